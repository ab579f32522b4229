### Ce que le terminal dit de La mine se rebelle. $who vaut « you » pour le joueur à qui l’on parle ; sinon $name est son nom.
### $creature est le nom d’une créature en minuscules ; $where nomme un espace de la carte en $cell.

## Table

dark-cave-header = { $box } · Pioche { $pile } (I { $one }, II { $two }, III { $three }) · Défausse { $discard }
dark-cave-table-where = où
dark-cave-your-role = Toi : { $role }
dark-cave-is-out = sorti
dark-cave-clan-yellow-letter = J
dark-cave-clan-blue-letter = B
dark-cave-lies = à terre
dark-cave-boots = bottes
dark-cave-axes =
    { $count ->
        [one] hache
       *[other] { $count } haches
    }
dark-cave-note-role = { $name } : { $role }
dark-cave-note-looked =
    { $count ->
        [one] { $name } a vu la carte clan de { $names }
       *[other] { $name } a vu les cartes clan de { $names }
    }
dark-cave-note-spare = mises de côté : { $roles }
dark-cave-note-web =
    { $shows ->
        [1] toile entre { $cell } et { $beyond } : s’en va au prochain tour de { $name }
       *[2] toile entre { $cell } et { $beyond } : dure deux tours de { $name }
    }
dark-cave-note-web-own =
    { $shows ->
        [1] toile entre { $cell } et { $beyond } : s’en va à ton prochain tour
       *[2] toile entre { $cell } et { $beyond } : dure deux de tes tours
    }
dark-cave-note-creature = { $creature } en { $where }, jusqu’au tour de { $name }
dark-cave-note-creature-own = { $creature } en { $where }, jusqu’à ton tour
dark-cave-note-vein = or d’un filon en { $where }

## Espaces d’une carte

dark-cave-space = { $cell } { $place }
dark-cave-space-marked = { $cell } { $place } ({ $mark })
dark-cave-space-north = nord
dark-cave-space-east = est
dark-cave-space-south = sud
dark-cave-space-west = ouest
dark-cave-space-middle = milieu
dark-cave-space-abyss = abysses
dark-cave-space-vein = filon
dark-cave-space-exit = sortie
dark-cave-space-deck = pont
dark-cave-space-tunnel = tunnel
dark-cave-space-ladder = échelle
dark-cave-met = { $place } : { $names }

## Ce qui se passe

dark-cave-event-game-began =
    { $who ->
        [you] L’eau monte dans la mine ; à toi de commencer.
       *[other] L’eau monte dans la mine ; { $name } commence.
    }
dark-cave-event-own-role = Ta carte clan : { $role }.
dark-cave-event-web-turned = « { $web } » est à moitié déchirée.
dark-cave-event-web-removed = « { $web } » disparaît.
dark-cave-event-creature-gone = Le { $creature } s’éclipse.
dark-cave-event-dwarf-stood =
    { $who ->
        [you] Tu te relèves et ne bouges pas à ce tour.
       *[other] { $name } se relève et ne bouge pas à ce tour.
    }
dark-cave-event-nugget-placed = Une pépite brille dans le filon en { $cell }.
dark-cave-event-nugget-returned = La pépite du filon en { $cell } est ensevelie.
dark-cave-event-web-laid =
    { $who ->
        [you] Tu tends une toile entre { $cell } et { $beyond }.
       *[other] { $name } tend une toile entre { $cell } et { $beyond }.
    }
dark-cave-event-gear-given =
    { $who ->
        [you] { $relation ->
            [self] Tu poses « { $card } » devant toi.
           *[other] Tu poses « { $card } » devant { $target }.
        }
       *[other] { $relation ->
            [self] { $name } pose « { $card } » devant soi.
            [you] { $name } pose « { $card } » devant toi.
           *[other] { $name } pose « { $card } » devant { $target }.
        }
    }
dark-cave-event-creature-called =
    { $who ->
        [you] Tu appelles le { $creature } en { $cell }.
       *[other] { $name } appelle le { $creature } en { $cell }.
    }
dark-cave-event-creature-moved = Le { $creature } file en { $cell }.
dark-cave-event-creature-attacked = Le { $creature } attaque : { $seats }.
dark-cave-event-creature-repelled =
    { $who ->
        [you] Tu chasses le { $creature } d’un coup de hache.
       *[other] { $name } chasse le { $creature } d’un coup de hache.
    }
dark-cave-event-axe-kept =
    { $who ->
        [you] Tu gardes ta hache.
       *[other] { $name } garde sa hache.
    }
dark-cave-event-web-cut =
    { $who ->
        [you] Tu entames « { $web } » avec ta hache.
       *[other] { $name } entame « { $web } » avec sa hache.
    }
dark-cave-event-dwarf-fell =
    { $who ->
        [you] Te voilà à terre.
       *[other] Voilà { $name } à terre.
    }
dark-cave-event-nugget-lost =
    { $who ->
        [you] Tu perds une pépite.
       *[other] { $name } perd une pépite.
    }
dark-cave-event-dwarf-moved =
    { $who ->
        [you] Tu vas en { $cell }.
       *[other] { $name } va en { $cell }.
    }
dark-cave-event-goal-shown =
    { $who ->
        [you] Tu entres dans le but en { $cell } : « { $goal } » ! Tu choisis son sens.
       *[other] { $name } entre dans le but en { $cell } : « { $goal } » ! { $name } choisit son sens.
    }
dark-cave-event-goal-revealed =
    { $who ->
        [you] Tu entres dans le but en { $cell } : « { $goal } » !
       *[other] { $name } entre dans le but en { $cell } : « { $goal } » !
    }
dark-cave-event-nugget-taken =
    { $who ->
        [you] Tu prends la pépite du filon en { $cell }.
       *[other] { $name } prend la pépite du filon en { $cell }.
    }
dark-cave-event-role-shown =
    { $who ->
        [you] Tu retournes ta carte clan : { $role }.
       *[other] { $name } retourne sa carte clan : { $role }.
    }
dark-cave-event-dwarf-left =
    { $who ->
        [you] Te voilà à l’air libre !
       *[other] Voilà { $name } à l’air libre !
    }
dark-cave-event-game-went-on = La partie continue : chaque clan a encore dans la mine quelqu’un qui travaille pour lui.
dark-cave-event-end-proposed =
    { $who ->
        [you] Tu proposes de finir la partie.
       *[other] { $name } propose de finir la partie.
    }
dark-cave-event-end-answered =
    { $agreed ->
        [yes] { $who ->
            [you] Tu acceptes de finir la partie.
           *[other] { $name } accepte de finir la partie.
        }
       *[no] { $who ->
            [you] Tu refuses de finir la partie.
           *[other] { $name } refuse de finir la partie.
        }
    }
dark-cave-event-game-ended =
    { $cause ->
        [clan] Tous ceux qui travaillent pour l’un des clans sont dehors : la partie est finie.
        [agreed] Tout le monde est d’accord : la partie est finie.
       *[cards] Il ne reste plus de cartes : la partie est finie.
    }
dark-cave-event-hidden-pass =
    { $who ->
        [you] Tu défausses face cachée une carte de niveau { $level }.
       *[other] { $name } défausse face cachée une carte de niveau { $level }.
    }
dark-cave-event-card-lost =
    { $who ->
        [you] Tu perds « { $card } » de ta main.
       *[other] { $name } perd « { $card } » de sa main.
    }
dark-cave-event-hidden-loss =
    { $who ->
        [you] Tu perds une carte de niveau { $level } de ta main.
       *[other] { $name } perd une carte de niveau { $level } de sa main.
    }
dark-cave-event-role-seen =
    { $who ->
        [you] Tu regardes la carte clan de { $target } : { $role }.
       *[other] { $relation ->
            [you] { $name } regarde ta carte clan : { $role }.
           *[other] { $name } regarde la carte clan de { $target } : { $role }.
        }
    }
dark-cave-event-hidden-role-peek =
    { $who ->
        [you] Tu regardes la carte clan de { $target }.
       *[other] { $relation ->
            [you] { $name } regarde ta carte clan.
           *[other] { $name } regarde la carte clan de { $target }.
        }
    }
dark-cave-event-own-hand-swapped =
    { $who ->
        [you] Tu échanges ta main avec { $target } et reçois : { $hand }.
       *[other] { $relation ->
            [you] { $name } échange sa main avec toi ; tu reçois : { $hand }.
           *[other] { $name } échange sa main avec { $target }, qui reçoit : { $hand }.
        }
    }
dark-cave-event-hidden-hand-swap =
    { $who ->
        [you] Tu échanges ta main avec { $target }.
       *[other] { $relation ->
            [you] { $name } échange sa main avec toi.
           *[other] { $name } échange sa main avec { $target }.
        }
    }
dark-cave-event-spare-seen =
    { $who ->
        [you] Tu regardes les cartes clan mises de côté : { $roles }.
       *[other] { $name } regarde les cartes clan mises de côté : { $roles }.
    }
dark-cave-event-hidden-spare =
    { $who ->
        [you] Tu regardes les cartes clan mises de côté.
       *[other] { $name } regarde les cartes clan mises de côté.
    }

## Choisir

dark-cave-choices-title =
    { $on ->
        [seat] { $card } : qui ?
        [cell] { $card } : où ?
       *[nothing] { $card }
    }
dark-cave-ask-pass-more = Tu as défaussé une carte. Une deuxième aussi ? Tu pioches autant de cartes que tu en défausses.
dark-cave-ask-creature-step =
    { $left ->
        [one] Il reste un pas au { $creature }. Où va-t-il ?
       *[other] Il reste { $left } pas au { $creature }. Où va-t-il ?
    }
dark-cave-ask-attack-order = Plusieurs créatures t’attendent. Laquelle attaque maintenant ?
dark-cave-ask-repel-creature = Le { $creature } attaque en { $cell }. Le chasses-tu avec ta hache ?
dark-cave-ask-dwarf-step =
    { $left ->
        [0] Il ne reste plus de pas, mais ta hache atteint une toile.
        [one] Il reste un pas à ton nain. Où va-t-il ?
       *[other] Il reste { $left } pas à ton nain. Où va-t-il ?
    }
dark-cave-ask-take-nugget = Tu es sur un filon avec de l’or. Prends-tu la pépite ? Ta carte clan sera retournée.
dark-cave-ask-end-vote = { $name } propose de finir la partie. Acceptes-tu ?
dark-cave-turn-cut =
    { $count ->
        [one] entamer la toile avec ta hache
       *[other] entamer une toile avec ta hache
    }
dark-cave-turn-propose-end = proposer de finir la partie
dark-cave-move-on-edge = entre { $cell } et { $beyond }
dark-cave-move-on-nothing = de là où elle est
dark-cave-move-stop = ça suffit
dark-cave-move-step = { $cell }
dark-cave-move-enter = dans le but en { $cell }
dark-cave-move-cut = entamer la toile entre { $cell } et { $beyond }
dark-cave-move-repel = oui, avec la hache
dark-cave-move-decline = non
dark-cave-move-face = le { $creature }
dark-cave-move-take = oui
dark-cave-move-propose-end = proposer de finir la partie
dark-cave-why-fits-nowhere = Cette carte ne va nulle part pour l’instant : elle ne prolongerait aucun chemin de la mine, dans aucun sens.
dark-cave-why-no-abyss = Aucune créature ne peut venir : il n’y a pas d’abysses dans la mine.

## Fin

dark-cave-round-after = Comment cela s’est fini
dark-cave-brought-out =
    { $out ->
        [yes] { $nuggets } en sûreté
       *[no] rien de sauvé
    }
dark-cave-values = Trésor : { $values }
dark-cave-nobody-wins = Personne n’est sorti : personne ne gagne.

## Aide

dark-cave-help-notation = n’importe quel coup en toutes lettres, comme dans les parties notées : lay, play, pass, step, stop
dark-cave-help-light = traits épais : relié au départ ; traits fins : coupé du départ
dark-cave-help-start = la lanterne du départ, qui est une échelle ; un pas mène d’échelle en échelle
dark-cave-help-level = combien de pas il faut pour traverser la carte : un, deux ou trois
dark-cave-help-abyss = des abysses, d’où viennent les créatures ; la sortie
dark-cave-help-vein = un filon avec de l’or ; un filon vide
dark-cave-help-bridge = un pont et le sens de son bois : y passer coûte une carte
dark-cave-help-tunnel = un tunnel entre deux courbes : il coûte une pépite
dark-cave-help-goal = un but caché ; un but tel que tu l’as vu
dark-cave-help-dwarves = le nain d’une place ; plusieurs nains
dark-cave-help-creatures = le rat prend une carte, le lindworm un déplacement, le gobelin une pépite
dark-cave-help-web = une toile : personne ne passe
dark-cave-help-gear = devant un joueur : bottes, hache ; à terre
