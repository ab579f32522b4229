### Ce que dit le guide dans les scènes de Saboteur. $a et $b sont les deux autres à la table ; ce qu’il faut faire est à part.

learn-saboteur-1-aim = Les mineurs creusent une galerie de l’échelle jusqu’au trésor caché sous un des trois buts ; les saboteurs, que rien ne distingue, les en empêchent. Tu es mineur.
learn-saboteur-1-1 = La lumière part de l’échelle et court dans toutes les galeries qui y sont reliées : on construit à son bord.
    .do = Prends la galerie droite et pose-la à l’est du départ.
learn-saboteur-1-1-dead = Un cul-de-sac peut se poser, mais la lumière n’y passe pas : c’est ce que fait un saboteur.
learn-saboteur-1-1-away = Elle s’y pose, mais tourne le dos aux buts : ils sont à l’est.
learn-saboteur-1-2 = { $a } et { $b } ont continué. Une carte peut faire un demi-tour, jamais un quart ; si un seul sens convient, elle se tourne d’elle-même.
    .do = Prends la courbe et mène la galerie vers le sud, au bout est.
learn-saboteur-1-3 = Tu es mineur, et un cul-de-sac n’aide aucun mineur. Au lieu de jouer une carte, on peut en défausser une, face cachée.
    .do = Choisis le cul-de-sac et défausse-le.
learn-saboteur-1-3-laid = Tu peux le poser, mais il arrêterait tout le monde, et chacun te soupçonnerait.
learn-saboteur-1-end = Une carte par tour, puis on pioche : voilà tout le rythme. Un mineur et un saboteur qui défaussent se ressemblent, car la carte part face cachée.

learn-saboteur-2-1 = On a cassé ton pic : tant qu’il est devant toi, tu ne poses pas de galerie. Ta carte répare un pic ou une lampe.
    .do = Joue la réparation sur toi.
learn-saboteur-2-1-broken = Pas avec un pic cassé : aucune galerie avant de l’avoir réparé.
learn-saboteur-2-2 = { $b } vient d’arrêter { $a }, qui creusait bien. Rends-lui la pareille.
    .do = Joue la lampe cassée sur { $b }.
learn-saboteur-2-2-friend = C’est permis, mais { $a } creuse vers le trésor comme toi. Le suspect, c’est { $b }.
learn-saboteur-2-3 = { $a } a réparé son chariot, et tes outils sont entiers.
    .do = Creuse : pose une galerie au bout est.
learn-saboteur-2-end = Personne ne voit les rôles, tout le monde voit les actes. Qui tu arrêtes, qui tu aides, dit ce que tu penses.

learn-saboteur-3-1 = Un plan montre un but à toi seul. La galerie va vers celui du milieu.
    .do = Regarde le but du milieu.
learn-saboteur-3-1-far = Tu peux aussi regarder là. Mais la galerie va atteindre le milieu : c’est cela qu’il faut savoir.
learn-saboteur-3-2 = De la pierre ! Elle reste marquée pour toi. { $a } a regardé le but du sud et ne dit rien encore.
    .do = Pose la courbe qui mène la galerie vers le sud, loin de la pierre.
learn-saboteur-3-end = Tu peux dire ce que tu as vu, le garder, ou mentir. Tous savent où tu as regardé, personne ne sait ce que tu y as trouvé.

learn-saboteur-4-1 = { $a } a fermé la galerie par un cul-de-sac : la lumière s’y arrête. Un éboulement retire une carte chemin du labyrinthe.
    .do = Joue l’éboulement sur le cul-de-sac.
learn-saboteur-4-1-fixed = Le départ et les buts ne s’éboulent jamais.
learn-saboteur-4-1-sound = L’éboulement peut tomber là, mais cette galerie est bonne : tu couperais ta propre voie.
learn-saboteur-4-2 = { $b } a comblé le trou par un croisement. La voie est libre.
    .do = Creuse vers l’est.
learn-saboteur-4-end = Le départ et les buts ne peuvent être retirés. Ce qu’un éboulement coupe reste dans le labyrinthe, mais sans lumière : on n’y construit plus tant que ce n’est pas rejoint.

learn-saboteur-5-1 = Il manque une case.
    .do = Pose une galerie qui relie la tienne au but du milieu.
learn-saboteur-5-1-short = Elle se pose, mais n’a pas d’ouverture à l’est, et le but est là.
learn-saboteur-5-2 = De l’or ! Les rôles sont dévoilés : les mineurs gagnent et se partagent des cartes or. Tu as atteint le trésor, tu choisis donc en premier.
    .do = Prends la carte qui a le plus de pépites.
learn-saboteur-5-2-less = Cette carte vaut une pépite. Juste à côté, il y en a une de trois !
learn-saboteur-5-end = Trois manches, avec chaque fois de nouveaux rôles ; celui qui a le plus de pépites gagne. Si les cartes s’épuisent avant le trésor, ce sont les saboteurs qui sont payés.

learn-saboteur-6-1 = Cette fois, le saboteur, c’est toi : tu gagnes si le trésor n’est pas atteint avant que les cartes s’épuisent. Un cul-de-sac se pose comme une galerie, mais la lumière n’y passe pas.
    .do = Pose le cul-de-sac au bout est.
learn-saboteur-6-1-honest = Cela a l’air honnête, et un saboteur en a parfois besoin. Mais la galerie s’approche trop.
learn-saboteur-6-1-thrown = Un mineur la défausserait. Toi, tu sais t’en servir.
learn-saboteur-6-2 = { $a } a regardé un but ; { $b } creuse déjà autour de ton cul-de-sac.
    .do = Casse le chariot de { $b }.
learn-saboteur-6-2-lone = Tu peux, mais { $a } n’a rien posé. Le danger vient de { $b }.
learn-saboteur-6-end = Ne te presse pas : qui casse et bloque dès le premier tour est vite connu. Les saboteurs sont moins nombreux que les mineurs à se partager l’or.
