### Les scènes pour apprendre une boîte. $a et $b sont les deux autres à la table.

## Autour des scènes

learn-title = Apprendre en jouant
learn-howto = Comment jouer, en une page
learn-lead = Cinq courtes scènes par boîte, sur une vraie table. Rien n’est en jeu, et chacune peut être passée.
learn-names = Nell, Otto
learn-scene = Scène { $scene } sur { $scenes }
learn-step = Étape { $step } sur { $steps }
learn-done = Terminé
learn-other = C’est permis, mais cette scène montre autre chose.
learn-skip = Passer cette scène
learn-again = La rejouer
learn-next = Scène suivante
learn-all = Toutes les scènes
learn-play = Maintenant une vraie partie contre des bots
learn-guide = Guide
learn-failed = Cette scène n’a pas pu être chargée.

## Saboteur

learn-saboteur-1 = Là où va la lumière
learn-saboteur-1-1 = La lumière part de l’échelle et court dans toutes les galeries qui y sont jointes : on construit à son bord. Prends la galerie droite et pose-la à l’est du départ.
learn-saboteur-1-2 = { $a } et { $b } ont continué. Une carte peut faire un demi-tour, jamais un quart. Prends la courbe, tourne-la (R, ou touche-la encore) et mène la galerie vers le sud, au bout est.
learn-saboteur-1-3 = Trois buts attendent à l’est ; un seul cache le trésor. Tu es mineur, et un cul-de-sac n’aide aucun mineur : choisis le tien et défausse-le au lieu de jouer une carte.
learn-saboteur-1-end = Une carte par tour, puis on pioche : voilà tout le rythme. Un mineur et un saboteur qui défaussent se ressemblent, car la carte part face cachée.
learn-saboteur-2 = Outils cassés
learn-saboteur-2-1 = On a cassé ton pic : tant qu’il est devant toi, tu ne poses pas de galerie. Ta réparation remet en état un pic ou une lampe. Joue-la sur toi.
learn-saboteur-2-2 = { $b } vient d’arrêter { $a }, qui creusait bien. Rends la pareille : joue la lampe cassée sur { $b }.
learn-saboteur-2-3 = { $a } a réparé son chariot. Tes outils sont entiers, alors creuse : pose une galerie au bout est.
learn-saboteur-2-end = Personne ne voit les rôles, tout le monde voit les actes. Qui tu arrêtes, qui tu répares, dit ce que tu penses.
learn-saboteur-3 = Ce que montre un plan
learn-saboteur-3-1 = Un plan montre un but à toi seul. La galerie va vers celui du milieu : regarde-le d’abord.
learn-saboteur-3-2 = De la pierre ! Elle reste marquée pour toi. { $a } a regardé le but du sud et ne dit rien encore. Tourne la courbe et mène la galerie vers le sud, loin de la pierre.
learn-saboteur-3-end = Tu peux dire ce que tu as vu, le garder, ou mentir. Tous savent où tu as regardé, personne ne sait ce que tu y as trouvé.
learn-saboteur-4 = De la roche en travers
learn-saboteur-4-1 = { $a } a fermé la galerie par un cul-de-sac : la lumière s’y arrête. Un éboulement retire une carte chemin du labyrinthe. Joue-le sur le cul-de-sac.
learn-saboteur-4-2 = { $b } a comblé le trou par un croisement. La voie est libre : creuse vers l’est.
learn-saboteur-4-end = Le départ et les buts ne peuvent être retirés. Ce qu’un éboulement coupe reste dans le labyrinthe, mais sans lumière : on n’y construit plus tant que ce n’est pas rejoint.
learn-saboteur-5 = Le trésor
learn-saboteur-5-1 = Il manque une case. Pose une galerie qui joint la tienne au but du milieu.
learn-saboteur-5-2 = De l’or ! Les rôles sont dévoilés : les mineurs gagnent et se partagent des cartes or. Tu as atteint le trésor, tu choisis donc en premier. Prends la carte qui a le plus de pépites.
learn-saboteur-5-end = Trois manches, avec chaque fois de nouveaux rôles ; le plus de pépites l’emporte. Si les cartes s’épuisent avant le trésor, ce sont les saboteurs qui sont payés.

## Saboteur 2

learn-saboteur2-1 = Deux équipes et leurs portes
learn-saboteur2-1-1 = Les mineurs forment maintenant deux équipes, bleue et verte, et tu es bleu. Seule ton équipe passe une porte bleue. Pose-la au bout est.
learn-saboteur2-1-2 = Chacun peut construire derrière une porte ; elle ne compte que lorsque le trésor est atteint. Continue avec le pont : ses deux voies se croisent sans être jointes.
learn-saboteur2-1-end = Si le seul chemin vers le trésor passe par une porte bleue, les bleus gagnent seuls, qui que ce soit qui ait posé la dernière carte.
learn-saboteur2-2 = Les échelles
learn-saboteur2-2-1 = La galerie de l’est est coupée, sans lumière. Une échelle est jointe au départ où qu’elle soit. Pose la tienne à un bout ouvert de la partie sombre, au nord ou au sud de son croisement.
learn-saboteur2-2-2 = La lumière est revenue. Creuse au bout est.
learn-saboteur2-2-end = Une échelle doit toucher une autre carte chemin, et aucun but. Toutes les échelles sont aussi jointes entre elles.
learn-saboteur2-3 = En prison
learn-saboteur2-3-1 = Tu es en prison : tu ne poses pas de galerie, et si la manche finissait maintenant, tu n’aurais rien. Joue « enfin libre » sur toi.
learn-saboteur2-3-2 = { $b } passe et repasse ; { $a } creuse. Mets { $b } en prison.
learn-saboteur2-3-3 = Maintenant creuse : pose une galerie au bout est.
learn-saboteur2-3-end = La prison n’est pas éternelle : « enfin libre » l’ouvre, et donner deux cartes aussi.
learn-saboteur2-4 = Des yeux et des doigts
learn-saboteur2-4-1 = Tu es géologue : chaque cristal du labyrinthe t’est payé, qui que ce soit qui gagne. Mais qui est qui ? Inspecte { $b }.
learn-saboteur2-4-2 = Un saboteur, et toi seul le sais. { $a } a posé une porte verte ; peu t’importe. Pose derrière elle ta galerie au cristal.
learn-saboteur2-4-3 = Une carte sert à la fin de la manche : pose le voleur devant toi.
learn-saboteur2-4-end = Au partage de l’or, un voleur prend une pépite à quelqu’un, sauf s’il est en prison ou si l’on dit « pas touche ».
learn-saboteur2-5 = Deux cartes pour une
learn-saboteur2-5-1 = Ta lampe est cassée et tu n’as pas de réparation. Deux cartes de ta main retirent ce qui est devant toi : choisis de retirer la lampe.
learn-saboteur2-5-2 = Donne une carte dont tu peux te passer ; il te faut la galerie droite.
learn-saboteur2-5-3 = Et une seconde. Ta main garde une carte de moins jusqu’à la fin de la manche.
learn-saboteur2-5-4 = Il manque une case, et une porte bleue est sur le chemin. Pose la galerie droite.
learn-saboteur2-5-end = Les bleus gagnent seuls, à cause de la porte. Les pépites dépendent du nombre de gagnants : moins ils sont, plus chacun reçoit.

## Le Duel

learn-duel-1 = L’or à qui s’y joint
learn-duel-1-1 = Tu es bleu et creuses depuis ton propre départ. Cette carte a deux courbes qui ne se touchent pas ; l’une porte de l’or. Tourne-la pour que la courbe dorée rejoigne ta galerie, et pose-la là.
learn-duel-1-2 = Ton compteur est sur l’or : il reste à toi, même si la galerie est coupée. Creuse au bout nord de cette courbe.
learn-duel-1-end = Chacun n’a de compteurs que pour quelques prises. Quand tous sont posés, ou tous les buts ouverts, la manche finit.
learn-duel-2 = Le troll
learn-duel-2-1 = Un troll ne laisse passer personne avant d’être payé. Soudoie-le : cela coûte une pépite à la fin de la manche, et ne prend pas ton tour.
learn-duel-2-2 = Désormais vous passez tous deux, mais toi seul as payé. Pose une carte au bout est, derrière lui.
learn-duel-2-end = Paie un troll là où l’or derrière lui le vaut.
learn-duel-3 = Portes et clefs
learn-duel-3-1 = La porte verte te ferme ce croisement. Une clef ouvre une porte de l’autre couleur jusqu’à la fin de la manche : joue-la sur la porte.
learn-duel-3-2 = Ta lumière passe. Pose une carte au bout est.
learn-duel-3-end = Une porte ferme le seul bras où elle se trouve, pas toute la carte.
learn-duel-4 = Regarder, gêner, réparer
learn-duel-4-1 = Six buts, les uns avec de l’or, les autres sans. Le plan secret t’en montre un : regarde celui du milieu parmi les trois premiers.
learn-duel-4-2 = Pas d’or ici ; bon à savoir. { $a } a cassé ta lampe. Casse le chariot de { $a } en retour.
learn-duel-4-3 = Répare maintenant ta lampe : dans cette boîte, une réparation ne sert qu’à soi.
learn-duel-4-end = Défausser deux cartes répare aussi un outil, mais la main reste plus petite.
learn-duel-5 = Un but
learn-duel-5-1 = Il manque une courbe jusqu’au but du nord-est. Pose celle qui mène au nord.
learn-duel-5-2 = Le but est retourné et son or est aussitôt à toi. Quand rien ne va, on passe : donne la réparation, qui ne répare rien en ce moment.
learn-duel-5-3 = Tu peux donner une seconde carte et en piocher deux, ou t’en tenir là.
learn-duel-5-end = Trois manches ; le plus de pépites l’emporte. En solitaire, on joue la même partie contre la pioche, pour un grade.

## Les Mines perdues

learn-lost-mines-1 = Une carte, une marche, une pioche
learn-lost-mines-1-1 = Ici les galeries sont des chemins de forêt, et ton nain y marche. Chaque tour commence par une carte : pose un chemin au bout du bleu.
learn-lost-mines-1-2 = Puis la marche : jusqu’à trois cartes. Avance sur la carte suivante, à l’est.
learn-lost-mines-1-3 = Et sur la carte que tu viens de poser.
learn-lost-mines-1-4 = Un troisième pas te ramènerait en arrière. Arrête-toi ; la pioche vient toute seule.
learn-lost-mines-1-end = Chacun construit où il veut : un chemin n’a pas à être relié à ton départ ni à ton nain.
learn-lost-mines-2 = Obstacles et feux de camp
learn-lost-mines-2-1 = Un tronc barre le chemin, et personne n’entre sur cette carte. Joue la hache dessus.
learn-lost-mines-2-2 = La voie est libre, pour les autres aussi. Avance sur la carte du tronc.
learn-lost-mines-2-3 = Un seul nain à la fois s’y tient. Avance jusqu’au feu de camp.
learn-lost-mines-2-4 = Arrête-toi ici : qui commence sa marche à un feu de camp peut faire cinq cartes au lieu de trois.
learn-lost-mines-2-end = La barque est pour l’étang, la corde pour le ravin. Un outil reste où il a servi, jusqu’à ce qu’un orage emporte la carte.
learn-lost-mines-3 = Un regard et un piège
learn-lost-mines-3-1 = Quatre mines sont face cachée à l’est. Ton information montre une mine ou une carte nain : regarde la mine de ta rangée.
learn-lost-mines-3-2 = Des gemmes ! Toi seul le sais. Va vers elles : un pas à l’est.
learn-lost-mines-3-3 = Le chemin finit ici. Arrête-toi.
learn-lost-mines-3-4 = { $a } et { $b } sont jaunes et construisent au sud. Pose le piège en travers de leur chemin, sur un bord où deux de ses cartes se joignent.
learn-lost-mines-3-end = Qui traverse un piège perd au hasard une carte de sa main, et elle n’est pas remplacée.
learn-lost-mines-4 = Troll et orage
learn-lost-mines-4-1 = { $a } va filer. Un troll ne laisse passer personne pendant un tour de table : mets-le au bord est de la carte où se tient { $a }.
learn-lost-mines-4-2 = Rien n’oblige à marcher. Arrête-toi.
learn-lost-mines-4-3 = Le troll est parti, comme toujours quand revient ton tour. Un orage dure plus longtemps : retire une des deux cartes au bout est du chemin jaune.
learn-lost-mines-4-end = Une carte qui porte un nain ne peut être retirée, ni les départs, ni les mines.
learn-lost-mines-5 = Dans la mine
learn-lost-mines-5-1 = Tu sais que la mine de ta rangée cache des gemmes. Il manque une carte : pose-la au bout est.
learn-lost-mines-5-2 = Avance dessus.
learn-lost-mines-5-3 = Et dans la mine.
learn-lost-mines-5-4 = Tu es le premier : la mine est retournée, et tu prends un trésor à son signe. Sa valeur reste cachée.
learn-lost-mines-5-end = À la fin d’une manche, les nains loyaux d’un clan partagent ce qu’ils ont, avec le saboteur de l’autre clan ; un nain égoïste garde le sien. Deux manches.

## La Grotte obscure

learn-dark-cave-1 = Case après case
learn-dark-cave-1-1 = Dans la grotte, la lumière est aux nains. Un tour, c’est une carte, puis jusqu’à trois pas, puis une pioche. Pose une carte au bout est.
learn-dark-cave-1-2 = Les barres au pied d’une carte disent en combien de pas on la traverse. Celle-ci en demande deux : avance sur sa première case.
learn-dark-cave-1-3 = Sur sa seconde case.
learn-dark-cave-1-4 = Et, au troisième pas, sur la carte que tu as posée.
learn-dark-cave-1-end = Plus la pile d’une carte est profonde, plus il faut de pas pour la traverser.
learn-dark-cave-2 = Ce qui sort des abysses
learn-dark-cave-2-1 = Les créatures sortent des abysses. Tu tiens un rat, qui fait trois pas : appelle-le aux abysses de l’est.
learn-dark-cave-2-2 = Mène-le à { $a }, un pas vers l’ouest.
learn-dark-cave-2-3 = Il a mordu : { $a } a perdu une carte. La créature reste jusqu’à ton prochain tour, et attaque qui la rencontre. Reste où tu es : arrête-toi.
learn-dark-cave-2-end = Le rat coûte une carte, le lindworm une marche, le gobelin une pépite.
learn-dark-cave-3 = Bottes et hache
learn-dark-cave-3-1 = L’équipement se pose devant son nain. Donne-toi les bottes : un pas de plus, à chaque tour.
learn-dark-cave-3-2 = Une toile barre l’est, mais une hache est devant toi. Coupe la toile.
learn-dark-cave-3-3 = La hache est usée et la voie est libre. Un pas à l’est.
learn-dark-cave-3-4 = Et encore un.
learn-dark-cave-3-5 = Assez pour l’instant. Arrête-toi.
learn-dark-cave-3-end = Une hache peut aussi chasser une créature, et sauve tous ceux de la case.
learn-dark-cave-4 = L’or qui parle
learn-dark-cave-4-1 = Quatre buts sont aux coins ; l’un est la sortie. Regarde celui du nord-est.
learn-dark-cave-4-2 = La sortie ! Maintenant le filon de l’est : une pépite y est posée. Avance dessus.
learn-dark-cave-4-3 = Qui finit sa marche là peut la prendre. Arrête-toi.
learn-dark-cave-4-4 = Tu n’as rien à cacher : prends la pépite. Ta carte clan est retournée, à la vue de tous.
learn-dark-cave-4-end = Un nain loyal perd peu à être connu. Un saboteur y pense à deux fois.
learn-dark-cave-5 = Vers le jour
learn-dark-cave-5-1 = Tu as vu que le but du nord est la sortie. Pose une carte qui y mène.
learn-dark-cave-5-2 = Un pas au nord, sur la carte que tu as posée.
learn-dark-cave-5-3 = Entre dans le but : il est retourné, et ta marche finit sur sa première case.
learn-dark-cave-5-4 = Tour suivant. D’abord une carte : les bottes ne te servent plus. Donne-les à { $b }, qui porte ta couleur.
learn-dark-cave-5-5 = Et dehors : avance sur la case où il fait jour.
learn-dark-cave-5-end = Tes pépites sont sauvées. Tu joues encore des cartes pour ceux de l’intérieur ; la partie finit quand tous ceux qui servent un clan sont sortis, ou que les cartes sont épuisées.
