# `saboteur serve`, `db`, `doctor` and `load` on the command line.

## Options

cli-database-url = The database, if it is not a file in the data folder: { $postgresql } or { $sqlite }.
cli-redis-url = The Redis where several nodes on one PostgreSQL meet: { $redis }.

## The database

cli-db = Look after the database.
cli-db-upgrade = Lead the database to the schema of this program.
cli-db-backup = Write the whole database into one file, also while a server runs. The file holds every secret.
cli-db-restore = Fill an empty database, of either kind, from such a file.
cli-backup-file = The backup, a gzipped text.
db-upgraded = The database has schema { $schema }.
db-backed-up = { $rows ->
    [one] One row is in { $file }.
   *[other] { $rows } rows are in { $file }.
}
db-restored = { $rows ->
    [one] One row was restored from { $file }.
   *[other] { $rows } rows were restored from { $file }.
}
error-database = the database can’t be used: { $reason }
