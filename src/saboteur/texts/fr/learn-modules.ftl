### Ce que dit le guide dans les scènes des modules. $a et $b sont d’autres à la table ; ce qu’il faut faire est à part.

learn-modules-1-aim = Chaque module change une chose dans Saboteur, et la plupart aussi dans Saboteur 2 ; on peut en jouer plusieurs. Le but reste le trésor, ou d’en priver les autres.
learn-modules-1-1 = Tu es le nain cupide : quatre cartes or pour toi, et rien pour les autres, si c’est toi qui poses la dernière carte jusqu’au trésor ; sinon, tu n’as rien. Assure-toi d’abord.
    .do = Regarde le but du milieu.
learn-modules-1-1-hasty = C’est peut-être le trésor. C’est peut-être de la pierre, et les mineurs sauraient alors mieux que toi où aller.
learn-modules-1-1-far = C’est le milieu qui est à portée.
learn-modules-1-2 = Le trésor, et personne ne l’a encore atteint. Vite, avant les autres !
    .do = Pose la dernière carte.
learn-modules-1-2-slow = Trop lent : le suivant l’atteindrait, et tu n’aurais rien.
learn-modules-1-end = Quatre cartes or pour toi, aucune pour les autres. Si un mineur avait posé la dernière carte, tu n’aurais rien eu : près du trésor, regarde qui traîne.

learn-modules-2-1 = Tu as vu deux buts : le trésor au nord, de la pierre au milieu, et la galerie va vers le milieu. Cette carte prend deux buts, sans les regarder.
    .do = Choisis le but du nord et celui du milieu.
learn-modules-2-1-south = C’est permis, mais le trésor ne vient pas au milieu.
learn-modules-2-2 = Personne ne voit si tu les échanges ou si tu les remets comme avant.
    .do = Échange-les.
learn-modules-2-2-leave = Tu peux faire semblant. Ici, l’échange aide les mineurs.
learn-modules-2-end = Ce que les autres ont vu de ces deux buts vaut moins maintenant : ils doivent te croire, ou regarder encore.

learn-modules-3-1 = Au lieu de piocher, tu regardes les cinq cartes du dessus de la défausse et tu en gardes une.
    .do = Joue la carte.
learn-modules-3-2 = D’autres ont défaussé de bonnes choses. Une galerie droite mène vers les buts.
    .do = Garde la galerie droite.
learn-modules-3-2-other = Tu peux aussi garder celle-là. Mais il faut à la galerie une carte droite.
learn-modules-3-end = Les autres sont reposées face cachée, et nul ne sait ce que tu as gardé. Tu as vu aussi ce qu’on avait défaussé face cachée.

learn-modules-4-1 = Tu tiens un veto : il se joue au tour d’un autre, jamais au tien. Après chaque carte, on demande à tous ; ainsi, nul ne sait qui l’a.
    .do = D’abord ton tour : pose la galerie droite à l’est.
learn-modules-4-2 = { $a } veut casser ta lampe, mais la carte n’a pas encore d’effet.
    .do = Joue ton veto.
learn-modules-4-2-allow = Tu peux garder le veto pour pire. Ici, il sauve ta lampe.
learn-modules-4-end = Les deux cartes sont défaussées, chacun en pioche une, et le tour de { $a } est fini. Le tien viendra comme d’habitude.

learn-modules-5-1 = { $a } joue après toi, et ne fait que casser. Désormais, on tourne dans l’autre sens.
    .do = Joue le changement de sens.
learn-modules-5-2 = { $b } a joué d’abord cette fois, et { $a } en dernier.
    .do = Creuse vers l’est.
learn-modules-5-end = Cela dure jusqu’à la fin de la manche, et l’or aussi circule dans l’autre sens.

learn-modules-6-1 = Ton chariot est cassé, et la lampe de { $a } aussi. Le maître artisan répare n’importe quel outil, à n’importe qui.
    .do = Répare ton chariot.
learn-modules-6-1-kind = C’est gentil, et permis. Mais alors, tu ne creuses pas toi-même.
learn-modules-6-1-dig = Pas avec un chariot cassé.
learn-modules-6-2 = Tous tes outils sont entiers.
    .do = Creuse vers l’est.
learn-modules-6-end = Un seul outil, même si plusieurs sont cassés.

learn-modules-7-1 = Avec l’éclaireur, tu poses deux galeries en un tour.
    .do = Joue l’éclaireur.
learn-modules-7-1-one = Cela ferait une carte. Avec l’éclaireur, tu en poses deux.
learn-modules-7-2 = L’une après l’autre, selon les règles habituelles.
    .do = Pose la première à l’est.
learn-modules-7-3 = Et de deux.
    .do = Pose la seconde à la suite.
learn-modules-7-end = Trois cartes s’en vont et tu en pioches deux : ta main garde une carte de moins jusqu’à la fin de la manche.

learn-modules-8-1 = Creuse d’abord ; on verra ce qu’en font les autres.
    .do = Pose la galerie droite à l’est.
learn-modules-8-2 = { $b } a fermé ta galerie par un cul-de-sac. Une diversion déplace la dernière carte chemin posée à un autre endroit où elle convient.
    .do = Déplace le cul-de-sac sous le départ.
learn-modules-8-2-junk = Garde-la : le cul-de-sac peut être déplacé.
learn-modules-8-end = La voie de l’est est de nouveau libre. Une diversion peut aussi être la dernière carte vers le trésor, ou couper le chemin.

learn-modules-9-1 = Chacun a une pépite. Au lieu d’un autre coup, tu peux recruter un pion : cela coûte une carte de ta main, et tu ne pioches pas.
    .do = Donne une carte dont tu peux te passer pour recruter un pion.
learn-modules-9-2 = Il se tient à un bout ouvert d’une galerie, et personne n’y pose de carte sans te payer une pépite.
    .do = Poste le pion au bout est.
learn-modules-9-2-off = Il peut être là, mais presque personne ne veut y creuser.
learn-modules-9-3 = { $a } a voulu creuser là, et t’a payé une pépite ; le pion est parti pour cette manche.
    .do = Creuse vers l’est.
learn-modules-9-end = Il y a deux pions par manche. Un autre peut payer pour qui n’a rien.

learn-modules-10-1 = Tu es le saboteur, et tout le monde le sait. Qui relie le premier l’atelier au départ doit échanger son rôle contre celui mis de côté.
    .do = Joins la galerie à l’atelier, au nord.
learn-modules-10-2 = Tu es mineur maintenant, et toi seul le sais. Qui te croirait ?
    .do = Creuse vers le trésor : pose une galerie à l’est.
learn-modules-10-end = C’est le rôle que tu as à la fin de la manche qui est payé. Qui arrive à l’atelier plus tard ne change rien.

learn-modules-11-1 = Dès que quelqu’un relie la fête au départ, les rôles de tous sont ramassés, mélangés et redistribués.
    .do = Joins la galerie à la fête, au sud.
learn-modules-11-2 = Les mêmes rôles, mais peut-être en d’autres mains : ce que tu savais des autres ne vaut plus. Regarde ton nouveau rôle, puis agis.
    .do = Creuse vers l’est, ou défausse : selon ton rôle.
learn-modules-11-end = Cela n’arrive qu’une fois par manche. Les outils cassés restent où ils sont.

learn-modules-12-1 = Il y a maintenant cinq buts : le trésor, et quatre parmi sept autres. Certains ont de l’or, un dragon coûte une pépite, et l’araignée finit la manche au profit des saboteurs.
    .do = Regarde le but du milieu avant d’y aller.
learn-modules-12-1-blind = Dangereux : tu ne sais pas ce qui t’y attend.
learn-modules-12-1-other = Tu peux regarder n’importe quel but. Commence par le milieu.
learn-modules-12-2 = L’araignée géante ! N’y va pas. Le but plus au nord est aussi à portée.
    .do = Atteins le but le plus au nord des deux.
learn-modules-12-2-spider = Cela réveille l’araignée, et les saboteurs gagnent aussitôt !
learn-modules-12-end = Un sac : deux pépites, à toi aussitôt, peu importe qui gagne. La manche continue jusqu’à ce qu’on trouve le trésor, ou l’araignée.

learn-modules-13-1 = Quatre coffres sont dans le labyrinthe, chacun sous une carte chemin cachée. Tous ne sont pas des cadeaux : un plan peut aussi en regarder un.
    .do = Regarde le coffre du nord-ouest.
learn-modules-13-1-goal = On peut regarder un but comme avant. Essaie un coffre.
learn-modules-13-1-chest = N’importe quel coffre peut être regardé. Prends celui qui est à portée.
learn-modules-13-2 = Il montre le rôle de quelqu’un. Qui relie sa carte au départ l’ouvre.
    .do = Relie la galerie au coffre.
learn-modules-13-2-other = Cela avance, mais pas vers le coffre que tu connais.
learn-modules-13-3 = La carte est retournée, et le coffre est à toi.
    .do = Regarde le rôle de { $b }.
learn-modules-13-3-other = Tu peux. Mais { $b } défausse de bonnes cartes.
learn-modules-13-end = Un saboteur, et toi seul le sais. Il y a dix sortes de coffres : une pépite ou des cartes en plus pour les uns, des cartes en moins pour d’autres.

learn-modules-14-1 = Avec cette variante, un mineur dont un outil est cassé quand le trésor est atteint n’a pas de part. Ton pic est cassé.
    .do = Répare ton pic.
learn-modules-14-1-dig = Pas avec un pic cassé.
learn-modules-14-2 = La lampe de { $a } est encore cassée, et ce n’est pas ton affaire.
    .do = Atteins le trésor.
learn-modules-14-3 = Autant de cartes or que de mineurs, mais on saute { $a }.
    .do = Prends la carte qui a le plus de pépites.
learn-modules-14-3-less = Une pépite ? Il y en a deux à côté.
learn-modules-14-end = La dernière carte est revenue à toi, et { $a } n’a rien eu. Il vaut donc la peine de réparer à temps, et de casser un outil tard.

learn-modules-15-1 = Cinq à table : un saboteur, un nain cupide, trois mineurs, et aucun rôle mis de côté. Une carte était déjà à mi-chemin. Tu as vu que le trésor est au milieu.
    .do = Atteins le trésor avant le nain cupide.
learn-modules-15-1-break = Cela arrêterait peut-être le nain cupide, si tu savais qui c’est. Le trésor est plus sûr.
learn-modules-15-end = La paie est fixe : trois pépites pour toi qui l’as atteint, deux pour chaque autre mineur. Un nain cupide en aurait eu quatre, un saboteur seul aussi.
