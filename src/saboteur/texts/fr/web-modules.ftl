### Ce que dit le navigateur de Saboteur 2 et des modules. $who vaut « you » pour le joueur à qui l’on parle, sinon $name est le nom du joueur.

## Choisir des modules

barred-box = Seulement avec { $box }.
barred-both-locations = Partage une carte postale avec « { $module } » : la règle facultative « Les deux lieux » permet les deux.
barred-allow-untested = Aucun livret ne le combine avec « { $module } » : la règle facultative « Combinaisons non éprouvées » le permet.
barred-costume-workshop-tournament = Au tournoi, aucun rôle n’est mis de côté pour en changer.
barred-greedy-dwarf-tournament = Le tournoi a ses propres nains cupides.
setup-championship = Cartes des championnats
setup-mini = Mini-extensions
setup-variants = Variantes
setup-modules = Modules
setup-range = { $least } à { $most } nains
home-modules = et d’autres : { $count } modules à combiner
pool-greedy-dwarf =
    { $count ->
        [one] { $count } nain cupide
       *[other] { $count } nains cupides
    }
pool-blue-digger =
    { $count ->
        [one] { $count } chercheur d’or bleu
       *[other] { $count } chercheurs d’or bleus
    }
pool-green-digger =
    { $count ->
        [one] { $count } chercheur d’or vert
       *[other] { $count } chercheurs d’or verts
    }
pool-boss = { $count } boss
pool-profiteer = { $count } profiteur
pool-geologist =
    { $count ->
        [one] { $count } géologue
       *[other] { $count } géologues
    }

## Table

play-asked = Une question
play-pool-many = { $cards } rôles, dont { $aside } non distribués
play-direction =
    { $way ->
        [clockwise] sens horaire
       *[back] sens inverse
    }
play-no-maps = plus de plans
play-has-nuggets =
    { $has ->
        [yes] des pépites
       *[no] aucune pépite
    }
play-pawns =
    { $count ->
        [one] a un pion nain
       *[other] a { $count } pions nains
    }
pawn-of = Pion de { $name } : qui pose ici paie une pépite
pawn-end = Bout ouvert en { $x }, { $y }, { $side }
know-title = Ce que tu sais
know-role =
    { $stale ->
        [yes] était : { $role } ; a pu changer
       *[no] est : { $role }
    }
know-card =
    { $stale ->
        [yes] avait : { $card } ; a pu changer
       *[no] a : { $card }
    }
cell-pawn = fermée par un pion de { $name }
cell-visited = atteint d’abord par { $name }
cell-chest = Case { $cell } : chemin caché avec un coffre
cell-chest-seen = Case { $cell } : chemin caché ; tu y as vu : { $path }, { $chest }
tip-chest = Cette galerie atteint un coffre
face-gold-sack-1 = sac, 1 pépite
face-gold-sack-2 = sac, 2 pépites
face-dragon = dragon
face-giant-spider = araignée

## À son tour

play-confirm-thief = Poser le voleur devant toi
play-confirm-hands-off =
    { $who ->
        [you] Retirer ton voleur
       *[other] Retirer le voleur de { $name }
    }
play-confirm-prison = Emprisonner { $name }
play-confirm-free-at-last =
    { $who ->
        [you] Te libérer
       *[other] Libérer { $name }
    }
play-confirm-inspection = Voir le rôle de { $name }
play-confirm-role-change =
    { $who ->
        [you] Changer ton rôle
       *[other] Changer le rôle de { $name }
    }
play-confirm-hand-swap = Échanger avec { $name }
play-confirm-exchange = Prendre ces deux buts
play-confirm-forgotten-treasure = Fouiller la défausse
play-confirm-reverse = Inverser le sens
play-confirm-scout = Envoyer l’éclaireur
play-confirm-divert = La déplacer ici
play-confirm-discard = Défausser en paiement
play-confirm-recruit = Recruter avec cette carte
play-confirm-clear = Retirer : { $tool }
play-confirm-ask = Demander à { $name }
play-confirm-push = Éloigner ce but
play-confirm-peek = Voir le rôle de { $name }
play-confirm-rob = Voler { $name }
play-confirm-post = Poster le pion ici
answer-recruit = Recruter un pion
answer-ask = Demander qu’on paie
answer-clear = Te libérer pour 2 cartes
answer-stop = Ça suffit
answer-decline = Ne voler personne
answer-allow = Laisser passer
answer-veto = Veto !
answer-swap = Les échanger
answer-leave = Les laisser
banner-imprisoned = En prison, tu ne peux pas poser de galerie.
banner-idle-hands-off = Personne n’a de voleur à retirer. Tu peux la défausser.
banner-idle-prison = Tous les autres sont déjà en prison. Tu peux la défausser.
banner-idle-free-at-last = Personne n’est en prison. Tu peux la défausser.
banner-idle-exchange = Moins de deux buts sont cachés. Tu peux la défausser.
banner-idle-forgotten-treasure = Il n’y a rien à chercher dans la défausse. Tu peux la défausser.
banner-idle-divert = Il n’y a aucune galerie à déplacer. Tu peux la défausser.
banner-idle-scout = Aucune galerie de ta main ne va nulle part. Tu peux la défausser.
banner-idle-veto = Un veto répond à une carte posée par quelqu’un d’autre. Tu peux la défausser.
banner-thief = Le voleur reste devant toi ; à la fin de la manche, il peut voler une pépite.
banner-hands-off = Choisis le voleur à retirer.
banner-prison = Choisis qui emprisonner.
banner-free-at-last = Choisis qui libérer de prison.
banner-inspection = Choisis de qui voir le rôle.
banner-role-change = Choisis de qui changer le rôle, le tien peut-être.
banner-hand-swap = Choisis avec qui échanger ta main.
banner-exchange = Choisis deux buts ; échangés ou non, c’est ton secret.
banner-forgotten-treasure = Regarde le dessus de la défausse et garde une carte, au lieu de piocher.
banner-reverse = Le sens du jeu s’inverse pour le reste de la manche.
banner-scout = Pose deux galeries l’une après l’autre, puis pioche deux cartes.
banner-divert = Choisis où va la galerie posée en dernier.
banner-pass = Confirme pour défausser cette carte face cachée, ou choisis-en une autre.
banner-recruit = Confirme : cette carte paie un pion nain, à poster à un bout de galerie.
banner-ask = Choisis qui paiera le pion pour toi.
banner-clear = Tu défausses deux cartes et retires une carte devant toi.
banner-pass-more =
    { $left ->
        [one] Tu peux défausser une carte de plus. Choisis-la, ou arrête.
       *[other] Tu peux défausser jusqu’à { $left } cartes de plus. Choisis-en une, ou arrête.
    }
banner-discard-two =
    { $left ->
        [one] Encore une : choisis la seconde carte à défausser.
       *[other] Choisis la première des deux cartes à défausser.
    }
banner-theft = Ton voleur agit
banner-veto = Laisses-tu passer la carte de { $name } ?
banner-window = Une carte est annoncée : chacun peut s’y opposer.
banner-scout-path =
    { $left ->
        [one] Éclaireur : choisis la seconde galerie.
       *[other] Éclaireur : choisis la première de deux galeries.
    }
banner-elsewhere = Cette galerie ne va nulle part. Choisis-en une autre.
banner-no-path = L’éclaireur pose des galeries. Choisis une autre carte.
banner-exchange-goals = Échanger les deux buts, ou les remettre comme avant ?
banner-keep-card = Garde une de ces cartes de la défausse.
banner-keep-dug = Garde une des cartes déterrées.
banner-keep-drawn = Garde une des cartes piochées.
banner-orient-path = Le chemin du coffre convient dans les deux sens. Lequel choisis-tu ?
banner-move-goal = Choisis le but qui recule d’une colonne.
banner-peek-role = Le coffre te montre un rôle. Celui de qui ?
banner-rob-hand = Choisis à qui prendre une carte.
banner-post-pawn = Poste ton pion à un bout de galerie.
banner-pay-for-passage = { $name } te demande une pépite pour le pion.
banner-trade-gold = Tu n’as pas de pépite : change une carte or.
keep-how = Les autres ne les voient pas.
keep-confirm = Garder : { $card }
trade-how = Sa valeur te revient en pépites ; une va à { $name }.
trade-how-supply = Sa valeur te revient en pépites ; une va au dragon.
trade-confirm =
    { $value ->
        [one] Changer { $value } pépite
       *[other] Changer { $value } pépites
    }
exchange-secret = Personne ne saura lequel.
theft-how = Prends une pépite à qui tu veux.
theft-steal = (voler une pépite)
veto-declares =
    { $who ->
        [you] Tu annonces
       *[other] { $name } annonce
    }
veto-lay = { $card }, sur la case marquée
veto-on-goal = « { $card } » sur le but { $goal }
veto-on-goals = « { $card } » sur les buts { $one } et { $other }
veto-on-path = « { $card } » sur { $path } (repère sur le plateau)
veto-on-cell = « { $card } » sur la case marquée
veto-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
veto-none = Tu n’as pas de carte Veto.
veto-waiting = Ta réponse est prise. On attend les autres…
veto-watching = Chacun peut s’y opposer.
veto-yours = Les autres peuvent s’y opposer.
veto-lenient = Tout laisser passer désormais
veto-always-no = Tout laisser passer cette manche

## Cartes, en peu de mots

title-thief = Voleur
title-hands-off = Pas touche !
title-prison = En prison !
title-free-at-last = Enfin libre
title-inspection = Inspection
title-role-change = Changement de rôle
title-hand-swap = Échange de mains
title-goal-exchange = Échange de buts
title-forgotten-treasure = Trésor oublié
title-veto = Veto
title-change-of-direction = Changement de sens
title-master-craftsman = Maître artisan
title-scout = Éclaireur
title-diversion = Diversion
title-chest-nugget = Une pépite
title-chest-no-plans = Plus de plans
title-chest-no-draw = Pas de pioche
title-chest-extra-draw = Une carte de plus
title-chest-move-goal = Un but plus loin
title-chest-rob = Larcin
title-chest-draw-three = Trois au choix
title-chest-peek = Un coup d’œil
title-chest-dig = Fouille
title-chest-cave-in = Effondrement
kind-bridge = un pont
kind-double-curve = une double courbe
kind-ladder = une échelle
kind-door-blue = une porte bleue
kind-door-green = une porte verte
kind-crystal = une galerie à cristal
kind-crystal-dead = un cul-de-sac à cristal
kind-mixed = une galerie avec un cul-de-sac

## Journal

log-nuggets-lost =
    { $who ->
        [you] Tu rends { $nuggets } à la réserve
       *[other] { $name } rend { $nuggets } à la réserve
    }
log-role-changed = Tu changes de rôle : maintiens ta carte pour le voir
log-goal-moved =
    { $who ->
        [you] Tu éloignes le but { $goal }
       *[other] { $name } éloigne le but { $goal }
    }
log-goals-taken =
    { $who ->
        [you] Tu prends les buts { $one } et { $other }
       *[other] { $name } prend les buts { $one } et { $other }
    }
log-exchange =
    { $swapped ->
        [yes] Tu échanges en secret les buts { $one } et { $other }
        [no] Tu remets les buts { $one } et { $other } comme avant
       *[unknown] { $name } remet les buts { $one } et { $other }, échangés ou non
    }
log-diverted =
    { $who ->
        [you] Tu déplaces { $card }
       *[other] { $name } déplace { $card }
    }

## Rôles

role-goal-blue-digger = Tes portes, ou aucune, jusqu’au trésor
role-goal-green-digger = Tes portes, ou aucune, jusqu’au trésor
role-goal-boss = Gagne avec toute équipe de chercheurs d’or
role-goal-profiteer = Gagne toujours, un peu moins
role-goal-geologist = Un cristal visible, une pépite
role-goal-greedy-dwarf = Atteins le trésor toi-même
role-text-blue-digger = Creuse jusqu’au trésor par un chemin sans porte verte. Si tu l’atteins toi-même, ton équipe gagne seule.
role-text-green-digger = Creuse jusqu’au trésor par un chemin sans porte bleue. Si tu l’atteins toi-même, ton équipe gagne seule.
role-text-boss = Tu gagnes avec l’équipe de chercheurs d’or qui gagne. Les portes ne t’arrêtent pas.
role-text-profiteer = Tu gagnes avec qui gagne, chercheurs d’or ou saboteurs.
role-text-geologist = Tu es payé pour les cristaux du labyrinthe, quel que soit le vainqueur. Deux géologues partagent.
role-text-greedy-dwarf = Le trésor est à toi seul si tu l’atteins toi-même. Si un autre l’atteint, tu n’as rien.
role-pay-blue-digger = Si tu réussis : 5 pépites pour un seul gagnant, 4 chacun à deux, 3 à trois, 2 à quatre, 1 à cinq et plus.
role-pay-green-digger = Si tu réussis : 5 pépites pour un seul gagnant, 4 chacun à deux, 3 à trois, 2 à quatre, 1 à cinq et plus.
role-pay-saboteur2-saboteur = Si tu réussis : 5 pépites pour un seul gagnant, 4 chacun à deux, 3 à trois, 2 à quatre, 1 à cinq et plus.
role-pay-boss = Si tu réussis : une pépite de moins qu’un chercheur d’or.
role-pay-profiteer = Tu reçois deux pépites de moins que les autres gagnants.
role-pay-geologist = Une pépite pour chaque cristal visible à la fin.
role-pay-greedy-dwarf = Si tu réussis : quatre cartes or pour toi, rien pour les autres.
role-pay-tournament-greedy-dwarf = Si tu réussis : 4 pépites pour toi, rien pour les autres.
role-pay-tournament-miner = Si tu réussis : 2 pépites, et 3 pour le mineur qui atteint le trésor.
role-pay-tournament-saboteur = Si tu réussis : { $one } pépites si tu es seul, { $two } chacun sinon.

## Fin d’une manche

end-shared-nuggets = Les pépites sont partagées
end-each = { $count } chacun
end-nuggets = Pépites
end-for-crystals =
    { $count ->
        [one] { $count } cristal dans le labyrinthe
       *[other] { $count } cristaux dans le labyrinthe
    }
end-theft =
    { $who ->
        [you] Tu voles une pépite à { $victim }
        [other] { $name } vole une pépite à { $victim }
       *[mine] { $name } te vole une pépite
    }
end-theft-declined =
    { $who ->
        [you] Tu ne voles personne
       *[other] { $name } ne vole personne
    }
end-why-spider = L’araignée géante est là : le trésor est hors d’atteinte.
end-why-own =
    { $who ->
        [you] Tu as atteint le trésor et ton équipe passe les portes : { $team } gagnent.
       *[other] { $name } a atteint le trésor et son équipe passe les portes : { $team } gagnent.
    }
end-why-other =
    { $who ->
        [you] Tu as atteint le trésor, mais une seule équipe passe les portes et gagne : { $team }.
       *[other] { $name } a atteint le trésor ; une seule équipe passe les portes et gagne : { $team }.
    }
end-why-both =
    { $who ->
        [you] Tu as atteint le trésor sans être chercheur d’or : les deux équipes passent et gagnent.
       *[other] { $name } a atteint le trésor sans être chercheur d’or : les deux équipes passent et gagnent.
    }
end-why-none =
    { $who ->
        [you] Tu as atteint le trésor, mais les portes arrêtent les deux équipes.
       *[other] { $name } a atteint le trésor, mais les portes arrêtent les deux équipes.
    }
end-also-won =
    { $how ->
        [alone] { $count ->
            [one] Seul gagne : { $names }.
           *[other] Seuls gagnent : { $names }.
        }
       *[too] { $count ->
            [one] Gagne aussi : { $names }.
           *[other] Gagnent aussi : { $names }.
        }
    }
end-with-role = { $name } ({ $role })
end-paid-headline = Tes cristaux rapportent
end-won-unpaid = Du côté des gagnants, mais sans or
end-own-digger =
    { $how ->
        [prison] Ton équipe gagne, mais en prison tu n’as pas de part.
       *[lost] Ton équipe ne gagne pas : { $team }.
    }
end-own-boss =
    { $how ->
        [unpaid] Tu es le boss : ta part a une pépite de moins, il n’en reste rien.
        [won] Tu es le boss : quelle que soit l’équipe qui gagne, tu gagnes avec elle, une pépite de moins.
        [alone] Tu es le boss : tu gagnes même quand aucune équipe ne passe les portes.
        [prison] Tu es le boss, mais en prison tu n’as pas de part.
       *[buried] Tu es le boss : sans trésor, tu ne gagnes pas.
    }
end-own-profiteer =
    { $how ->
        [unpaid] Tu es le profiteur : ta part a deux pépites de moins, il n’en reste rien.
        [won] Tu es le profiteur : tu gagnes avec ceux qui gagnent, deux pépites de moins.
        [alone] Tu es le profiteur : tu gagnes même si personne d’autre ne gagne.
       *[prison] Tu es le profiteur, mais en prison tu n’as pas de part.
    }
end-own-geologist =
    { $how ->
        [won] Tu es géologue : tes cristaux rapportent, quels que soient les gagnants.
        [prison] Tu es géologue, mais en prison tes cristaux ne rapportent rien.
       *[lost] Tu es géologue, et aucun cristal du labyrinthe ne te rapporte de pépite.
    }
end-own-saboteur = Les saboteurs gagnent, mais en prison tu n’as pas de part.
end-own-greedy-dwarf =
    { $how ->
        [won] Tu es le nain cupide, et le trésor est à toi seul.
        [buried] Tu es le nain cupide : tu ne gagnes qu’en atteignant toi-même le trésor.
       *[lost] Tu es le nain cupide, et un autre a atteint le trésor.
    }
end-greedy-won = le nain cupide
end-no-team-won = aucune équipe

## Le journal, quand le plateau montre l’endroit

marked-location-visited =
    { $who ->
        [you] Tu atteins en premier « { $location } ».
       *[other] { $name } atteint en premier « { $location } ».
    }
marked-middle-card-laid = « { $card } » se trouve à mi-chemin.
marked-pawn-posted =
    { $who ->
        [you] Tu postes ton pion.
       *[other] { $name } poste un pion.
    }
marked-pawn-left =
    { $who ->
        [you] Ton pion quitte la mine.
       *[other] Un pion de { $name } quitte la mine.
    }
marked-passage-asked =
    { $who ->
        [you] Tu demandes à { $target } de payer le pion.
       *[other] { $relation ->
            [you] { $name } te demande de payer le pion.
           *[other] { $name } demande à { $target } de payer le pion.
        }
    }
marked-passage-answered =
    { $agreed ->
        [yes] { $who ->
            [you] Tu acceptes de payer.
           *[other] { $name } accepte de payer.
        }
       *[no] { $who ->
            [you] Tu refuses de payer.
           *[other] { $name } refuse de payer.
        }
    }
marked-passage-due =
    { $who ->
        [you] Tu poses « { $card } » devant un pion ; d’abord,
       *[other] { $name } pose « { $card } » devant un pion ; d’abord,
    } { $relation ->
        [you] tu paies le pion.
        [self] { $who ->
            [you] tu paies le pion.
           *[other] { $target } paie le pion.
        }
       *[other] { $target } paie le pion.
    }
marked-chest-path-shown = Le chemin caché est retourné : « { $path } ».
marked-chest-opened =
    { $who ->
        [you] Tu ouvres le coffre : « { $chest } » !
       *[other] { $name } ouvre le coffre : « { $chest } » !
    }
marked-chest-buried =
    { $who ->
        [you] Tu ensevelis le coffre sous un éboulement.
       *[other] { $name } ensevelit le coffre sous un éboulement.
    }
marked-chest-seen =
    { $who ->
        [you] Tu regardes sous un chemin caché : « { $path } » avec « { $chest } ».
       *[other] { $name } regarde sous un chemin caché : « { $path } » avec « { $chest } ».
    }
marked-hidden-chest-peek = { $name } regarde sous un chemin caché.
