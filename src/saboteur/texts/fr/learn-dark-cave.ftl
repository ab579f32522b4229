### Ce que dit le guide dans les scènes de La Grotte obscure. $a et $b sont les deux autres à la table ; ce qu’il faut faire est à part.

learn-dark-cave-1-aim = Ramasse des pépites et porte-les dehors avant que les cartes soient épuisées. Le clan qui en sauve le plus l’emporte, et chacun ne travaille pas pour la couleur qu’il porte.
learn-dark-cave-1-1 = Dans la grotte, la lumière est aux nains. Un tour, c’est une carte, puis jusqu’à trois pas, puis une pioche.
    .do = Pose une carte au bout est.
learn-dark-cave-1-2 = Les barres au pied d’une carte disent en combien de pas on la traverse. Celle-ci en demande deux.
    .do = Avance sur sa première case.
learn-dark-cave-1-2-stay = Rien n’oblige à marcher, mais on ne sort pas en restant sur place.
learn-dark-cave-1-3 = Il te reste deux pas.
    .do = Avance sur sa seconde case.
learn-dark-cave-1-4 = Et le troisième pas.
    .do = Avance sur la carte que tu as posée.
learn-dark-cave-1-end = Plus la pile d’une carte est profonde, plus il faut de pas pour la traverser.

learn-dark-cave-2-1 = Les créatures sortent des abysses. Tu tiens un rat, qui fait trois pas.
    .do = Appelle-le aux abysses de l’est.
learn-dark-cave-2-2 = Tu mènes la créature que tu as appelée.
    .do = Mène-la à { $a }, un pas vers l’ouest.
learn-dark-cave-2-2-let = Tu peux la laisser là. Mais on l’a appelée pour mordre.
learn-dark-cave-2-3 = Elle a mordu : { $a } a perdu une carte. La créature reste jusqu’à ton prochain tour, et attaque qui la rencontre.
    .do = Reste où tu es : arrête-toi.
learn-dark-cave-2-end = Le rat coûte une carte, le lindworm une marche, le gobelin une pépite.

learn-dark-cave-3-1 = L’équipement se pose devant son nain. Des bottes donnent un pas de plus, à chaque tour.
    .do = Donne-toi les bottes.
learn-dark-cave-3-1-gift = On peut aussi offrir des bottes. Ici, tu en as besoin.
learn-dark-cave-3-2 = Une toile barre l’est, mais une hache est devant toi.
    .do = Coupe la toile.
learn-dark-cave-3-3 = La hache est usée et la voie est libre.
    .do = Un pas à l’est.
learn-dark-cave-3-4 = Les bottes te portent plus loin.
    .do = Encore un pas à l’est.
learn-dark-cave-3-5 = Assez pour l’instant.
    .do = Arrête-toi.
learn-dark-cave-3-end = Une hache peut aussi chasser une créature, et sauve tous ceux de la case.

learn-dark-cave-4-1 = Quatre buts sont aux coins ; l’un est la sortie.
    .do = Regarde celui du nord-est.
learn-dark-cave-4-1-dwarf = Cela montre pour qui un nain travaille. Utile, mais d’abord il te faut la sortie.
learn-dark-cave-4-2 = La sortie ! Maintenant le filon de l’est : une pépite y est posée.
    .do = Avance dessus.
learn-dark-cave-4-3 = Qui finit sa marche là peut la prendre.
    .do = Arrête-toi.
learn-dark-cave-4-4 = Tu n’as rien à cacher. Ta carte clan est retournée, à la vue de tous.
    .do = Prends la pépite.
learn-dark-cave-4-4-leave = Qui a quelque chose à cacher la laisse. Toi, tu n’as rien à cacher.
learn-dark-cave-4-end = Un nain loyal perd peu à être connu. Un saboteur y pense à deux fois.

learn-dark-cave-5-1 = Tu as vu que le but du nord est la sortie.
    .do = Pose une carte qui y mène.
learn-dark-cave-5-2 = Tu es juste au-dessous.
    .do = Un pas au nord, sur la carte que tu as posée.
learn-dark-cave-5-3 = Un but est retourné quand quelqu’un y entre, et la marche finit sur sa première case.
    .do = Entre dans le but.
learn-dark-cave-5-4 = Tour suivant, et d’abord une carte. Les bottes ne te servent plus.
    .do = Donne-les à { $b }, qui porte ta couleur.
learn-dark-cave-5-5 = Un pas, et c’est le jour.
    .do = Sors.
learn-dark-cave-5-end = Tes pépites sont sauvées. Tu joues encore des cartes pour ceux de l’intérieur ; la partie finit quand tous ceux qui servent un clan sont sortis, ou que les cartes sont épuisées.
