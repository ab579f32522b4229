### Ce que dit le guide dans les scènes de Saboteur 2. $a et $b sont les deux autres à la table ; ce qu’il faut faire est à part.

learn-saboteur2-1-aim = Toujours une galerie jusqu’au trésor, mais deux équipes le veulent, la bleue et la verte, et d’autres y gagnent dans tous les cas. Tu creuses pour les bleus.
learn-saboteur2-1-1 = Ici, les chercheurs d’or forment deux équipes, la bleue et la verte, et tu es bleu. Seule ton équipe passe une porte bleue.
    .do = Prends la galerie à la porte bleue et pose-la au bout est.
learn-saboteur2-1-1-plain = Cela irait, mais les verts passeraient là aussi bien que toi.
learn-saboteur2-1-2 = Chacun peut construire derrière une porte ; elle ne compte que lorsque le trésor est atteint. Sur un pont, deux voies se croisent sans être jointes.
    .do = Continue avec le pont.
learn-saboteur2-1-end = Si le seul chemin vers le trésor passe par une porte bleue, des deux équipes seule la bleue gagne, quel que soit celui qui a posé la dernière carte.

learn-saboteur2-2-1 = La galerie de l’est est coupée, sans lumière. Une échelle est reliée au départ où qu’elle soit.
    .do = Pose la tienne à un bout ouvert de la partie sombre, au nord ou au sud de son croisement.
learn-saboteur2-2-1-dark = Une échelle peut être là, mais elle n’éclaire pas la partie sombre.
learn-saboteur2-2-2 = La lumière est revenue.
    .do = Creuse au bout est.
learn-saboteur2-2-end = Une échelle doit toucher une autre carte chemin, et aucun but. Toutes les échelles sont aussi jointes entre elles.

learn-saboteur2-3-1 = Tu es en prison : tu ne poses pas de galerie, et si la manche finissait maintenant, tu n’aurais rien.
    .do = Joue « Enfin libre » sur toi.
learn-saboteur2-3-1-locked = On ne creuse pas en prison. Sors d’abord.
learn-saboteur2-3-2 = { $b } passe et repasse ; { $a } creuse.
    .do = Mets { $b } en prison.
learn-saboteur2-3-2-friend = C’est permis, mais { $a } creuse. C’est { $b } qui ne fait rien.
learn-saboteur2-3-3 = { $b } est au trou, { $a } passe : la voie est à toi.
    .do = Creuse : pose une galerie au bout est.
learn-saboteur2-3-end = La prison n’est pas éternelle : « Enfin libre » l’ouvre, et défausser deux cartes aussi.

learn-saboteur2-4-1 = Tu es géologue : chaque cristal du labyrinthe t’est payé, peu importe qui gagne. Mais qui est qui ?
    .do = Inspecte { $b }.
learn-saboteur2-4-1-digger = Tu peux, mais { $a } creuse, et cela en dit déjà long. L’énigme, c’est { $b }.
learn-saboteur2-4-2 = Un saboteur, et toi seul le sais. { $a } a posé une porte verte ; peu t’importe.
    .do = Pose ta galerie au cristal derrière la porte.
learn-saboteur2-4-3 = Une de tes cartes sert à la fin de la manche.
    .do = Pose le voleur devant toi.
learn-saboteur2-4-end = Au partage de l’or, un voleur prend une pépite à quelqu’un, sauf s’il est en prison ou si quelqu’un joue « Pas touche ! ».

learn-saboteur2-5-1 = Ta lampe est cassée et tu n’as pas de réparation. Deux cartes défaussées de ta main retirent ce qui est devant toi.
    .do = Choisis de retirer la lampe.
learn-saboteur2-5-2 = Il te faut la galerie droite ; les autres cartes valent moins en ce moment.
    .do = Défausse une carte dont tu peux te passer.
learn-saboteur2-5-2-needed = Garde-la : c’est justement la galerie qui manque.
learn-saboteur2-5-3 = Deux cartes s’en vont, aucune ne vient : ta main garde une carte de moins jusqu’à la fin de la manche.
    .do = Défausses-en une seconde.
learn-saboteur2-5-4 = Il manque une case, et une porte bleue est sur le chemin.
    .do = Pose la galerie droite.
learn-saboteur2-5-end = Les bleus gagnent seuls, à cause de la porte. Les pépites dépendent du nombre de gagnants : moins ils sont, plus chacun reçoit.

learn-saboteur2-6-1 = Deux courbes partagent cette carte sans jamais se toucher. L’une au moins doit être reliée au départ.
    .do = Pose la double courbe au bout est.
learn-saboteur2-6-1-plain = La ligne droite mène plus vite aux buts, c’est vrai. Regarde d’abord la double courbe.
learn-saboteur2-6-2 = Ta galerie tourne maintenant vers le sud ; la courbe du nord et de l’est reste sans lumière.
    .do = Creuse au bout sud de la double courbe.
learn-saboteur2-6-2-dark = Ce côté est celui de l’autre courbe, où aucune lumière n’est arrivée.
learn-saboteur2-6-end = La courbe sombre n’est pas perdue : une galerie qui y arrive d’un autre côté l’éclaire. Un pont fait de même, avec deux voies droites.

learn-saboteur2-7-1 = Rien que des culs-de-sac ! L’échange de mains te donne toute la main d’un autre contre la tienne, quelle que soit leur taille.
    .do = Échange ta main avec { $a }.
learn-saboteur2-7-1-poor = Tu peux, mais { $b } n’a pas posé de galerie depuis longtemps. { $a }, lui, creuse.
learn-saboteur2-7-2 = { $a } a maintenant tes culs-de-sac, et a pioché une carte ; toi, aucune. Chacun sait ce qu’il a donné.
    .do = Creuse avec tes nouvelles cartes.
learn-saboteur2-7-2-door = Elle se pose, mais une porte verte t’exclurait : tu es bleu.
learn-saboteur2-7-end = Un échange vide aussi une main dangereuse : pense à ce que tu laisses.

learn-saboteur2-8-1 = Tu es le saboteur, et la galerie a presque abouti. Qui reçoit un changement de rôle met le sien de côté sans le montrer et en prend un autre ; tu peux te choisir toi-même.
    .do = Joue le changement de rôle sur toi.
learn-saboteur2-8-1-other = C’est permis, et cela peut faire d’un ennemi un ami. Ici, c’est toi qui as besoin d’un autre rôle.
learn-saboteur2-8-2 = Toi seul as vu ton nouveau rôle, et ce n’est pas celui d’un saboteur. Maintenant, tu peux vouloir le trésor.
    .do = Creuse vers l’est.
learn-saboteur2-8-end = Ce qu’une inspection a montré ne vaut plus rien après un changement de rôle : tous voient la carte, personne ne voit le rôle.

learn-saboteur2-9-1 = Un voleur est posé devant { $a } : une fois l’or partagé, { $a } prendrait une pépite à quelqu’un.
    .do = Joue « Pas touche ! » sur { $a }.
learn-saboteur2-9-1-hasty = Cela finirait la manche aussitôt, avec le voleur de { $a } encore là.
learn-saboteur2-9-2 = Les deux cartes sont parties. À toi maintenant : un voleur reste visible devant son maître jusqu’à la fin de la manche.
    .do = Pose ton voleur devant toi.
learn-saboteur2-9-2-hasty = Tu gagnerais la manche, mais ton voleur serait encore dans ta main.
learn-saboteur2-9-3 = Il manque une case.
    .do = Pose la galerie droite et atteins le trésor.
learn-saboteur2-9-4 = L’or est partagé, et les voleurs en liberté se servent : une pépite à quelqu’un qui en a.
    .do = Prends une pépite à { $a }.
learn-saboteur2-9-4-kind = C’est gentil ! Mais alors, la carte n’aura servi à rien.
learn-saboteur2-9-end = Qui a posé son voleur en dernier vole en premier. Un voleur en prison ne vole rien.
