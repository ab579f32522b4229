### Pourquoi un coup de Saboteur 2 est refusé : une phrase pour chaque code du moteur.
### $card et $seat sont des noms ; $cell s’écrit x,y ; le reste vient tel quel du moteur.

refusal-imprisoned = Vous ne pouvez pas poser de carte chemin tant que vous êtes en prison.
refusal-ladder-beside-goal = Une échelle ne peut pas toucher un but, et { $cell } en touche un.
refusal-already-before = La carte « { $card } » est déjà devant { $seat }, et une seule de chaque sorte est permise.
refusal-no-prison-for-yourself = Vous ne pouvez pas vous mettre en prison : choisissez quelqu’un d’autre.
refusal-nothing-to-remove = Il n’y a pas de carte « { $card } » à retirer devant { $seat }.
refusal-no-role-left = Il ne reste aucun rôle non distribué à prendre.
refusal-not-from-yourself = Vous ne pouvez pas vous voler vous-même.
refusal-nothing-to-steal = { $seat } n’a aucune pépite à voler.
