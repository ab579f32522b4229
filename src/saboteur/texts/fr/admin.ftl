# `saboteur admin` en ligne de commande.

## Commandes

cli-admin = Le travail des modérateurs : trouver tables et invités, fermer, bannir, lire les signalements.
cli-admin-tables = Lister les tables, la plus récente d’abord.
cli-admin-guests = Lister les invités ; ceux qui sont connectés, avec leur adresse.
cli-admin-audit = Lister ce que les modérateurs ont fait ou tenté de faire.
cli-admin-inspect = Montrer une table comme tout le monde la voit ; jamais une main ni un rôle.
cli-admin-close = Fermer une table pour de bon : ceux qui y sont l’apprennent, et plus personne n’y entre.
cli-admin-delete = Supprimer une table avec tout ce qui s’y est joué et dit.
cli-admin-ban = Tenir un invité ou un réseau à l’écart pour un temps.
cli-admin-bans = Lister les bannissements en cours.
cli-admin-unban = Lever un bannissement avant son terme.
cli-admin-reports = Lister les signalements que personne n’a traités.
cli-admin-report = Lire un signalement, avec ce qui s’est dit juste avant.
cli-admin-resolve = Marquer un signalement comme traité.

## Options

cli-admin-operator = Qui tu es, pour le journal d’audit ; d’ordinaire ton nom sur cette machine.
cli-admin-json = Répondre en JSON, pour les programmes.
cli-admin-page = Quelle page ; chacune a 20 lignes.
cli-admin-search-tables = Un code, l’identifiant d’un invité, ou une partie du nom de quelqu’un à la table.
cli-admin-search-guests = L’identifiant d’un invité, ou une partie d’un nom.
cli-admin-stage = Seulement les tables à ce stade : lobby, playing, over ou ended.
cli-admin-older = Seulement ceux qui ont plus de tant de jours.
cli-admin-younger = Seulement ceux qui ont moins de tant de jours.
cli-admin-house = Seulement les invités connectés depuis cette adresse ou ce réseau.
cli-admin-code = Le code de la table.
cli-admin-reason = Pourquoi, en quelques mots ; c’est noté dans le journal d’audit.
cli-admin-whom = L’identifiant d’un invité, une adresse comme { $address }, ou un réseau comme { $network }. Une adresse IPv6 vaut pour sa maison, soit 64 bits.
cli-admin-for = Pour combien de temps, comme dans { $examples }.
cli-admin-ended = Aussi ceux qui sont finis.
cli-admin-ban-id = Le bannissement, tel que la liste le nomme.
cli-admin-handled = Aussi ceux qui ont été traités.
cli-admin-report-id = Le signalement, tel que la liste le nomme.
cli-admin-outcome = Ce qu’il en est advenu, en quelques mots.

## Réponses

admin-nothing = Rien n’a été trouvé.
admin-stage =
    { $stage ->
        [lobby] en attente
        [playing] en cours
        [over] finie
        [closed] fermée
       *[ended] interrompue
    }
admin-table = Table { $code }, { $ruleset } : { $stage }
admin-moves =
    { $moves ->
        [one] Un coup joué.
       *[other] { $moves } coups joués.
    }
admin-seat-free = libre
admin-seat-bot = bot, { $level }
admin-seat-host = hôte
admin-report = { $by } a signalé { $about } à la table { $table } le { $at }
admin-report-ids = Leurs identifiants : { $by } a signalé { $about }
admin-outcome = Traité : { $outcome }
admin-talk = Ce qui s’est dit avant
admin-no-talk = Personne n’avait rien dit.
admin-did-close = La table { $target } est fermée.
admin-did-delete = La table { $target } est supprimée.
admin-did-ban = { $target } est banni jusqu’au { $until }.
admin-did-unban = Le bannissement { $target } est levé.
admin-did-resolve = Le signalement { $target } est traité.
admin-servers =
    { $servers ->
        [0] Aucun serveur en marche ne répond depuis ce dossier ; tout autre l’apprend en une seconde.
        [one] Le serveur en marche l’a appris.
       *[other] { $servers } serveurs en marche l’ont appris.
    }
admin-yes = oui
admin-failed = ÉCHEC
admin-action-inspect = regardé
admin-action-close = fermé
admin-action-delete = supprimé
admin-action-ban = banni
admin-action-unban = levé
admin-action-read = lu
admin-action-resolve = traité
admin-column-code = Code
admin-column-ruleset = Jeu
admin-column-stage = Stade
admin-column-seats = Places
admin-column-host = Hôte
admin-column-opened = Ouverte
admin-column-guest = Invité
admin-column-name = Nom
admin-column-first = Première venue
admin-column-last = Dernière venue
admin-column-tables = Tables
admin-column-address = Adresse
admin-column-banned = Banni jusqu’au
admin-column-when = Quand
admin-column-operator = Modérateur
admin-column-action = Acte
admin-column-target = Quoi
admin-column-done = Fait
admin-column-reason = Motif
admin-column-ban = Bannissement
admin-column-whom = Qui
admin-column-until = Jusqu’au
admin-column-report = Signalement
admin-column-about = Au sujet de
admin-column-by = De
admin-column-table = Table
admin-column-complaint = Plainte
admin-column-handled = Traité

## Ce qui ne peut se faire

admin-no-table = il n’y a pas de table { $asked }
admin-no-open-table = la table { $asked } est déjà fermée
admin-no-calm-table = il se passe trop de choses à la table { $asked } en ce moment ; réessaie
admin-no-guest = { $asked } n’est ni un invité, ni une adresse, ni un réseau
admin-no-such-network = { $asked } est un réseau trop large à bannir : au plus /8 en IPv4, ou /19 en IPv6
admin-no-ban = il n’y a pas de bannissement { $asked } en cours
admin-no-report = il n’y a pas de signalement { $asked }
admin-no-open-report = il n’y a pas de signalement { $asked } en attente
error-duration = { $asked } n’est pas une durée ; écris-la comme dans { $examples }, dix ans au plus
error-stage = il n’y a pas de stade { $asked } ; il y a { $stages }
