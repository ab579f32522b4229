### L’aide à une table : de quoi il s’agit, comment se passe un tour, et comment on joue une carte ici.

## Titres

about-aim = Le but du jeu
about-roles = Qui est qui
about-roles-dealt =
    { $aside ->
        [0] Ces { $cards } cartes sont toutes distribuées : une à chacun, en secret.
        [one] De ces { $cards } cartes, chacun en reçoit une en secret ; une est mise de côté sans être vue.
       *[other] De ces { $cards } cartes, chacun en reçoit une en secret ; { $aside } sont mises de côté sans être vues.
    }
about-turn = Comment on joue
about-modules = Les modules de cette table
about-cards = Les cartes de cette partie
about-ways = Comment jouer une carte
about-howto = Comment jouer
about-rules = Toutes les règles

## De quoi il s’agit : seul

about-aim-duel-alone = Tu creuses contre les cartes : relie ton départ à autant d’or que tu peux. Après trois manches, tes pépites donnent ton grade.

## Saboteur

about-saboteur-1 = À ton tour, fais une de ces trois choses : pose une carte chemin, joue une carte action, ou défausses-en une sans la montrer. Puis pioche une carte, tant qu’il y en a.
about-saboteur-2 = Une carte chemin doit concorder de tous les côtés qu’elle touche, et prolonger une galerie qui vient du départ. Qui a un outil cassé n’en pose pas.
about-saboteur-3 = Un but est retourné dès qu’une galerie venue du départ y mène. Si c’est le trésor, les mineurs ont gagné la manche ; si toutes les mains sont vides avant, ce sont les saboteurs.
about-saboteur-4 = Chaque manche rapporte des pépites, et le plus de pépites gagne la partie.

## Saboteur 2

about-saboteur2-1 = À ton tour, fais une de ces quatre choses : pose une carte chemin ou joue une carte action, et pioches-en une ; défausse deux cartes pour retirer une carte posée devant toi, et pioches-en une ; ou défausses-en une à trois et pioches-en autant.
about-saboteur2-2 = Une carte chemin doit concorder de tous les côtés qu’elle touche, et prolonger une galerie qui vient du départ. Qui a un outil cassé ou est en prison n’en pose pas.
about-saboteur2-3 = Celui qui achève le chemin jusqu’au trésor, et les portes qui s’y trouvent, décident de l’équipe qui gagne la manche. Si personne n’y arrive, les saboteurs gagnent.
about-saboteur2-4 = Boss et profiteur gagnent avec les autres, mais moins ; les géologues sont payés pour les cristaux. Le plus de pépites gagne la partie.

## Le Duel

about-duel-links = Tes galeries doivent être reliées à ton propre départ. Un losange marque où Bleu accède, un triangle où Vert accède ; là où les deux passent, la lumière est ambrée. Une porte laisse passer sa couleur, et qui y a mis une clef ; un troll ne laisse passer personne tant que nul ne l’a soudoyé.
about-duel-turn = À ton tour : pose une galerie, joue une action, ou défausse deux cartes pour retirer un outil cassé, et pioches-en une ; ou défausse une ou deux cartes et pioches-en autant. Soudoyer un troll vient en plus, avant ou après.
about-duel-gold = Relie ton départ à de l’or et tu y poses un compteur. Les buts que tu atteins se retournent d’eux-mêmes.
about-duel-end = La manche finit quand tous les buts sont retournés, tous les compteurs posés, ou toutes les cartes épuisées. Après trois manches, le plus de pépites l’emporte ; chaque troll soudoyé en coûte une.
about-duel-solo = Seul : un outil cassé que tu pioches se pose aussitôt devant toi, un éboulement emporte ta dernière galerie. Après trois manches, tes pépites donnent ton grade.

## La Grande Aventure

about-lost-mines-clans = Deux clans cherchent les quatre mêmes mines. Seule ta carte nain dit avec qui tu partages : ton clan, l’autre, ou personne.
about-lost-mines-turn = Un tour a trois temps : jouer une carte ou en défausser une ou deux, marcher, piocher autant de cartes. Un chemin doit en prolonger un autre, n’importe où.
about-lost-mines-walk = Ton nain marche de 3 cases au plus, de 5 depuis un feu de camp. Tronc, étang et ravin veulent leur outil ; rochers et obstacles franchis ne portent qu’un nain. Un piège coûte une carte, un troll barre la route.
about-lost-mines-mines = Le premier nain dans une mine la retourne et s’y arrête. Elle donne un trésor de son symbole, à moins que le dragon n’y dorme.
about-lost-mines-loot = La manche finit quand tous les trésors sont pris, quand pioche et mains sont vides, ou si tous en conviennent. Chaque groupe partage alors ce que ses nains ont pris ; les égoïstes gardent le leur.

## La mine se rebelle

about-dark-cave-goal = Deux clans cherchent la seule sortie parmi quatre buts. Le dos d’une carte clan montre ce qu’un nain porte, sa face qui il sert.
about-dark-cave-turn = À ton tour : joue une carte ou défausses-en une ou deux, marche, puis pioche autant de cartes.
about-dark-cave-walk = Ton nain fait trois pas, quatre avec des bottes. Les pointillés séparent les espaces ; les échelles sont à un pas l’une de l’autre, un pont coûte une carte, un tunnel une pépite.
about-dark-cave-creatures = Les créatures sortent des abysses : le rat prend une carte, le lindworm jette à terre, le gobelin prend une pépite. Une hache les chasse et entame les toiles.
about-dark-cave-end = La partie s’arrête quand il n’y a plus de cartes, quand tous ceux qui servent un clan sont sortis, ou quand tous sont d’accord. L’or resté dedans est perdu. Le trésor d’un clan : l’or sorti par ceux qui le servent, multiplié par le nombre de ceux qui servent l’autre.

## Modules sans carte à eux

about-module-right-of-way = Chacun commence avec une pépite. Au lieu de tout le reste, tu peux recruter : défausse une carte, poste un pion au bout ouvert d’une galerie, et ne pioche pas. Qui veut poser là te paie une pépite.
about-module-sabotaged-dwarf = Quand les mineurs gagnent, les mineurs qui ont un outil cassé devant eux n’ont pas d’or.
about-module-tournament = Tous les rôles de la liste sont distribués, une carte chemin est déjà à mi-chemin du but du milieu, et les pépites suivent un barème à part.

## Souris, doigts, touches

about-by-mouse = Glisse une carte sur une case ou un joueur, ou clique sur la carte puis sur l’endroit. Si c’est interdit, le jeu dit pourquoi. Laisse la souris sur une carte, n’importe laquelle : elle dit ce qu’elle fait.
about-by-touch = Touche une carte, puis l’endroit : tu la vois posée, et le bouton du bas la joue. Si c’est interdit, le jeu dit pourquoi. Laisse le doigt sur une carte, n’importe laquelle : elle dit ce qu’elle fait.
keys-title = Au clavier
keys-pick = choisir une carte de la main
keys-arrows = aller de case en case
keys-turn = tourner la carte d’un demi-tour
keys-enter = poser la carte, choisir la case
keys-discard = défausser la carte choisie
keys-escape = reposer la carte, fermer
keys-fit = voir tout le labyrinthe
keys-explain = sur une carte : ce qu’elle fait ; ailleurs : cette aide
keys-role = maintenir pour revoir ton rôle
keys-arrow-keys = Flèches
keys-escape-key = Échap
