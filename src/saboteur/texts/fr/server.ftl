# `saboteur serve`, `static`, `db`, `doctor` et `load` en ligne de commande.

## Options

cli-database-url = La base de données, si ce n’est pas un fichier du dossier des données : { $postgresql } ou { $sqlite }.
cli-redis-url = Le Redis où se retrouvent plusieurs nœuds sur un même PostgreSQL : { $redis }.

## La base de données

cli-db = S’occuper de la base de données.
cli-db-upgrade = Amener la base de données au schéma de ce programme.
cli-db-downgrade = Ramener la base de données au schéma d’un programme plus ancien, qui le nomme quand il refuse. Aucun serveur ne doit tourner.
cli-db-schema = Le schéma, comme { $schema }.
cli-db-backup = Écrire toute la base dans un fichier, même pendant qu’un serveur tourne. Le fichier contient tous les secrets.
cli-db-restore = Remplir une base vide, de l’une ou l’autre sorte, à partir d’un tel fichier.
cli-db-purge = Oublier les invités absents, si nombreux soient-ils. Un serveur le fait de lui-même tant qu’ils sont peu.
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
db-purged = { $guests ->
    [one] Un invité a été oublié.
   *[other] { $guests } invités ont été oubliés.
}
error-database = la base de données est inutilisable : { $reason }

## `serve` et `doctor`

cli-purge-days = Oublier les invités absents depuis tant de jours ; 0 les garde pour toujours.
cli-metrics-from = Un réseau qui peut lire les mesures du serveur ; plusieurs fois pour plusieurs. D’ordinaire cette machine seule.
cli-trusted-proxies = Un réseau de proxys placés devant le serveur, qui disent vrai sur l’origine de chaque invité ; plusieurs fois pour plusieurs. D’ordinaire cette machine seule.
cli-push-contact = À qui les services de notification peuvent s’adresser au sujet de ce serveur, comme { $mail }. Avec cela, on peut recevoir des notifications ; sans cela, le serveur n’appelle personne.
cli-push-key = La clé secrète pour les services de notification. D’habitude, elle est créée et gardée dans la base de données.
cli-push-networks = Un réseau non public où il peut y avoir des services de notification, comme { $network } ; plusieurs fois s’il y en a plusieurs.
cli-smtp-url = Le serveur qui prend les courriels, comme { $smtp } ou { $smtps }. Avec cela, on peut recevoir des courriels ; il faut aussi --public-url et --mail-from.
cli-mail-from = De qui viennent les courriels, comme { $sender }.
cli-mail-to = Envoyer un courriel à cette adresse.
error-post = les messages ne peuvent pas partir ainsi : { $reason }
cli-log-level = Ce qui est journalisé, comme dans { $levels }.
error-log-level = il n’y a pas de niveau de journal { $asked } ; il y a { $levels }
error-network = { $asked } n’est pas un réseau ; on l’écrit comme { $example }
cli-own-bots = Tes propres bots que les hôtes peuvent asseoir, sous la forme { $own }, { $named } ou le nom d’un bot installé, séparés par des virgules. Leur code tourne sur cette machine.
error-own-name = un bot ne peut pas s’appeler { $asked } ici : donne à chacun un nom à lui d’au plus 16 lettres, comme dans { $named }
serve-lan = Pour les autres dans la maison : { $address }
cli-static = Écrire le site en fichiers pour n’importe quel hébergement : tout ce qui se passe de serveur, les tables contre des bots aussi.
cli-static-folder = Le dossier où écrire ; il est nouveau ou vide.
cli-static-server = L’adresse d’un serveur pour les tables en ligne ; le site y renvoie.
static-written = Le site est dans { $folder } : n’importe quel hébergement peut le servir, sous n’importe quel chemin.
error-static-folder = { $folder } n’est pas un dossier vide ; nomme un dossier nouveau ou vide
error-static-server = { $asked } n’est pas l’adresse d’un serveur ; on l’écrit comme { $example }
error-static-client = le client pour navigateurs n’est pas construit : make web
cli-doctor = Regarder si tout ce dont un serveur a besoin est là.
doctor-fine = bon
doctor-ill = MAL
doctor-doubtful = À VOIR
doctor-python = Python { $detail } (3.11 ou plus récent)
doctor-client = Le client du navigateur dans { $detail }
doctor-data = De la place pour les données dans { $detail }
doctor-sqlite = SQLite { $detail }
doctor-database = La base de données. { $detail }
doctor-schema = Le schéma de la base et celui de ce programme, { $detail }
doctor-redis = Redis, avec un bail de { $detail }
doctor-port = Hôte et port { $detail }
doctor-running = Un serveur tourne à l’hôte et au port { $detail }
doctor-client-ips = Les invités d’une journée et les adresses d’où ils viennent, { $detail }
doctor-single-ip = Tous les invités viennent d’une seule adresse ({ $detail }) et partagent ses limites. Si c’est celle d’un proxy, nomme-la dans --trusted-proxies.
doctor-public-url = L’adresse publique { $detail }
doctor-push = Notifications, avec la clé { $detail }
doctor-no-push = Pas de notifications : --push-contact manque. { $detail }
doctor-mail = Courriels par { $detail }
doctor-no-mail = Pas de courriels : --smtp-url manque. { $detail }
doctor-mail-sent = Un courriel à { $detail }
doctor-end = { $ill ->
    [0] Tout va bien.
    [one] Une chose est à corriger.
   *[other] { $ill } choses sont à corriger.
}

## `bot`

cli-bot = Envoyer un bot à une table de n’importe quel serveur : il s’assied parmi les gens, marqué comme bot, et joue.
cli-bot-url = Où est le serveur, comme dans un navigateur.
cli-bot-code = Le code de la table.
cli-bot-bot = Le bot : { $own }, le nom d’un bot installé, ou random.
cli-bot-name = Comment il s’appelle à la table.
cli-bot-stay = Rester pour une revanche.
bot-seated = Table { $code }, place { $seat } : le bot s’assied.
bot-lost = La ligne est coupée ; le bot revient.
bot-over =
    { $stage ->
        [ended] La partie a été interrompue.
       *[over] La partie est finie.
    }
error-bot-level = le niveau { $asked } se sert de plus que ce qu’une page montre ; l’hôte de la table peut l’asseoir
error-visit = le bot ne peut pas jouer à la table { $code } : { $reason }
