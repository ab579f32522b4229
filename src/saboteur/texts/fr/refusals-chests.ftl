### Pourquoi un coup est refusé qui touche au trésor oublié ou aux coffres aux trésors.

refusal-discard-empty = La défausse est vide : il n’y a rien à fouiller.
refusal-card-not-offered = « { $card } » n’est pas parmi les cartes que tu peux garder.
refusal-no-more-plans = Un coffre a mis fin aux plans : pendant cette manche, aucun plan ne montre le but en { $cell }.
refusal-other-path = Le chemin retourné n’est pas celui de { $cell }.
refusal-peek-at-yourself = Choisis un autre joueur : tu connais ton propre rôle.
refusal-no-goal-to-move = Il n’y a pas de but à déplacer en { $cell }.
refusal-goal-blocked = Le but en { $cell } ne peut pas être éloigné : la case derrière lui n’est pas libre.
refusal-rob-yourself = On ne se vole pas soi-même.
refusal-nothing-to-rob = { $seat } n’a aucune carte à voler.
