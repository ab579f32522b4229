### Cartes des championnats : un message par clause (WC-1 à WC-21).
### Nos propres mots. 004 est la règle de l’édition des 20 ans.
### Chaque commentaire de groupe (« ## … ») est un titre de la page générée docs/rules/championship.fr.md.

## Les cartes

WC-1 = Il y a 9 cartes des championnats : 2 nains cupides (2016), et une carte action pour chaque année de 2017 à 2023.
    .title = Neuf cartes
    .source = 004, Cartes spéciales ; décision R-70

WC-2 = Chacune de ces cartes peut servir, seule ou avec d’autres, dans le jeu de base ou dans Saboteur 2. Seul le nain cupide de 2016 est réservé au jeu de base.
    .title = Un choix libre
    .source = 004, Cartes spéciales

WC-3 = Les cartes action sont mélangées aux cartes chemin et action à la mise en place. Elles se jouent comme toute carte action, après quoi tu pioches 1 carte, sauf le veto ; une fois utilisées, elles vont à la défausse.
    .title = Des cartes action ordinaires
    .source = 004, Cartes spéciales

WC-4 = À chaque nouvelle manche, les actions des championnats sont de nouveau mélangées avec toutes les autres cartes.
    .title = De retour à chaque manche
    .source = 004, Cartes spéciales (déduit)

## 2016 : nain cupide

WC-5 = À la mise en place, un mineur parmi les cartes rôle en jeu est remplacé par un nain cupide. Il y a toujours une carte rôle de plus que de joueurs : le nain cupide peut donc être la carte restante.
    .title = Ajouter le nain cupide
    .source = 004, 2016 – Nain cupide

WC-6 = Le nain cupide ne gagne que s’il relie lui-même le trésor au départ, fût-ce par une action. Il touche alors 4 cartes or, et les autres rien.
    .title = Quand le nain cupide gagne
    .source = 004, 2016 – Nain cupide ; décisions R-12, R-60 et R-61

WC-7 = Si ce n’est pas le nain cupide qui a relié le trésor, il ne touche rien et n’est pas compté comme mineur. Exemple à 5 places, avec 2 saboteurs, 2 mineurs et le nain cupide : si un mineur atteint le trésor, on tire 2 cartes or et le nain cupide touche 0 ; si c’est le nain cupide, il touche 4 cartes, les mineurs 0 et les saboteurs 0.
    .title = Sinon, rien
    .source = 004, 2016 – Nain cupide ; décision R-61

WC-8 = Le second nain cupide ne sert que dans le tournoi.
    .title = Le second nain cupide
    .source = 004, 2016 – Nain cupide

## Les cartes action

WC-9 = Tu prends deux buts cachés sans les regarder, décides en secret d’échanger ou non leurs places et les remets. S’il y a moins de 2 buts cachés, la carte est injouable.
    .title = 2017 : échange de buts
    .source = 004, 2017 – Échange de cartes Arrivée ; décision R-62

WC-10 = Au lieu de piocher, tu regardes les 5 cartes du dessus de la défausse, ou toutes si elle en a moins, en gardes une et remets les autres face cachée.
    .title = 2018 : trésor oublié
    .source = 004, 2018 – Trésor oublié ; décisions R-63 et R-186

WC-11 = Tu joues un veto au tour d’un autre joueur, juste après qu’il a mis en jeu une carte chemin ou action. Cette carte est retirée avant d’avoir le moindre effet, et les deux vont à la défausse.
    .title = 2019 : veto
    .source = 004, 2019 – Veto ; décisions R-64 et R-65

WC-12 = Après un veto, l’autre joueur pioche 1 carte et son tour est fini ; puis tu en pioches 1. Ton propre tour n’en est pas touché : tu le joueras quand il viendra.
    .title = Pioche après un veto
    .source = 004, 2019 – Veto ; décision R-66

WC-13 = Un veto ne se joue pas à ton propre tour, mais tu peux le défausser en passant. En fin de manche, un veto resté ta dernière carte doit finir à la défausse.
    .title = Pas de veto à son tour
    .source = 004, 2019 – Veto (déduit) ; décision R-65

WC-14 = Désormais, et pour le reste de la manche, les tours vont dans l’autre sens. Si la carte revient, par le trésor oublié de 2018 ou par un coffre, et qu’on la rejoue, le sens s’inverse encore.
    .title = 2020 : changement de sens
    .source = 004, 2020 – Changement de sens ; décision R-67

WC-15 = Dans le jeu de base, l’or se partage aussi dans l’autre sens, donc dans le sens horaire après une inversion. Exemple : les places 0 à 4, dans le sens horaire, sont toutes des mineurs, et la place 2 atteint le trésor. L’ordre habituel est 2, 1, 0, 4, 3 ; inversé, c’est 2, 3, 4, 0, 1.
    .title = Le sens de l’or
    .source = 004, 2020 – Changement de sens ; décision R-67

WC-16 = Un maître artisan retire un outil cassé de n’importe quel type à n’importe quel joueur.
    .title = 2021 : maître artisan
    .source = 004, 2021 – Maître artisan

WC-17 = Tu joues un éclaireur avec deux cartes chemin, posées l’une après l’autre selon les règles habituelles. Puis tu pioches 2 cartes : ta main a donc 1 carte de moins pour le reste de la manche. Un outil cassé ou une prison devant toi l’interdit. Si le premier chemin finit la manche, le second n’est pas posé.
    .title = 2022 : éclaireur
    .source = 004, 2022 – Éclaireur ; décision R-68

WC-18 = Tu déplaces la dernière carte chemin posée vers une autre case où sa pose est légale. Cela peut achever le chemin du trésor, et c’est alors toi qui l’as atteint, ou couper un chemin.
    .title = 2023 : diversion
    .source = 004, 2023 – Diversion ; décisions R-12 et R-69

WC-19 = Une carte injouable peut toujours être défaussée en passant.
    .title = Cartes injouables
    .source = 004, Cartes spéciales (déduit)

## Qui sait quoi

WC-20 = Échange de buts de 2017 : tous voient quels sont les deux buts, toi seul sais s’ils ont été échangés, et personne ne voit ce qu’ils sont. Trésor oublié de 2018 : toi seul vois les cinq cartes, et celle que tu gardes est secrète. Qui a le veto est secret.
    .title = Ce qui reste secret
    .source = 004, Cartes spéciales (déduit) ; décision R-64

## Exemple chiffré

WC-21 = Avec une pioche bien fournie, une main de 6 devient : 5 après un éclaireur aux deux chemins posés ; 6 si l’éclaireur subit un veto ; 5 si le premier chemin subit un veto ; 5 si c’est le second ; 5 si le second est impossible. La main de celui qui joue le veto garde sa taille.
    .title = Mains après éclaireur et veto
    .source = 004, 2019 – Veto et 2022 – Éclaireur ; décisions R-66 et R-68
