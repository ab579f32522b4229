### Ce que le navigateur dit de La Grande Aventure. $who vaut « you » pour le joueur à qui l’on parle, sinon $name est le nom du joueur.
### $mine est le numéro d’une case de mine, dès 1 ; $number celui d’un trésor.

## Avant la partie

mines-dealt =
    { $aside ->
        [one] { $cards } cartes nain sont mélangées ; une n’est pas distribuée.
       *[other] { $cards } cartes nain sont mélangées ; { $aside } ne sont pas distribuées.
    }

## Les cartes, en peu de mots

mines-title-axe = Hache
mines-title-boat = Barque
mines-title-rope = Corde
mines-title-information-mine-treasure = Mine ou trésor
mines-title-information-mine-dwarf = Mine ou nain
mines-title-information-treasure-dwarf = Trésor ou nain
mines-title-trap = Piège
mines-title-troll = Troll
mines-title-storm = Orage
mines-kind-log = un chemin avec un tronc
mines-kind-pond = un chemin avec un étang
mines-kind-ravine = un chemin avec un ravin
mines-kind-rocks = un chemin avec des rochers
mines-kind-campfire = un chemin avec un feu de camp
mines-face-gems = gemmes
mines-face-gold = or
mines-face-silver = argent
mines-face-dragon = le dragon
mines-letter-blue = B
mines-letter-yellow = J
mines-goal-blue-loyal = Partage avec le clan bleu
mines-goal-yellow-loyal = Partage avec le clan jaune
mines-goal-blue-selfish = Garde tout pour lui
mines-goal-yellow-selfish = Garde tout pour lui
mines-goal-blue-saboteur = Porte le bleu, partage avec les jaunes
mines-goal-yellow-saboteur = Porte le jaune, partage avec les bleus

## Son propre nain

mines-role-eyebrow = Ton nain, cette manche
mines-role-down = { $seats } nains entrent dans la forêt. Le dos d’une carte dit le clan, sa face seule dit la vérité.
mines-role-blue-loyal = Tu es fidèle au clan bleu. Ce que tu prends est partagé avec ses nains loyaux, et avec le jaune qui travaille en secret pour lui.
mines-role-yellow-loyal = Tu es fidèle au clan jaune. Ce que tu prends est partagé avec ses nains loyaux, et avec le bleu qui travaille en secret pour lui.
mines-role-blue-selfish = Tu es du clan bleu, mais tu ne partages avec personne : ce que tu prends est à toi, le butin des autres est à eux.
mines-role-yellow-selfish = Tu es du clan jaune, mais tu ne partages avec personne : ce que tu prends est à toi, le butin des autres est à eux.
mines-role-blue-saboteur = Tu es du clan bleu et tu travailles pour le jaune : tu as part à son butin. Que personne ne voie à qui tu barres la route.
mines-role-yellow-saboteur = Tu es du clan jaune et tu travailles pour le bleu : tu as part à son butin. Que personne ne voie à qui tu barres la route.
mines-role-loot = Les points comptent sur toutes les manches ; clans et cartes nain sont redistribués à chacune.
mines-role-pool =
    { $aside ->
        [0] { $cards } cartes nain, toutes distribuées.
        [one] { $cards } cartes nain, dont une n’est pas distribuée.
       *[other] { $cards } cartes nain, dont { $aside } ne sont pas distribuées.
    }
mines-secret = Ton vrai visage
mines-secret-short = Mon nain

## La table

mines-phases = Les trois temps du tour
mines-phase-card = Carte
mines-phase-walk = Marche
mines-phase-draw = Pioche
mines-steps =
    { $left ->
        [one] 1 pas
       *[other] { $left } pas
    }
mines-supply = Jetons restant en réserve
mines-treasures = Trésors
mines-left =
    { $count ->
        [one] { $count } trésor à prendre
       *[other] { $count } trésors à prendre
    }
mines-taken =
    { $count ->
        [one] { $count } trésor pris
       *[other] { $count } trésors pris
    }
mines-treasure = Trésor { $number } : { $name }
mines-taken-by =
    { $who ->
        [you] pris par toi
       *[other] pris par { $name }
    }
mines-look-treasure = Trésors que tu peux regarder
mines-has-troll = Son troll barre un chemin jusqu’à son prochain tour
mines-mine = Mine { $mine }
mines-edge = Entre { $one } et { $other }
mines-cell-card =
    { $turned ->
        [yes] { $cell } : { $card }, retournée
       *[no] { $cell } : { $card }
    }
mines-cell-overcome =
    { $overcome ->
        [yes] surmonté
       *[no] pas encore surmonté
    }
mines-cell-mine = Mine { $mine }, face cachée
mines-cell-mine-seen = Mine { $mine }, face cachée ; tu y as vu : { $face }
mines-cell-mine-shown = Mine { $mine } : { $face }
mines-cell-dwarf = { $name } ({ $clan })
mines-cell-token = { $token } au { $side }

## Que faire

mines-hint-turn = Joue une carte, ou défausses-en une ou deux ; puis ton nain marche.
mines-hint-lay = Pose le chemin dans un cadre pointillé : il doit prolonger un chemin.
mines-hint-axe = Choisis le tronc à débiter.
mines-hint-boat = Choisis l’étang à traverser.
mines-hint-rope = Choisis le ravin à franchir.
mines-hint-trap = Choisis le bout de chemin à piéger : qui y passe perd une carte.
mines-hint-troll = Choisis le bout de chemin du troll : personne n’y passe jusqu’à ton prochain tour.
mines-hint-storm = Choisis le chemin que l’orage retire.
mines-hint-information =
    { $one ->
        [mine] { $other ->
            [treasure] Regarde une mine cachée, ou un trésor.
           *[dwarf] Regarde une mine cachée, ou la carte nain d’un joueur.
        }
       *[treasure] Regarde un trésor, ou la carte nain d’un joueur.
    }
mines-idle-axe = Il n’y a aucun tronc à débiter. Tu peux la défausser.
mines-idle-boat = Il n’y a aucun étang à traverser. Tu peux la défausser.
mines-idle-rope = Il n’y a aucun ravin à franchir. Tu peux la défausser.
mines-idle-trap = Il n’y a aucun bout de chemin à piéger, ou plus de piège. Tu peux la défausser.
mines-idle-troll = Il n’y a aucun bout de chemin pour un troll, ou plus de troll. Tu peux la défausser.
mines-idle-storm = Il n’y a aucun chemin que l’orage puisse retirer. Tu peux la défausser.
mines-hint-pass = Défausser cette carte face cachée ?
mines-hint-pass-more = Tu peux défausser une seconde carte. Tu en pioches autant.
mines-hint-step =
    { $left ->
        [one] Encore un pas : choisis une case encadrée, ou reste ici.
       *[other] Ton nain marche pas à pas, { $left } au plus : choisis la case suivante, ou reste ici.
    }
mines-hint-orient = Cette mine va dans les deux sens. Lequel choisis-tu ?
mines-hint-take = Ta mine ! Quel trésor prends-tu ?
mines-hint-vote = { $name } propose de finir la manche et de partager le butin.
mines-wait-step =
    { $left ->
        [one] { $name } marche : encore un pas.
       *[other] { $name } marche : encore { $left } pas.
    }
mines-answer-stay = Rester ici
mines-answer-enough = Ça suffit
mines-answer-propose = Proposer de finir la manche
rare-lost-mines = Finir la manche
mines-confirm-choose = Choisir la cible
mines-confirm-choose-step = Choisir une case
mines-confirm-step = Marcher ici
mines-confirm-pass = Défausser face cachée
mines-confirm-tool = Surmonter l’obstacle
mines-confirm-trap = Tendre le piège
mines-confirm-troll = Placer le troll
mines-confirm-storm = Retirer ce chemin
mines-confirm-mine = Regarder la mine { $mine }
mines-confirm-treasure = Regarder le trésor { $number }
mines-confirm-dwarf = Regarder le nain de { $name }
mines-take = Prendre le trésor { $number }
mines-take-how = Ils sont face cachée, et le restent jusqu’à la fin de la manche.

## Journal

mines-log-began =
    { $who ->
        [you] La manche { $round } commence par toi ; trésors : { $symbols }
       *[other] La manche { $round } commence par { $name } ; trésors : { $symbols }
    }
mines-log-walk =
    { $who ->
        [you] { $steps ->
            [one] Tu fais un pas
           *[other] Tu fais { $steps } pas
        }
       *[other] { $steps ->
            [one] { $name } fait un pas
           *[other] { $name } fait { $steps } pas
        }
    }
mines-log-overcome =
    { $who ->
        [you] { $token ->
            [axe] Tu débites un tronc
            [boat] Tu mets une barque sur un étang
           *[rope] Tu tends une corde sur un ravin
        }
       *[other] { $token ->
            [axe] { $name } débite un tronc
            [boat] { $name } met une barque sur un étang
           *[rope] { $name } tend une corde sur un ravin
        }
    }
mines-log-trap =
    { $who ->
        [you] Tu tends un piège
       *[other] { $name } tend un piège
    }
mines-log-troll =
    { $who ->
        [you] Tu places un troll sur la route
       *[other] { $name } place un troll sur la route
    }
mines-log-storm =
    { $who ->
        [you] Ton orage emporte { $card }
       *[other] L’orage de { $name } emporte { $card }
    }
mines-log-token-lost =
    { $token ->
        [trap] Un piège part avec lui
       *[troll] Un troll part avec lui
    }
mines-log-entered =
    { $who ->
        [you] Tu entres dans la mine { $mine } : { $face } !
       *[other] { $name } entre dans la mine { $mine } : { $face } !
    }
mines-log-taken =
    { $who ->
        [you] Tu prends un trésor : { $symbol }
       *[other] { $name } prend un trésor : { $symbol }
    }
mines-log-mine-seen =
    { $who ->
        [you] Tu as vu la mine { $mine } : { $face }
       *[other] { $name } a vu la mine { $mine } : { $face }
    }
mines-log-mine-peek =
    { $who ->
        [you] Tu regardes la mine { $mine }
       *[other] { $name } regarde la mine { $mine }
    }
mines-log-ended = La manche { $round } est finie. { $cause }
mines-log-shared = Le butin est partagé : { $gains }

## La fin d’une manche

mines-ended =
    { $cause ->
        [all-treasures] Tous les trésors sont pris
        [agreed] La manche finit d’un commun accord
       *[hands-empty] La dernière carte est jouée
    }
mines-gained =
    { $count ->
        [0] Tu n’as rien
        [one] Tu gagnes { $count } point
       *[other] Tu gagnes { $count } points
    }
mines-ended-how = Les cartes nain sont retournées. Ceux qui servent le même clan partagent ce que le groupe a pris ; ce qui reste va à qui avait le meilleur trésor.
mines-stage-dwarves = Les nains
mines-stage-treasures = Les trésors
mines-stage-points = Le partage du butin
mines-group-blue = Pour le clan bleu
mines-group-yellow = Pour le clan jaune
mines-group-selfish = Pour eux-mêmes
mines-group-loot =
    { $seats ->
        [one] { $points }, pour un seul
       *[other] { $points }, à partager entre { $seats }
    }
mines-no-treasure = aucun trésor
mines-dragon-price = paie le dragon
mines-in-all = { $points } en tout
