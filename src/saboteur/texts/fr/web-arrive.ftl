### Qui l’on est : nom et portrait, sur le chemin d’une table et à cette table.

who-title = Qui es-tu ?
who-invited = { $host } te garde une place : { $box }.
who-name = Ton nom
who-call = Comment les autres doivent-ils t’appeler ?
who-suggest = Une autre idée
who-nameless = Écris un nom, ou prends une autre idée.
who-face = Portrait
who-taken = déjà pris à cette table
who-sit = S’asseoir
who-watch = Regarder
who-begun = La partie a commencé : tu peux regarder.
who-full = Toutes les places sont prises : tu peux regarder.
who-locked = L’hôte a fermé la porte : tu peux regarder.
who-change = Nom et portrait
who-change-of = Changer le nom et le portrait : { $name }
who-keep = Garder

## Ce qui ne va pas avec un nom

trouble-name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble.
trouble-bad-nickname = Personne ne peut s’appeler ainsi : les autres ne sauraient pas le lire.
trouble-name-long = Un nom a { $most } lettres au plus.
trouble-name-of-bot = Un bot s’appelle déjà ainsi.

## Les portraits, pour qui ne les voit pas

face-1 = Casque doré à lampe, longue barbe blanche
face-2 = Bonnet pointu rouge, nattes blondes
face-3 = Casque bleu à lampe, barbe grise
face-4 = Casque violet à cornes, barbe brune tressée
face-5 = Casquette verte, barbe rousse fourchue
face-6 = Capuche bleue, longue barbe brune
face-7 = Haut-de-forme, barbe grise fourchue
face-8 = Casquette rose, nattes brunes
face-9 = Bonnet pointu bleu, barbe blonde tressée
face-10 = Casque brun à cornes, courte barbe rousse
face-11 = Bonnet pointu vert, barbe blonde ronde
face-12 = Capuche brune, nattes blondes
face-13 = Chignon gris, lunettes
face-14 = Foulard rouge, bandeau sur l’œil, barbe noire
face-15 = Boucles rousses, taches de rousseur
face-16 = Toque de fourrure, barbe brune ronde
face-17 = Chapeau vert à plume, courte barbe blonde
face-18 = Couronne, barbe blanche fourchue
face-19 = Crâne chauve, grosse moustache rousse
face-20 = Boucles noires, attaches dorées
face-21 = Couronne, longs cheveux blonds
face-22 = Crâne chauve, cicatrice, barbe noire tressée
face-23 = Toque rose, cheveux bruns
face-24 = Casque vert à lampe, lunettes, barbe noire
