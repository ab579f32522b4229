### L’arène : ce que montre un concours entre bots, dans le terminal et sur sa page

## Tableaux

arena-title = Arène : { $ruleset }, { $seats ->
        [one] 1 place
       *[other] { $seats } places
    }
arena-facts = Parties : { $games }. Donnes : { $deals }. Graine : { $seed }. Les intervalles valent à 95 %.
arena-games = Parties
arena-stopped = Arrêtée avant la fin : voici les donnes que tous ont jouées.
arena-sides = Manches gagnées par les chercheurs
arena-comparisons = Les mêmes donnes comparées
arena-gold = Or
arena-gold-points = Points
arena-leads = Qui gagne plus, donne par donne
arena-places = Places à la table
arena-ratings = Cotes OpenSkill
arena-beliefs = Convictions sur les rôles
arena-believed = Jusqu’où les affirmations étaient crues
arena-claims = Les affirmations, et ce qui en était vrai
arena-thinking = Temps de réflexion en millisecondes
arena-lineup = Qui joue
arena-against = Comparé à
arena-saboteurs = Saboteurs
arena-any = tous
arena-rounds = Manches
arena-deals = Donnes
arena-diggers-won = Gagnées par les chercheurs
arena-points = Points de plus pour les chercheurs
arena-entrant = Niveau
arena-nuggets = Pépites par partie et par place
arena-nuggets-points = Points par partie et par place
arena-more-nuggets = Pépites de plus
arena-wins = Parties gagnées, égalité à moitié
arena-more-wins = Points de plus de parties gagnées
arena-part = Part de tout l’or
arena-part-points = Part de tous les points
arena-fair = Part équitable
arena-seat = Place
arena-as-digger = Manches gagnées comme chercheur
arena-as-saboteur = Manches gagnées comme saboteur
arena-strength = Force
arena-doubt = Doute
arena-stated = Dit probable
arena-count = Combien de fois
arena-right = C’était juste
arena-subject = Au sujet
arena-speaker = Dites par
arena-true = Vraies
arena-of-goals = des buts
arena-of-roles = des rôles
arena-choices = Choix
arena-mean = Moyenne
arena-median = Médiane
arena-longest = Le plus long
arena-none = aucune
arena-percent = { $share } %
arena-percent-interval = { $share } % ({ $low } à { $high })
arena-interval = { $value } ({ $low } à { $high })

## Plaintes

error-arena-extra = il manque un paquet à l’arène : pip install "saboteur-games[arena]" (absent : { $missing })
error-arena-both = donne soit --bots, soit --diggers et --saboteurs, pas les deux
error-arena-sides = { $ruleset } n’a ni chercheurs ni saboteurs ; donne --bots
error-arena-talk = { $given } n’est personne qui puisse parler ici ; donne { $known }
error-arena-stopped = arrêtée avant que tous aient joué une donne
error-ray = il manque Ray : pip install "saboteur-games[cluster]"

## Aide de la ligne de commande

cli-arena = Faire jouer aux bots beaucoup de parties sur les mêmes donnes, et dire qui est le plus fort.
cli-arena-bots = Les niveaux aux places, ou tes propres bots sous la forme { $own }, un pour toutes ou une liste avec un pour chacune ; chaque donne est rejouée avec chacun une place plus loin. En solo, chaque niveau de la liste joue les mêmes donnes.
cli-arena-diggers = Le niveau de qui creuse, au lieu de --bots ; plusieurs sont comparés sur les mêmes donnes.
cli-arena-saboteurs = Le niveau de qui sabote, au lieu de --bots ; plusieurs sont comparés sur les mêmes donnes.
cli-arena-talk = Qui parle : nobody (personne), diggers (qui creuse), saboteurs ou everybody (tous) ; plusieurs sont comparés sur les mêmes donnes.
cli-arena-games = Combien de parties en tout ; des donnes entières seulement.
cli-arena-workers = Combien de processus jouent.
cli-arena-seed = D’où viennent les donnes et les tirages des bots.
cli-arena-simulations = Combien de mondes un expert essaie par coup ; le même nombre donne les mêmes parties.
cli-arena-seconds = Combien de temps un expert peut réfléchir à un coup.
cli-arena-keep = Un dossier pour les parties notées.
cli-arena-json = Un fichier pour tous les chiffres, en JSON.
cli-arena-html = Un fichier pour une page avec tableaux et graphiques.
cli-arena-ray = Jouer sur une grappe Ray, ou sur tous les cœurs de cette machine.
