### Pourquoi un coup de Saboteur 2 est refusé : une phrase pour chaque code du moteur.
### $card et $seat sont des noms ; $cell s’écrit x,y ; le reste vient tel quel du moteur.

refusal-imprisoned = Tu ne peux pas poser de carte chemin tant que tu es en prison.
refusal-ladder-beside-goal = Une échelle ne peut pas toucher un but, et { $cell } en touche un.
refusal-already-before = La carte « { $card } » est déjà devant { $seat }, et une seule de chaque sorte est permise.
refusal-no-prison-for-yourself = Tu ne peux pas te mettre en prison : choisis quelqu’un d’autre.
refusal-nothing-to-remove = Il n’y a pas de carte « { $card } » à retirer devant { $seat }.
refusal-no-role-left = Il ne reste aucun rôle non distribué à prendre.
refusal-not-from-yourself = Tu ne peux pas te voler toi-même.
refusal-nothing-to-steal = { $seat } n’a aucune pépite à voler.
