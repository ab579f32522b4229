# `saboteur serve`, `static`, `db`, `doctor` and `load` on the command line.

## Options

cli-database-url = The database, if it is not a file in the data folder: { $postgresql } or { $sqlite }.
cli-redis-url = The Redis where several nodes on one PostgreSQL meet: { $redis }.

## The database

cli-db = Look after the database.
cli-db-upgrade = Lead the database to the schema of this program.
cli-db-downgrade = Lead the database back to the schema of an older program, which names it when it refuses. No server may run.
cli-db-schema = The schema, as { $schema }.
cli-db-backup = Write the whole database into one file, also while a server runs. The file holds every secret.
cli-db-restore = Fill an empty database, of either kind, from such a file.
cli-db-purge = Forget guests who have stayed away, however many they are. A server does so by itself while they are few.
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
db-purged = { $guests ->
    [one] One guest was forgotten.
   *[other] { $guests } guests were forgotten.
}
error-database = the database can’t be used: { $reason }

## `serve` and `doctor`

cli-purge-days = Forget guests who have stayed away for so many days; 0 keeps them for ever.
cli-metrics-from = A network that may read the figures of the server; more than once for several. Usually this machine alone.
cli-trusted-proxies = A network of proxies in front of the server, which say truly where each guest comes from; more than once for several. Usually this machine alone.
cli-push-contact = Whom push services may ask about this server, as { $mail }. With it, guests may have pushes; without it, nobody is called.
cli-push-key = The secret key for push services. Usually one is made, and kept in the database.
cli-push-networks = A network that is not public in which push services may stand, as { $network }; more than once for several.
cli-smtp-url = The server that takes mails, as { $smtp } or { $smtps }. With it, guests may have mail; it needs --public-url and --mail-from.
cli-mail-from = Whom mails come from, as { $sender }.
cli-mail-to = Send one mail to this address.
error-post = letters can’t be sent like this: { $reason }
cli-log-level = How much is logged, as in { $levels }.
error-log-level = there is no log level { $asked }; there are { $levels }
error-network = { $asked } is no network; one looks like { $example }
cli-own-bots = Bots of your own that hosts may seat, as { $own }, { $named } or the name of an installed one, separated by commas. Their code runs on this machine.
error-own-name = a bot can’t be called { $asked } here: give each a name of its own of at most 16 letters, as in { $named }
serve-lan = For others in your house: { $address }
cli-static = Write the site as files for any web space: everything that needs no server, tables against bots too.
cli-static-folder = The folder to write to; it is new or empty.
cli-static-server = The address of a server for tables online; the site links to it.
static-written = The site is in { $folder }: any web space can serve it, below any path.
error-static-folder = { $folder } is not an empty folder; name one that is new or empty
error-static-server = { $asked } is no address of a server; one looks like { $example }
error-static-client = the browser client is not built: make web
cli-doctor = Look whether everything is there that a server needs.
doctor-fine = fine
doctor-ill = ILL
doctor-doubtful = LOOK
doctor-python = Python { $detail } (3.11 or newer)
doctor-client = The browser client in { $detail }
doctor-data = Room for the data in { $detail }
doctor-sqlite = SQLite { $detail }
doctor-database = The database. { $detail }
doctor-schema = The schema of the database and of this program, { $detail }
doctor-redis = Redis, with a lease of { $detail }
doctor-port = Host and port { $detail }
doctor-running = A server runs at host and port { $detail }
doctor-client-ips = Guests of a day and the addresses they came from, { $detail }
doctor-single-ip = All guests come from one address ({ $detail }) and share its limits. If it is that of a proxy, name it in --trusted-proxies.
doctor-public-url = The public address { $detail }
doctor-push = Pushes, with the key { $detail }
doctor-no-push = No pushes: --push-contact is not set. { $detail }
doctor-mail = Mail by { $detail }
doctor-no-mail = No mail: --smtp-url is not set. { $detail }
doctor-mail-sent = One mail to { $detail }
doctor-end = { $ill ->
    [0] All is well.
    [one] One thing must be put right.
   *[other] { $ill } things must be put right.
}

## `bot`

cli-bot = Send a bot to a table of any server: it sits down among people, marked as a bot, and plays.
cli-bot-url = Where the server is, as in a browser.
cli-bot-code = The code of the table.
cli-bot-bot = The bot: { $own }, the name of an installed one, or random.
cli-bot-name = What it is called at the table.
cli-bot-stay = Stay for a rematch.
bot-seated = Table { $code }, seat { $seat }: the bot sits down.
bot-lost = The line is lost; the bot comes back.
bot-over =
    { $stage ->
        [ended] The game was broken off.
       *[over] The game is over.
    }
error-bot-level = the level { $asked } goes by more than a page shows; let the host of the table seat it
error-visit = the bot can’t play at table { $code }: { $reason }
