### Ce que dit le guide dans les scènes de Le Duel. $a et $b sont les deux autres à la table ; ce qu’il faut faire est à part.

learn-duel-1-aim = Deux nains, chacun pour soi : atteins plus d’or que l’autre, sur les cartes du labyrinthe et sous les six buts.
learn-duel-1-1 = Tu es bleu et creuses depuis ton propre départ. Cette carte a deux courbes qui ne se touchent pas ; l’une porte de l’or.
    .do = Pose la carte à l’or pour que sa courbe dorée rejoigne ta galerie.
learn-duel-1-1-plain = Dans ce sens, c’est la courbe sans or qui rejoint ta galerie. Tourne-la.
learn-duel-1-2 = Ton compteur est sur l’or : il reste à toi, même si la galerie est coupée.
    .do = Creuse au bout nord de cette courbe.
learn-duel-1-end = Chacun n’a de compteurs que pour quelques prises. Quand tous sont posés, ou tous les buts ouverts, la manche finit.

learn-duel-2-1 = Un troll ne laisse passer personne avant d’être payé. Cela coûte une pépite à la fin de la manche, et ne prend pas ton tour.
    .do = Soudoie le troll.
learn-duel-2-1-behind = Derrière le troll, la galerie n’est pas encore à toi : il ne laisse passer personne sans être payé.
learn-duel-2-2 = Désormais vous passez tous deux, mais toi seul as payé.
    .do = Pose une carte au bout est, derrière lui.
learn-duel-2-end = Paie un troll là où l’or derrière lui le vaut.

learn-duel-3-1 = La porte verte te ferme ce croisement. Une clef ouvre une porte de l’autre couleur jusqu’à la fin de la manche.
    .do = Joue la clef sur la porte.
learn-duel-3-1-behind = Derrière la porte verte, rien n’est relié à ton départ. Ouvre-la d’abord.
learn-duel-3-2 = Ta lumière passe.
    .do = Pose une carte au bout est.
learn-duel-3-end = Une porte ferme la seule branche où elle se trouve, pas toute la carte.

learn-duel-4-1 = Six buts, les uns avec de l’or, les autres sans. Le plan secret t’en montre un.
    .do = Regarde celui du milieu parmi les trois premiers.
learn-duel-4-1-far = Chaque but peut être regardé. Commence par celui qui sera atteint le premier.
learn-duel-4-2 = Pas d’or ici ; bon à savoir. { $a } a cassé ta lampe.
    .do = Casse le chariot de { $a } en retour.
learn-duel-4-3 = Dans cette boîte, une réparation ne sert qu’à soi.
    .do = Répare ta lampe.
learn-duel-4-end = Défausser deux cartes répare aussi un outil, mais la main reste plus petite.

learn-duel-5-1 = Il manque une courbe jusqu’au but du nord-est.
    .do = Pose celle qui mène au nord.
learn-duel-5-2 = Le but est retourné et son or est aussitôt à toi. Quand rien ne va, on passe en défaussant une carte : la réparation ne sert à rien en ce moment.
    .do = Défausse la réparation.
learn-duel-5-3 = Tu peux défausser une seconde carte et en piocher deux, ou t’en tenir à une.
    .do = Choisis : défausse aussi le plan secret, ou arrête-toi.
learn-duel-5-end = Trois manches ; celui qui a le plus de pépites gagne. En solitaire, on joue la même partie contre la pioche, pour un grade.

learn-duel-6-1 = { $a } a creusé loin devant. Ton échelle est reliée à ton départ où qu’elle soit : à côté de n’importe quelle galerie, mais ni d’un but ni d’or.
    .do = Pose ton échelle au bout de la galerie verte.
learn-duel-6-1-near = Elle peut être là, mais te fait gagner peu de chemin. Le bout de la galerie verte est le plus proche des buts.
learn-duel-6-2 = La galerie de { $a } est maintenant aussi la tienne. Il manque une courbe jusqu’au but du milieu.
    .do = Pose la courbe au-dessus de l’échelle, vers le but.
learn-duel-6-end = Deux pépites ! La lumière de { $a } passe aussi : une échelle ouvre la voie aux deux.

learn-duel-7-1 = La galerie verte monte du sud, en travers de ta route. Sur un pont, deux voies se croisent sans être jointes.
    .do = Pose le pont là où les deux galeries se rencontrent.
learn-duel-7-1-shut = Une ligne droite n’y va pas : la galerie verte y a un bout ouvert.
learn-duel-7-2 = { $a } a continué en travers de ta route, et toi tu continues en travers de la sienne.
    .do = Creuse au bout est du pont.
learn-duel-7-2-green = Cette voie est aux verts : rien à toi n’y est joint.
learn-duel-7-end = Un pont n’oblige pas à partager. Certains ponts et doubles courbes portent de l’or sur une de leurs voies.

learn-duel-8-1 = { $a } est à une carte du but du milieu. Un éboulement retire une galerie qui ne porte ni or ni troll.
    .do = Fais tomber la dernière courbe verte.
learn-duel-8-1-gold = Les cartes qui portent de l’or ne tombent jamais.
learn-duel-8-1-own = Il peut tomber là, mais c’est ta propre galerie.
learn-duel-8-1-far = Cela couperait aussi les verts. Mais c’est la courbe qui va vers le but.
learn-duel-8-2 = { $a } n’a rien qui convienne. Profite du tour gagné.
    .do = Creuse à ton bout est.
learn-duel-8-end = Ce qui est pris reste pris, même si la galerie qui y mène s’éboule.

learn-duel-9-1 = Sur cette carte, l’or est dans un cul-de-sac à part de la voie. Regarde où il s’ouvre.
    .do = Pose la carte à l’or à ton bout est, le cul-de-sac vers le sud.
learn-duel-9-1-north = Dans ce sens, l’or s’ouvre au nord, où tu n’as pas de galerie.
learn-duel-9-2 = La carte est reliée, l’or ne l’est pas : qui le veut doit arriver par son cul-de-sac. La galerie du sud est aussi à toi, puisque les deux se joignent aux départs.
    .do = Relie la galerie du sud à l’or.
learn-duel-9-end = Ton compteur est dessus. Qui est joint le premier à l’or le garde.

learn-duel-10-1 = En solitaire, tu joues contre la pioche : ramasse le plus de pépites possible en trois manches. Les buts sont plus loin.
    .do = Creuse vers l’est.
learn-duel-10-2 = Tu as pioché un pic cassé : il se pose aussitôt devant toi, et tu as repioché.
    .do = Répare ton pic.
learn-duel-10-2-dig = Pas avec un pic cassé, même en solitaire.
learn-duel-10-2-dear = Deux cartes suffiraient aussi. Mais tu as la réparation.
learn-duel-10-3 = Et cette fois la pioche a lâché un éboulement : il a frappé la dernière carte ordinaire que tu avais posée.
    .do = Creuse : pose une carte.
learn-duel-10-end = Jusqu’à 14 pépites, tu débutes ; à partir de 25, on n’a plus rien à t’apprendre.
