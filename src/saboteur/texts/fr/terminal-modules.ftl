### Ce que dit le terminal de Saboteur 2 et des modules : événements (event-…), questions (ask-…), réponses (move-…), ce qui est sur la table.
### Les arguments sont les champs de l’événement ou du coup : $who vaut « you » ou bien $name est le joueur, $target celui que cela concerne ($relation), $card un nom, $cell une case.

## Mots

both = { $one } et { $other }
no-cards = aucune carte
game-with = { $box } avec { $modules }
team-blue-digger = les chercheurs d’or bleus
team-green-digger = les chercheurs d’or verts
team-saboteur = les saboteurs

## Saboteur 2

event-card-played-on =
    { $who ->
        [you] { $relation ->
            [self] Tu joues « { $card } » sur toi-même.
           *[other] Tu joues « { $card } » sur { $target }.
        }
       *[other] { $relation ->
            [self] { $name } joue « { $card } » devant soi.
            [you] { $name } joue « { $card } » sur toi.
           *[other] { $name } joue « { $card } » sur { $target }.
        }
    }
event-mark-cleared =
    { $who ->
        [you] Tu défausses deux cartes pour retirer « { $removed } ».
       *[other] { $name } défausse deux cartes pour retirer « { $removed } ».
    }
event-crystals-paid =
    { $crystals ->
        [0] Aucun cristal dans le labyrinthe pour les géologues : { $seats }.
        [one] Un cristal dans le labyrinthe pour les géologues : { $seats }.
       *[other] { $crystals } cristaux dans le labyrinthe pour les géologues : { $seats }.
    }
event-winners-named =
    { $teams_count ->
        [0] Aucune équipe ne gagne ;
       *[other] Manche gagnée par { $teams } ;
    } { $seats_count ->
        [0] personne n’a de part.
       *[other] une part pour { $seats }.
    }
event-nugget-stolen =
    { $who ->
        [you] Tu voles une pépite à { $target }.
       *[other] { $relation ->
            [you] { $name } te vole une pépite.
           *[other] { $name } vole une pépite à { $target }.
        }
    }
event-theft-declined =
    { $who ->
        [you] Tu ne voles personne.
       *[other] { $name } ne vole personne.
    }
event-own-hand-swapped =
    { $who ->
        [you] Tu échanges ta main avec { $target } et tiens maintenant : { $hand }.
       *[other] { $name } échange sa main avec toi ; tu tiens maintenant : { $hand }.
    }
event-hidden-hand-swap = { $name } et { $target } échangent leurs mains.

## Cartes des championnats

event-play-vetoed =
    { $who ->
        [you] Tu mets ton veto à « { $card } » de { $target } : la carte est sans effet.
       *[other] { $relation ->
            [you] { $name } met son veto à ta carte « { $card } » : elle est sans effet.
           *[other] { $name } met son veto à « { $card } » de { $target } : la carte est sans effet.
        }
    }
event-direction-changed =
    { $who ->
        [you] Tu changes le sens du jeu :
       *[other] { $name } change le sens du jeu :
    } { $clockwise ->
        [yes] de nouveau le sens horaire, vers le bas de la liste.
       *[no] le sens antihoraire, vers le haut de la liste.
    }
event-path-diverted =
    { $who ->
        [you] Tu dévies « { $card } » de { $from_cell } vers { $to_cell }.
       *[other] { $name } dévie « { $card } » de { $from_cell } vers { $to_cell }.
    }
event-scout-played =
    { $who ->
        [you] Tu joues un éclaireur et poses deux cartes chemin.
       *[other] { $name } joue un éclaireur et pose deux cartes chemin.
    }
event-goals-taken =
    { $who ->
        [you] Tu joues un échange de buts et prends les buts en { $cells }.
       *[other] { $name } joue un échange de buts et prend les buts en { $cells }.
    }
event-goals-exchanged =
    { $swapped ->
        [yes] { $who ->
            [you] Tu échanges en secret les buts en { $cells }.
           *[other] { $name } échange les buts en { $cells }.
        }
       *[no] { $who ->
            [you] Tu reposes les buts en { $cells } comme ils étaient.
           *[other] { $name } repose les buts en { $cells } comme ils étaient.
        }
    }
event-hidden-exchange =
    { $who ->
        [you] Tu reposes les buts en { $cells }.
       *[other] { $name } repose les buts en { $cells }, échangés ou non.
    }
event-cards-offered =
    { $who ->
        [you] Tu regardes des cartes de la défausse : { $cards }.
       *[other] { $name } regarde des cartes de la défausse : { $cards }.
    }
event-card-kept =
    { $who ->
        [you] Tu gardes « { $card } ».
       *[other] { $name } garde « { $card } ».
    }
event-hidden-offer =
    { $cards ->
        [one] { $name } regarde une carte de la défausse.
       *[other] { $name } regarde { $cards } cartes de la défausse.
    }
event-hidden-keep = { $name } garde une de ces cartes.
event-discard-shuffled = La défausse est mélangée, face cachée.

## Lieux, tournoi, droit de passage

event-location-visited =
    { $who ->
        [you] Tu atteins en premier « { $location } » en { $cell }.
       *[other] { $name } atteint en premier « { $location } » en { $cell }.
    }
event-middle-card-laid = « { $card } » se trouve à mi-chemin, en { $cell }.
event-pawn-recruited =
    { $who ->
        [you] Tu recrutes un pion nain.
       *[other] { $name } recrute un pion nain.
    }
event-pawn-posted =
    { $who ->
        [you] Tu postes ton pion
       *[other] { $name } poste un pion
    } { $side ->
        [N] au nord de { $cell }.
        [E] à l’est de { $cell }.
        [S] au sud de { $cell }.
       *[W] à l’ouest de { $cell }.
    }
event-pawn-left =
    { $who ->
        [you] Ton pion
       *[other] Le pion de { $name }
    } { $side ->
        [N] au nord de { $cell } quitte la mine.
        [E] à l’est de { $cell } quitte la mine.
        [S] au sud de { $cell } quitte la mine.
       *[W] à l’ouest de { $cell } quitte la mine.
    }
event-passage-asked =
    { $who ->
        [you] Tu demandes à { $target } de payer le pion qui barre { $cell }.
       *[other] { $relation ->
            [you] { $name } te demande de payer le pion qui barre { $cell }.
           *[other] { $name } demande à { $target } de payer le pion qui barre { $cell }.
        }
    }
event-passage-answered =
    { $agreed ->
        [yes] { $who ->
            [you] Tu acceptes de payer en { $cell }.
           *[other] { $name } accepte de payer en { $cell }.
        }
       *[no] { $who ->
            [you] Tu refuses de payer en { $cell }.
           *[other] { $name } refuse de payer en { $cell }.
        }
    }
event-nuggets-for-all = Chacun gagne { $nuggets }.
event-passage-due =
    { $who ->
        [you] Tu joues « { $card } » en { $cell } ; d’abord,
       *[other] { $name } joue « { $card } » en { $cell } ; d’abord,
    } { $relation ->
        [you] tu paies le pion qui s’y trouve.
        [self] { $who ->
            [you] tu paies le pion qui s’y trouve.
           *[other] { $target } paie le pion qui s’y trouve.
        }
       *[other] { $target } paie le pion qui s’y trouve.
    }

## Coffres au trésor

event-chest-path-shown = Le chemin caché en { $cell } est retourné : « { $path } ».
event-chest-path-turned = Le chemin du coffre en { $cell } est visible : « { $path } ».
event-chest-opened =
    { $who ->
        [you] Tu ouvres le coffre en { $cell } : « { $chest } » !
       *[other] { $name } ouvre le coffre en { $cell } : « { $chest } » !
    }
event-chest-buried =
    { $who ->
        [you] Tu ensevelis le coffre en { $cell } sous un éboulement.
       *[other] { $name } ensevelit le coffre en { $cell } sous un éboulement.
    }
event-goal-moved =
    { $who ->
        [you] Tu déplaces le but de { $cell } en { $to_cell }.
       *[other] { $name } déplace le but de { $cell } en { $to_cell }.
    }
event-pile-caved-in =
    { $cards ->
        [0] La pioche est vide : aucune carte ne s’effondre.
        [one] Une carte de la pioche s’effondre, sans être vue.
       *[other] { $cards } cartes de la pioche s’effondrent, sans être vues.
    }
event-chest-seen =
    { $who ->
        [you] Tu regardes sous le chemin en { $cell } : « { $path } » avec « { $chest } ».
       *[other] { $name } regarde sous le chemin en { $cell } : « { $path } » avec « { $chest } ».
    }
event-hidden-chest-peek = { $name } regarde sous le chemin caché en { $cell }.
event-card-robbed =
    { $who ->
        [you] Tu dérobes à { $target } la carte « { $card } ».
       *[other] { $relation ->
            [you] { $name } te dérobe « { $card } ».
           *[other] { $name } dérobe à { $target } la carte « { $card } ».
        }
    }
event-hidden-robbery = { $name } dérobe une carte à { $target }.
event-cards-returned =
    { $who ->
        [you] Tu défausses ce que tu ne gardes pas : { $cards }.
       *[other] { $name } défausse : { $cards }.
    }
event-hidden-return =
    { $cards ->
        [one] { $name } garde une des cartes et défausse l’autre face cachée.
       *[other] { $name } garde une des cartes et en défausse { $cards } face cachée.
    }

## Questions

ask-pass-more =
    { $left ->
        [one] Tu peux défausser encore une carte. Laquelle ?
       *[other] Tu peux défausser encore { $left } cartes au plus. Laquelle d’abord ?
    }
ask-discard-two =
    { $left ->
        [one] Quelle autre carte défausses-tu ?
       *[other] Cela coûte deux cartes. Laquelle défausses-tu d’abord ?
    }
ask-theft = Ton voleur peut prendre une pépite. À qui ?
ask-veto = { $name } joue { $declared }. Laisses-tu faire ?
ask-exchange-goals = Tu tiens les buts en { $cells }, sans les voir. Comment les reposes-tu ?
ask-scout-path =
    { $left ->
        [one] Éclaireur : pose la seconde carte chemin.
       *[other] Éclaireur : pose la première de deux cartes chemin.
    }
ask-keep-card = Tu regardes ces cartes de la défausse. Laquelle gardes-tu ?
ask-keep-dug = Tu déterres ces cartes de la défausse. Laquelle gardes-tu ?
ask-keep-drawn = Tu as pioché ces cartes. Laquelle gardes-tu ?
ask-orient-path = Le chemin du coffre, « { $card } » en { $cell }, convient dans les deux sens. Comment le poser ?
ask-move-goal = Le coffre déplace un but d’une colonne vers l’est. Lequel ?
ask-peek-role = Le coffre te montre un rôle. Lequel ?
ask-rob-hand = Le coffre te laisse dérober une carte. À qui ?
ask-post-pawn = Ton pion barre la case devant un bout ouvert. Où le postes-tu ?
ask-pay-for-passage = { $name } te demande de payer une pépite pour le pion qui barre { $cell }. Acceptes-tu ?
prompt-path = Numéro d’une carte, ou coup >
prompt-place =
    { $last ->
        [0] Entrée revient >
       *[other] 1–{ $last } la pose là, Entrée revient >
    }

## À ton tour, outre les cartes

turn-options = Ou bien, par numéro :
turn-clear =
    { $count ->
        [one] défausser deux cartes pour retirer « { $mark } »
       *[other] défausser deux cartes pour retirer une carte devant toi
    }
turn-recruit = recruter un pion nain contre une carte
turn-ask = demander à quelqu’un de payer un pion pour toi
turn-concede = proposer d’abandonner la manche
turn-choice = Quoi précisément ?
prompt-option = 1–{ $last }, Entrée revient >

## Réponses

move-on-nothing = la jouer
move-on-cells = { $cells }
move-stop = rien de plus
move-clear = retirer « { $mark } »
move-discard = défausser « { $card } »
move-steal = à { $target }
move-decline = à personne
move-allow = laisser faire
move-veto = mettre son veto
move-keep = garder « { $card } »
move-push = le but en { $cell }
move-peek = le rôle de { $target }
move-rob = la main de { $target }
move-recruit = contre « { $card } »
move-post =
    { $side ->
        [N] au nord de { $cell }
        [E] à l’est de { $cell }
        [S] au sud de { $cell }
       *[W] à l’ouest de { $cell }
    }
move-ask = { $target }, pour { $cell }
declared-lay =
    { $turned ->
        [yes] « { $card } » en { $cell }, tournée
       *[no] « { $card } » en { $cell }
    }
declared-on-cell =
    { $turned ->
        [yes] « { $card } » en { $cell }, tournée
       *[no] « { $card } » en { $cell }
    }
declared-on-cells = « { $card } » en { $cells }
declared-on-nothing = « { $card } »
declared-on-seat =
    { $relation ->
        [you] « { $card } » sur toi
       *[other] « { $card } » sur { $target }
    }
declared-on-tool =
    { $relation ->
        [you] « { $card } » sur toi ({ $tool })
       *[other] « { $card } » sur { $target } ({ $tool })
    }

## Quelqu’un s’y oppose-t-il ?

news-title-all = Depuis la dernière question à tous
window-title = { $name } joue { $declared }.
window-ask = Quelqu’un met-il son veto ? Entrée : personne. Sinon le numéro : { $players } >
window-cannot = { $typed } ne peut pas mettre de veto.

## Sur la table

table-before = devant
door-blue = B
door-green = V
own-nuggets = tes pépites : { $nuggets }
own-both = ton or : { $gold } et { $nuggets }
goal-stale = { $cell } { $card }, comme vu ; a pu bouger depuis
role-seen = { $name } : { $role }, comme vu
role-stale = { $name } : { $role }, comme vu ; a pu changer depuis
card-seen = { $name } tient { $cards }
card-stale = { $name } tenait { $cards } ; peut-être plus
pawn-stands = { $cell } barré par un pion de { $name }
sponsor-pays = { $name } paiera en { $cell }
chest-seen = { $cell } { $path } ; { $chest }
divertible = { $cell } : ce qu’une diversion déplace

## La fin d’une manche

round-reached =
    { $who ->
        [you] Tu as atteint le trésor.
       *[other] { $name } a atteint le trésor.
    }
round-missed = Le trésor n’a pas été atteint.
round-greedy =
    { $who ->
        [you] Toi, nain cupide, as atteint le trésor toi-même : il est à toi seul.
       *[other] Le nain cupide { $name } a atteint le trésor en personne et gagne seul.
    }
round-after = Après la dernière manche

## Aide

help-doors = une porte : seuls passent les chercheurs d’or de sa couleur
help-ladder = une échelle, reliée au départ et à toutes les échelles
help-crystal = un cristal, pour les géologues
help-marks = devant un joueur : la prison ; un voleur
help-pawn = un pion nain barre la case ; la place de son propriétaire
help-chest = un chemin caché avec un coffre
help-place = un lieu : il arrive quelque chose à qui l’atteint en premier
help-new-goals = un sac d’or ; le dragon ; l’araignée géante
help-direction = le sens dans lequel le tour passe

## Boîtes et modules

cli-games = Lister les boîtes et les modules, ce qui va ensemble, et leurs options.
games-boxes = Boîtes
games-modules = Modules : ajoute-les avec +, comme dans --ruleset { $example }
games-seats = { $least }–{ $most } places
games-only = seulement dans { $boxes }
games-not-with = pas avec { $modules }
games-options = options : { $options }
games-needs = avec { $module } seulement si { $option }
error-module = il n’y a pas de module { $asked } ; les modules sont { $known } (saboteur games en dit plus)
error-module-twice = le module { $asked } figure deux fois
error-module-box = le module { $module } va avec { $boxes }, non avec { $box }
error-module-pair =
    { $option ->
        [none] { $one } et { $other } ne vont pas ensemble : { $clause }, { $title }
       *[other] { $one } et { $other } ne vont ensemble qu’avec --option { $option }=on : { $clause }, { $title }
    }
