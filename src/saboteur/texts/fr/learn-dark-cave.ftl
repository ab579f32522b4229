### Ce que dit le guide dans les scènes de La mine se rebelle. $a et $b sont les deux autres à la table ; ce qu’il faut faire est à part.

learn-dark-cave-1-aim = Ramasse des pépites et porte-les dehors avant que les cartes soient épuisées. Le clan qui en sauve le plus l’emporte, et chacun ne travaille pas pour la couleur qu’il porte.
learn-dark-cave-1-1 = Dans la mine, la lumière est aux nains. Un tour, c’est une carte, puis jusqu’à trois pas, puis une pioche.
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
    .do = Appelle le rat aux abysses de l’est.
learn-dark-cave-2-2 = Tu mènes la créature que tu as appelée.
    .do = Mène le rat à { $a }, un pas vers l’ouest.
learn-dark-cave-2-2-let = Tu peux la laisser là. Mais on l’a appelée pour mordre.
learn-dark-cave-2-3 = Elle a mordu : { $a } a perdu une carte. La créature reste jusqu’à ton prochain tour, et attaque qui la rencontre.
    .do = Reste où tu es : arrête-toi.
learn-dark-cave-2-end = Le rat coûte une carte, le lindworm une marche, le gobelin une pépite.

learn-dark-cave-3-1 = L’équipement se pose devant son nain. Des bottes donnent un pas de plus, à chaque tour.
    .do = Donne-toi les bottes.
learn-dark-cave-3-1-gift = On peut aussi offrir des bottes. Ici, tu en as besoin.
learn-dark-cave-3-2 = Une toile barre l’est, mais une hache est devant toi.
    .do = Entame la toile.
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
    .do = Avance sur le filon.
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
    .do = Donne tes bottes à { $b }, qui porte ta couleur.
learn-dark-cave-5-5 = Un pas, et c’est le jour.
    .do = Sors.
learn-dark-cave-5-end = Tes pépites sont sauvées. Tu joues encore des cartes pour ceux de l’intérieur ; la partie finit quand tous ceux qui servent un clan sont sortis, ou que les cartes sont épuisées.

learn-dark-cave-6-1 = { $a } file vers l’est. Une toile ne laisse passer ni nain ni créature pendant deux tours de table.
    .do = Tends la toile au bord est de la carte où se tient { $a }.
learn-dark-cave-6-1-own = Là, elle te retiendrait plus que { $a }.
learn-dark-cave-6-1-late = Cela irait aussi. Mais plus près, c’est mieux.
learn-dark-cave-6-2 = La carte reste devant toi tant que la toile est tendue.
    .do = Reste où tu es : arrête-toi.
learn-dark-cave-6-3 = C’est de nouveau ton tour : la toile passe à sa face 1. Elle disparaît au début de ton prochain tour.
    .do = Pose une carte au bout est.
learn-dark-cave-6-end = Une hache à côté d’une toile lui enlève un de ses deux tours. On peut construire au-delà d’une toile, pas la traverser.

learn-dark-cave-7-1 = Le lindworm fait quatre pas, et renverse qui il rencontre.
    .do = Appelle le lindworm aux abysses de l’est.
learn-dark-cave-7-2 = Il s’arrête là où il rencontre des nains, et attaque tous ceux de la case.
    .do = Mène le lindworm à { $a }, un pas vers l’ouest.
learn-dark-cave-7-2-let = Alors, personne ne tombe. Mène-le plus loin.
learn-dark-cave-7-3 = { $a } est à terre, et se relèvera au prochain tour au lieu de marcher.
    .do = Garde tes distances : arrête-toi.
learn-dark-cave-7-end = Une créature s’en va quand revient le tour de qui l’a appelée, sauf si un autre la rappelle.

learn-dark-cave-8-1 = Le gobelin fait cinq pas, plus loin que tous les autres.
    .do = Appelle le gobelin aux abysses de l’est.
learn-dark-cave-8-2 = Il va où tu le mènes.
    .do = Mène le gobelin d’un pas vers l’ouest.
learn-dark-cave-8-3 = Encore un pas.
    .do = Mène le gobelin à { $a }.
learn-dark-cave-8-4 = { $a } a perdu une pépite. Les pas qui restaient sont perdus aussi.
    .do = Reste où tu es : arrête-toi.
learn-dark-cave-8-end = Qui n’a pas de pépite ne perd rien, mais le gobelin s’arrête quand même là.

learn-dark-cave-9-1 = Un rat est sur ta route, mais une hache est devant toi. D’abord une carte.
    .do = Pose une carte au bout est.
learn-dark-cave-9-2 = Qui avance sur la case d’une créature se fait attaquer.
    .do = Avance vers le rat.
learn-dark-cave-9-3 = Il attaque ! La hache a la parole avant tout le reste.
    .do = Chasse-le avec la hache.
learn-dark-cave-9-3-keep = Tu garderais la hache et perdrais une carte. Essaie la hache.
learn-dark-cave-9-end = Le rat et la hache ont disparu, et une seule hache a sauvé tous ceux de la case.

learn-dark-cave-10-1 = { $a } va vers l’est. Un éboulement retire une carte où il n’y a ni nain ni créature.
    .do = Fais tomber la carte juste devant { $a }.
learn-dark-cave-10-1-there = Un nain s’y tient : cette carte ne peut pas tomber.
learn-dark-cave-10-1-far = Il peut tomber là, mais { $a } avancerait encore d’un pas.
learn-dark-cave-10-2 = Un trou, et la carte d’après reste seule. Qui veut peut y reconstruire.
    .do = Arrête-toi.
learn-dark-cave-10-end = Le départ et les buts ne tombent pas. Les toiles de la carte partent avec elle, et l’or d’un filon est perdu.

learn-dark-cave-11-1 = Des créatures, et pas d’abysses d’où les appeler. L’échange de mains te donne toute la main d’un autre.
    .do = Échange ta main avec { $b }.
learn-dark-cave-11-1-other = Tu peux. Mais { $b } a posé de meilleures cartes jusqu’ici.
learn-dark-cave-11-2 = Tu tiens maintenant ce que { $b } tenait. Le tour continue comme d’habitude.
    .do = Un pas à l’est.
learn-dark-cave-11-3 = À la fin de ce tour, { $b } pioche une carte, et toi aucune.
    .do = Arrête-toi.
learn-dark-cave-11-end = { $b } et toi savez ce qui a changé de main ; personne d’autre ne le sait.

learn-dark-cave-12-1 = Toutes les échelles sont jointes, et le départ en a une. D’une échelle à n’importe quelle autre, c’est un seul pas.
    .do = Pose ton échelle au bout est.
learn-dark-cave-12-1-near = Elle s’y pose, mais plus elle est loin, plus elle fait gagner.
learn-dark-cave-12-2 = Tu es sur l’échelle du départ. Quatre cartes en un pas !
    .do = Grimpe : avance sur ton échelle.
learn-dark-cave-12-2-walk = À pied, il faut quatre pas. Prends l’échelle.
learn-dark-cave-12-3 = Tous les autres peuvent grimper aussi, et les créatures de même.
    .do = Arrête-toi.
learn-dark-cave-12-end = Un des quatre buts est aussi une échelle, une fois que quelqu’un l’a retourné.

learn-dark-cave-13-1 = Sur un pont, deux voies se croisent sans être jointes : l’une passe sur les planches, l’autre dessous.
    .do = D’abord une carte : pose-la au bout est.
learn-dark-cave-13-2 = Les planches sont pourries : qui passe dessus perd au hasard une carte de sa main.
    .do = Avance sur le pont.
learn-dark-cave-13-2-shy = Tu peux rester, mais tout chemin vers l’est passe par le pont.
learn-dark-cave-13-3 = Une carte de moins, pour toute la partie. La suite est libre.
    .do = Avance jusqu’au croisement.
learn-dark-cave-13-end = Sous les planches, on passe gratuitement. Les créatures passent comme elles veulent.

learn-dark-cave-14-1 = Deux courbes qui ne se touchent pas, mais un tunnel les joint pour qui paie. D’abord une carte.
    .do = Pose une carte au bout est.
learn-dark-cave-14-2 = Ta courbe vient de l’ouest et mène au sud.
    .do = Avance sur ta courbe.
learn-dark-cave-14-3 = Le tunnel est une case à part. Y entrer coûte aussitôt une pépite ; qui n’en a pas passe gratuitement.
    .do = Entre dans le tunnel.
learn-dark-cave-14-3-south = Cela économise une pépite, mais la sortie est peut-être au nord.
learn-dark-cave-14-4 = Il reste un pas.
    .do = Avance sur l’autre courbe.
learn-dark-cave-14-end = Une pépite pour un raccourci : vers la fin, c’est parfois bon marché.
