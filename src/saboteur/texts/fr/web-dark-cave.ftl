### Ce que le navigateur dit à une table de La mine se rebelle.
### $who vaut « you » pour la personne à qui l’on parle, sinon $name est le nom du joueur ; $creature est le nom d’une créature en minuscules.

## Avant la partie

cave-dealt =
    { $seats ->
        [2] Jaune contre Bleu, un nain chacun et pas de saboteur : qui sortira le plus d’or de la mine ?
        [3] Un seul clan sur tous les dos, mais certains servent l’autre. Nul ne sait qui.
        [4] Un seul clan sur tous les dos, mais certains servent l’autre. Nul ne sait qui.
       *[other] Jaune et Bleu, un saboteur possible dans chaque clan. Le dos montre ce qu’on porte, la face qui l’on sert.
    }

## Carte clan

cave-role-eyebrow = Ta carte clan
cave-role-loyal =
    { $works ->
        [blue] Tu portes le bleu et tu sers le bleu.
       *[yellow] Tu portes le jaune et tu sers le jaune.
    }
cave-role-saboteur =
    { $works ->
        [blue] Tu portes le jaune, mais tu sers le bleu. Personne ne doit le découvrir trop tôt.
       *[yellow] Tu portes le bleu, mais tu sers le jaune. Personne ne doit le découvrir trop tôt.
    }
cave-role-win =
    { $works ->
        [blue] Tu gagnes si le clan bleu a le plus grand trésor à la fin.
       *[yellow] Tu gagnes si le clan jaune a le plus grand trésor à la fin.
    }
cave-role-known =
    { $aside ->
        [0] { $cards } cartes clan, toutes distribuées.
        [one] { $cards } cartes clan, { $seats } distribuées. La dernière reste face cachée.
       *[other] { $cards } cartes clan, { $seats } distribuées. Les autres restent face cachée.
    }
cave-loyal = Loyal
cave-saboteur = Saboteur
cave-serves-yellow-loyal = Sert le clan jaune
cave-serves-blue-loyal = Sert le clan bleu
cave-serves-yellow-saboteur = Porte le jaune, sert le bleu
cave-serves-blue-saboteur = Porte le bleu, sert le jaune
cave-role-short =
    { $role ->
        [yellow-loyal] sert le jaune
        [blue-saboteur] sert le jaune
       *[other] sert le bleu
    }
cave-secret = Qui je sers
cave-secret-short = Mon clan
cave-letter-yellow = J
cave-letter-blue = B

## Cartes

cave-title-information = Information secrète
cave-title-rockfall = Éboulement
cave-title-hand-swap = Échange de mains
cave-title-web = Toile
cave-title-boots = Bottes
cave-title-axe = Hache
cave-title-rat = Rat · 3
cave-title-lindworm = Lindworm · 4
cave-title-goblin = Gobelin · 5
cave-kind-abyss = un chemin avec des abysses
cave-kind-ladder = un chemin avec une échelle
cave-kind-bridge = un pont
cave-kind-tunnel = deux courbes avec un tunnel
cave-kind-vein = un chemin avec un filon d’or
cave-face =
    { $kind ->
        [goal-exit] sortie
        [goal-ladder] échelle
        [goal-abyss] abysses
       *[other] or
    }

## Table

cave-phases = Les étapes de ton tour
cave-phase-card = Carte
cave-phase-walk = Marche
cave-phase-draw = Pioche
cave-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
cave-draws =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cave-levels = I : { $one }, II : { $two }, III : { $three }
cave-depths = L’eau monte
cave-discard =
    { $count ->
        [one] défausse : { $count } carte
       *[other] défausse : { $count } cartes
    }
cave-level-left =
    { $count ->
        [one] Niveau { $level } : encore { $count } carte dans la pioche
       *[other] Niveau { $level } : encore { $count } cartes dans la pioche
    }
cave-out = sorti
cave-lies = à terre
cave-looked = Carte clan vue par { $names }
cave-holds = Tu lui connais : { $cards }
cave-notes = Dans la mine
cave-note-web =
    { $who ->
        [you] { $turns ->
            [1] Ta toile : elle s’en va à ton prochain tour.
           *[other] Ta toile : encore deux de tes tours. Une hache l’entame.
        }
       *[other] { $turns ->
            [1] Toile de { $name } : elle s’en va à son prochain tour.
           *[other] Toile de { $name } : encore deux de ses tours. Une hache l’entame.
        }
    }
cave-note-creature =
    { $who ->
        [you] { $creature }, jusqu’à ton prochain tour.
       *[other] { $creature }, jusqu’au prochain tour de { $name }.
    }
cave-note-spare = Cartes clan mises de côté : { $roles }
cave-bite =
    { $creature ->
        [rat] Le rat prend une carte de la main.
        [lindworm] Le lindworm jette à terre.
       *[goblin] Le gobelin prend une pépite.
    }
cave-repel-how =
    { $axes ->
        [one] Ta hache y passe.
       *[other] Une de tes { $axes } haches y passe.
    }
cave-take-how = Ta carte clan est alors retournée, à la vue de tous.
cave-vote-how = La partie ne s’arrête que si tous acceptent.
cave-answer-stop =
    { $asked ->
        [dwarf-step] Rester ici
        [creature-step] Le { $creature } reste ici
       *[other] Pas de seconde carte
    }
cave-answer-repel = Frapper à la hache
cave-answer-decline =
    { $asked ->
        [take-nugget] La laisser
       *[other] Garder la hache
    }
cave-answer-take = Prendre la pépite
cave-answer-agree = Accepter
cave-answer-refuse = Refuser
cave-answer-cut = Entamer une toile
cave-answer-propose-end = Proposer de finir la partie
rare-dark-cave = Finir la partie
cave-confirm-pass = Défausser face cachée
cave-confirm-step =
    { $price ->
        [card] Y aller : une carte
        [nugget] Y aller : une pépite
       *[none] Avancer d’un pas
    }
cave-confirm-run = Envoyer le { $creature } là
cave-confirm-enter = Entrer dans le but
cave-confirm-cut = Entamer la toile
cave-confirm-call = Appeler le { $creature } ici
cave-confirm-go = Relancer le { $creature }
cave-confirm-information = Voir la carte clan de { $name }
cave-confirm-hand-swap = Échanger avec { $name }
cave-confirm-web = Tendre la toile ici
cave-confirm-boots =
    { $who ->
        [you] Chausser les bottes
       *[other] Donner les bottes à { $name }
    }
cave-confirm-axe =
    { $who ->
        [you] Prendre la hache
       *[other] Donner la hache à { $name }
    }
cave-hint-turn = Choisis une carte, à jouer ou à défausser. Ensuite ton nain marche.
cave-hint-pass = La défausser aussi ? Tu pioches autant de cartes que tu en défausses.
cave-hint-pass-more = Défausse une seconde carte, ou restes-en là. Tu en pioches autant.
cave-hint-cut = Choisis la toile que ta hache entame.
cave-hint-call = Choisis les abysses d’où sort le { $creature }.
cave-hint-go = Le { $creature } rôde déjà : relance-le d’où il est.
cave-hint-information = Choisis un but, ou un nain dont tu veux voir la carte clan.
cave-hint-hand-swap = Choisis avec qui échanger les mains.
cave-hint-web = Choisis le bord où tendre la toile : personne n’y passe plus.
cave-hint-boots = Choisis qui reçoit les bottes : un pas de plus à chaque tour.
cave-hint-axe = Choisis qui reçoit la hache : contre une créature ou une toile.
cave-idle-creature = Elle ne rôde pas, et il n’y a pas d’abysses d’où elle puisse sortir. Tu peux la défausser.
cave-idle-web = Il n’y a aucun bord où tendre une toile. Tu peux la défausser.
cave-idle-boots = Personne ici ne peut recevoir de bottes. Tu peux les défausser.
cave-idle-axe = Personne ici ne peut recevoir de hache. Tu peux la défausser.
cave-hint-creature-step =
    { $left ->
        [one] Encore un pas pour le { $creature }. Choisis une case.
       *[other] Encore { $left } pas pour le { $creature }. Choisis une case.
    }
cave-hold-creature =
    { $goes ->
        [yes] Le { $creature } va partir : tu peux encore annuler.
       *[no] Le { $creature } attend : confirme, ou annule.
    }
cave-hint-dwarf-step =
    { $left ->
        [0] Plus un pas, mais ta hache atteint une toile.
        [one] Ton nain a encore un pas. Choisis une case, ou reste.
       *[other] Ton nain a encore { $left } pas. Choisis une case, ou reste.
    }
cave-hint-attack-order = Plusieurs créatures guettent ici. Laquelle attaque la première ?
cave-hint-repel = Le { $creature } attaque. Utiliser ta hache ?
cave-hint-take = Il y a de l’or dans ce filon. Prendre la pépite ?
cave-hint-vote = { $name } propose d’arrêter la partie. D’accord ?
cave-tip-card = Le pont coûte une carte
cave-tip-card-how = Tirée au hasard dans ta main, elle est défaussée face cachée.
cave-tip-nugget = Le tunnel coûte une pépite
cave-tip-nugget-how = Elle se paie tout de suite.
cave-tip-danger = Une créature y guette
cave-tip-danger-how = Elle attaque, et ta marche s’arrête.
cave-tip-exit = La sortie
cave-tip-exit-how = À l’air libre, ton or est sauvé.
cave-enter-step = y va

## Espaces

cave-middle = milieu
cave-mark-abyss = abysses
cave-mark-ladder = échelle
cave-mark-vein = filon
cave-mark-exit = sortie
cave-mark-deck = sur le pont
cave-mark-tunnel = tunnel
cave-cell-card =
    { $lit ->
        [yes] Case { $cell } : { $card }{ $turned ->
            [yes] , retournée
           *[no] { "" }
        }
       *[no] Case { $cell } : { $card }{ $turned ->
            [yes] , retournée
           *[no] { "" }
        }, coupée du départ
    }
cave-cell-goal = Case { $cell }, but : { $face }
cave-cell-goal-seen = Case { $cell }, but face cachée ; tu y as vu : { $face }
cave-cell-goal-hidden = Case { $cell }, but face cachée
cave-on-space = { $what } ({ $where })
cave-dwarf =
    { $clan ->
        [blue] { $name }, clan bleu{ $lying ->
            [yes] , à terre
           *[no] { "" }
        }
       *[yellow] { $name }, clan jaune{ $lying ->
            [yes] , à terre
           *[no] { "" }
        }
    }
cave-gold = une pépite
cave-web-at = toile au bord { $side }
cave-edge-play = Tendre la toile au bord { $side } de { $cell }
cave-edge-cut = Entamer la toile au bord { $side } de { $cell }
cave-space-play = Sortir en { $where }
cave-space-step =
    { $danger ->
        [yes] Vers { $where } : une créature y guette
       *[no] { $price ->
            [card] Vers { $where } : coûte une carte
            [nugget] Vers { $where } : coûte une pépite
           *[none] Vers { $where }
        }
    }

## Fin

cave-stage-roles = Les cartes clan
cave-stage-gold = Les pépites sorties
cave-stage-treasures = Les trésors des clans
cave-serves =
    { $clan ->
        [blue] Au service du clan bleu
       *[yellow] Au service du clan jaune
    }
cave-won =
    { $clan ->
        [blue] Le clan bleu gagne
       *[yellow] Le clan jaune gagne
    }
cave-own =
    { $won ->
        [yes] Tu étais à son service.
       *[no] Tu servais l’autre.
    }
cave-nobody-won = Les trésors des deux clans se valent
cave-saved = Les trésors des clans
cave-treasure-how = Le trésor d’un clan : les pépites sorties par ceux qui le servent, multipliées par le nombre de ceux qui servent l’autre.
cave-end-cause =
    { $cause ->
        [clan] Tous ceux qui servent un des clans sont sortis.
        [agreed] Tous ont accepté d’arrêter.
       *[cards] Il ne reste plus de carte.
    }
cave-who-was = Qui servait qui
cave-was = { $name } : { $role }

## Le journal, quand le plateau montre l’endroit

cave-log-nugget-placed = Une pépite brille dans le filon.
cave-log-nugget-returned = La pépite du filon est ensevelie.
cave-log-creature-moved = Le { $creature } file plus loin.
cave-log-web-laid =
    { $who ->
        [you] Tu tends une toile.
       *[other] { $name } tend une toile.
    }
cave-log-creature-called =
    { $who ->
        [you] Tu appelles le { $creature }.
       *[other] { $name } appelle le { $creature }.
    }
cave-log-dwarf-moved =
    { $who ->
        [you] Tu avances.
       *[other] { $name } avance.
    }
cave-log-goal-shown =
    { $who ->
        [you] Tu entres dans le but { $where } : « { $goal } » ! À toi de choisir son sens.
       *[other] { $name } entre dans le but { $where } : « { $goal } » ! { $name } choisit son sens.
    }
cave-log-goal-revealed =
    { $who ->
        [you] Tu entres dans le but { $where } : « { $goal } » !
       *[other] { $name } entre dans le but { $where } : « { $goal } » !
    }
cave-log-goal-seen =
    { $who ->
        [you] Tu regardes le but { $where } : c’est « { $goal } ».
       *[other] { $name } regarde le but { $where } : c’est « { $goal } ».
    }
cave-log-hidden-goal-peek =
    { $who ->
        [you] Tu regardes le but { $where }.
       *[other] { $name } regarde le but { $where }.
    }
cave-corner =
    { $corner ->
        [nw] en haut à gauche
        [ne] en haut à droite
        [sw] en bas à gauche
       *[se] en bas à droite
    }
cave-sum = { $carried } × { $others } =
cave-goal-name =
    { $corner ->
        [nw] But en haut à gauche
        [ne] But en haut à droite
        [sw] But en bas à gauche
       *[se] But en bas à droite
    }
cave-log-nugget-taken =
    { $who ->
        [you] Tu prends la pépite du filon.
       *[other] { $name } prend la pépite du filon.
    }
