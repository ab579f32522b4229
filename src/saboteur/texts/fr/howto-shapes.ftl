### Ce que montrent les images des règles : clause et numéro de l’image.

## Saboteur

shape-B-9-1 = Le départ, et les trois buts face cachée.
shape-B-21-1 = À côté du départ.
shape-B-21-2 = Elle ne touche aucune carte.
shape-B-21-3 = Un coin n’est pas un côté.
shape-B-22-1 = Les deux côtés qui se touchent concordent.
shape-B-22-2 = Le nord concorde, mais à l’ouest une galerie bute sur la roche.
shape-B-22-3 = Une galerie bute sur la roche.
shape-B-23-1 = Après un demi-tour.
shape-B-23-2 = En travers.
shape-B-24-1 = Elle relie de nouveau au départ le morceau coupé.
shape-B-24-2 = Un éboulement a coupé ce morceau : il ne mène à aucun départ.
shape-B-26-1 = Posée comme toute carte chemin.
shape-B-26-2 = Les côtés concordent, mais la galerie s’est arrêtée avant.
shape-B-35-1 = Une galerie venue du départ y mène : il est retourné.
shape-B-35-2 = La galerie s’arrête dans la carte : le but reste face cachée.
shape-B-38-1 = Seul un but retourné peut être ainsi : sa voie vers le nord bute sur la roche, et rien n’y est relié.

## Saboteur 2

shape-S2-13-1 = Tout droit sur le pont.
shape-S2-13-2 = Personne ne tourne sur un pont : l’autre galerie n’est pas reliée.
shape-S2-14-1 = Au bout de la courbe reliée.
shape-S2-14-2 = L’autre courbe n’est pas reliée.
shape-S2-15-1 = Loin de là, et pourtant reliée au départ.
shape-S2-16-1 = À côté d’une carte chemin, reliée ou non.
shape-S2-16-2 = Elle touche un but.
shape-S2-18-1 = Tout le monde peut poser la suite derrière une porte.
shape-S2-33-1 = Si un chercheur d’or bleu achève ce chemin, c’est l’équipe verte qui gagne.

## Modules

shape-V-9-1 = La carte centrale, à mi-chemin du but du milieu.
shape-ME-13-1 = Où se trouve l’atelier.

## Le Duel

shape-D-12-1 = Galerie contre galerie.
shape-D-12-2 = Une galerie bute sur la roche.
shape-D-12-3 = En travers.
shape-D-13-1 = Pour le vert : elle prolonge un chemin venu du départ vert.
shape-D-13-2 = Pour le vert : ce chemin ne vient que du départ bleu.
shape-D-15-1 = Tout droit sur le pont.
shape-D-15-2 = Personne ne tourne sur un pont : l’autre galerie n’est pas reliée.
shape-D-16-1 = Pour le vert : à côté de n’importe quelle carte chemin.
shape-D-16-2 = Elle touche un but.
shape-D-16-3 = Elle touche une carte qui montre de l’or.
shape-D-17-1 = Pour le vert : la branche à l’est est ouverte.
shape-D-17-2 = Pour le vert : la porte bleue ferme la branche au sud.
shape-D-19-1 = Jusqu’au troll.
shape-D-19-2 = Derrière un troll que personne n’a soudoyé.
shape-D-25-1 = Le chemin arrive du côté où se trouve l’or.
shape-D-25-2 = Il ne fait que passer.

## La Grande Aventure

shape-LM-13-1 = À côté d’un départ.
shape-LM-13-2 = Les deux côtés qui se touchent concordent.
shape-LM-14-1 = Elle prolonge un chemin qui ne mène à aucun départ.
shape-LM-15-1 = Elle ne touche aucune carte.
shape-LM-15-2 = Un chemin bute sur un côté qui n’en a pas.
shape-LM-15-3 = Les côtés concordent, mais elle ne prolonge aucun chemin.
shape-LM-16-1 = Tronc, étang et ravin.
shape-LM-17-1 = Rochers.
shape-LM-18-1 = Un feu de camp.
shape-LM-54-1 = De la mine, personne ne marche vers le nord : de l’autre côté, il n’y a pas de chemin.

## La mine se rebelle

shape-DC-18-1 = Chemin contre chemin.
shape-DC-18-2 = Après un demi-tour.
shape-DC-19-1 = Elle prolonge un chemin qui ne mène pas au départ.
shape-DC-20-1 = Elle ne touche aucune carte.
shape-DC-20-2 = En travers.
shape-DC-20-3 = Un chemin bute sur un côté qui n’en a pas.
shape-DC-20-4 = Les côtés concordent, mais elle ne prolonge aucun chemin.
shape-DC-21-1 = Un, deux et trois pas pour la traverser.
shape-DC-22-1 = Des abysses.
shape-DC-23-1 = De chacune de ces échelles, un pas mène aux autres.
shape-DC-24-1 = Un chemin sur le bois, un autre dessous.
shape-DC-26-1 = Le tunnel entre les deux courbes.
shape-DC-27-1 = Un filon d’or.
