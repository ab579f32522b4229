# `saboteur serve`, `db`, `doctor` et `load` en ligne de commande.

## Options

cli-database-url = La base de données, si ce n’est pas un fichier du dossier des données : { $postgresql } ou { $sqlite }.
cli-redis-url = Le Redis où se retrouvent plusieurs nœuds sur un même PostgreSQL : { $redis }.

## La base de données

cli-db = S’occuper de la base de données.
cli-db-upgrade = Amener la base de données au schéma de ce programme.
cli-db-backup = Écrire toute la base dans un fichier, même pendant qu’un serveur tourne. Le fichier contient tous les secrets.
cli-db-restore = Remplir une base vide, de l’une ou l’autre sorte, à partir d’un tel fichier.
cli-backup-file = La sauvegarde, un texte compressé par gzip.
db-upgraded = La base de données a le schéma { $schema }.
db-backed-up = { $rows ->
    [one] Une ligne est dans { $file }.
   *[other] { $rows } lignes sont dans { $file }.
}
db-restored = { $rows ->
    [one] Une ligne a été restaurée depuis { $file }.
   *[other] { $rows } lignes ont été restaurées depuis { $file }.
}
error-database = la base de données est inutilisable : { $reason }
