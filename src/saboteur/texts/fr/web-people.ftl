### Celles et ceux qui ont joué avec toi, les groupes, et ce que tu es devenu : des pages à part.

ties-title = Compagnons
ties-lead = Qui s’est assis à une table avec toi. Invite-les encore, ou pas : personne n’apprend ce que tu fais ici.
ties-none = Personne pour l’instant : dès que tu auras joué avec quelqu’un, tu le retrouveras ici.
ties-who-asks = Prends d’abord un surnom : joue une partie, ou ouvre une table.
ties-met =
    { $games ->
        [one] { $games } partie, la dernière le { $day }
       *[other] { $games } parties, la dernière le { $day }
    }
ties-met-never = aucune partie ensemble
ties-is-muted = en sourdine
ties-is-blocked = bloqué
ties-invite = Inviter
ties-invite-who = Inviter { $name }
ties-invite-again = Encore { $box }
ties-invite-table = Table { $code } : { $box }
ties-invited = { $name } est invité à la table { $code }.
ties-go = À la table
ties-into = Dans « { $group } »
ties-into-done = { $name } est invité dans « { $group } ».
ties-more-of = Autour de { $name }
ties-career-of = Le parcours de { $name }
ties-do-mute = Mettre en sourdine
ties-do-unmute = Entendre à nouveau
ties-do-block = Bloquer
ties-do-unblock = Débloquer
ties-block-sure = { $name } ne peut plus t’inviter, ni s’asseoir à tes tables privées, et tu ne l’entends plus. Il ne l’apprend pas.
ties-block-no = Laisser
ties-remove = Retirer de la liste
ties-failed =
    { $code ->
        [rate-limited] Trop d’un coup : attends un peu.
        [profile-private] Cela ne t’est pas montré.
        [no-person] Tu ne connais plus personne de ce nom.
        [blocked] Tu l’as bloqué : débloque-le d’abord.
        [bad-table] On ne peut plus venir à cette table.
        [no-group] Ce groupe n’existe pas, ou tu n’en es pas membre.
        [link-expired] Ce lien est ancien : le groupe en a un autre. Demande à qui te l’a envoyé.
        [group-full] Il n’y a plus de place : trop de membres, de groupes ou de saisons.
        [bad-group] Cela ne va pas : regarde le nom et les jours.
        [not-owner] Seul le responsable du groupe peut le faire.
        [no-invitation] Cette invitation n’est plus là.
        [offline] Pas de connexion. Réessaie.
       *[other] Cela n’a pas marché. Réessaie.
    }

asked-title = Tu es invité
asked-table = { $by } t’invite à { $box }
asked-seats = { $taken } places prises sur { $seats }
asked-group = { $by } t’invite dans « { $name } »
asked-come = Venir
asked-come-to = Venir : { $what }
asked-decline = Non merci
asked-decline-of = Non merci : { $what }
asked-join = Rejoindre

yours-title = À toi
yours-people = Compagnons
yours-profile = Ton parcours
yours-tournament = Rencontres

groups-title = Groupes
groups-lead = Un club, une famille : les membres trouvent les tables des autres, et les scores sont gardés.
groups-none = Tu n’es dans aucun groupe.
groups-members =
    { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }
groups-open =
    { $open ->
        [0] aucune table ouverte
        [one] { $open } table ouverte
       *[other] { $open } tables ouvertes
    }
groups-found = Nouveau groupe
groups-name = Nom du groupe
groups-create = Le créer

group-door-lead = Tu es invité dans ce groupe. Les membres voient les noms des autres, les tables du groupe, et ce que chacun a fait de ses parties.
group-join = Devenir membre
group-tables = Tables
group-tables-none = Personne ne joue en ce moment.
group-open = Ouvrir une table pour le groupe
group-sit = Y aller
group-stage =
    { $stage ->
        [lobby] attend des joueurs
       *[playing] en cours
    }
group-evening = La dernière soirée
group-evening-none = Rien n’a encore été joué.
group-seasons = Saisons
group-seasons-none = Il n’y a pas encore de saison.
group-season-days = du { $begins } au { $ends }
group-season-all = toutes les boîtes
group-season-none = Aucune partie de cette saison n’est encore finie.
group-season-new = Nouvelle saison
group-season-name = Nom de la saison
group-season-begins = Premier jour
group-season-ends = Dernier jour
group-season-box = Quelle boîte
group-season-create = La commencer
group-season-delete = Supprimer la saison
group-season-sure = La saison est supprimée ; ses parties restent. Vraiment ?
group-members = Membres
group-owner = responsable
group-you = toi
group-send-away = Écarter
group-send-sure = { $name } n’est plus membre, et le lien change. Vraiment ?
group-hand-over = Rendre responsable
group-link = Lien pour de nouveaux membres
group-link-copy = Copier le lien
group-link-copied = Copié
group-link-rotate = Un autre lien
group-link-old = L’ancien lien dit qu’il est ancien.
group-rename-do = Garder ce nom
group-own = Ce groupe
group-leave = Quitter le groupe
group-leave-sure = Tu ne verras plus ses tables ni ses scores. Vraiment ?
group-delete = Supprimer le groupe
group-delete-sure = Le groupe disparaît pour tous ; parties et enregistrements restent. Vraiment ?
group-no = Rester

standing-player = Joueur
standing-games = Parties
standing-won = Gagnées
standing-points = Points
standing-gold = Or
standing-rating = Cote

you-title = Ton parcours
you-lead = Toutes tes parties finies, comptées. Personne d’autre ne le voit, sauf si tu le dis.
you-title-of = Le parcours de { $name }
you-none = Aucune partie finie. Joues-en une jusqu’au bout !
you-missing =
    { $missing ->
        [one] Une partie plus ancienne est encore à compter.
       *[other] { $missing } parties plus anciennes sont encore à compter.
    }
you-games = Parties
you-won = Gagnées
you-share = { $share } %
you-points = Points
you-best = Meilleure partie
you-goals = Buts trouvés
you-right = Soupçons justes
you-wrong = Soupçons faux
you-seen = Percé à jour
you-slandered = Soupçonné à tort
you-lies = Mensonges
you-held = Mensonges qui ont tenu
you-left = Quittées avant la fin
you-seats = Par nombre de places
you-seats-column = Places
you-roles = Par rôle
you-role = Rôle
you-rounds = Manches
you-gold = Or
you-how = Comment c’est compté
you-how-text = Tu as soupçonné qui tu as accusé en dernier dans une manche, nommé dans un sondage ou marqué dans tes notes à la fin. Tu as été soupçonné par les personnes qui t’ont accusé ou nommé dans un sondage. Un mensonge est une affirmation qui n’était pas vraie ; il a tenu si personne ne t’a accusé ni dit autre chose avant la fin de la manche. Un but est trouvé par qui le retourne, s’il en vaut la peine. Tes notes ne comptent que pour toi.
you-records = Tes parties
you-record-won = gagnée
you-record-lost = pas gagnée
you-record-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
you-record-look = Regarder
you-shown = Qui voit cela
you-shown-nobody = Personne
you-shown-groups = Les membres de mes groupes
you-shown-people = Mes groupes, et qui a joué avec moi
you-rating = Cote
you-rating-lead = Si tu en veux une : ta force, mesurée à celle des autres qui en veulent une aussi. Les parties avec des bots et les parties interrompues ne comptent pas ; qui part perd, et la partie ne compte pour personne d’autre. Si tu y renonces, elle est oubliée.
you-rating-hidden = Montrée à partir de 15 parties, dès qu’elle est stable : { $games } pour l’instant.
you-rating-is = { $mu } ± { $doubt }, sur { $games } parties
you-saved = C’est gardé.

ties-at-table-none = Personne avec qui tu as joué ne peut être invité ici.
