### Les réglages : comment on aime jouer, et ce qu’on a sur cet appareil.

preferences-kept = Tout cela est gardé sur cet appareil, et suit sur tes autres appareils.

## Toi

preferences-change = Changer

## Jouer

preferences-play = Jouer
preferences-pace-how = Aux tables que tu ouvres. Une partie en cours a sa propre vitesse, sous « La table ».
preferences-ask = Demander avant de jouer
preferences-ask-touch = Au doigt
preferences-ask-touch-how = Au doigt, on te demande d’abord ; à la souris, tu as deux secondes pour annuler.
preferences-ask-always = Toujours
preferences-ask-always-how = Chaque coup attend ton oui.
preferences-ask-never = Jamais
preferences-ask-never-how = Chaque coup est envoyé aussitôt.
preferences-bots = Ce que disent les bots
preferences-bots-shown = À la table
preferences-bots-shown-how = À côté de qui parle, et sous « Parler ».
preferences-bots-quiet = Sous « Parler »
preferences-bots-quiet-how = Rien à la table : tu le lis sous « Parler » quand tu veux.
preferences-bots-off = Rien
preferences-bots-off-how = Tu n’entends aucun bot. Ce que disent les gens reste.
preferences-left = Pour gaucher
preferences-left-how = Les boutons sont sous ta main gauche.
preferences-keys = Touches sur les boutons
preferences-keys-how = Elles marchent aussi sans être affichées.

## Apparence et langue

preferences-looks = Apparence et langue
preferences-theme = Thème
preferences-theme-system = Système
preferences-theme-dark = Sombre
preferences-theme-light = Clair
preferences-size = Taille du texte
preferences-size-normal = Normale
preferences-size-large = Grande
preferences-size-largest = Très grande
preferences-contrast = Contraste élevé
preferences-contrast-how = Lettres et traits ressortent davantage.
preferences-motion = Mouvement
preferences-motion-system = Système
preferences-motion-system-how = Comme le demande cet appareil.
preferences-motion-less = Moins
preferences-motion-less-how = Rien ne vole ni ne se retourne : ce qui est nouveau apparaît en fondu.
preferences-motion-none = Aucun
preferences-motion-none-how = Rien ne bouge, pas même une carte sous le pointeur.
preferences-language = Langue
preferences-language-own = Celle du navigateur

## Sons

preferences-sounds = Sons
preferences-volume = Volume

## Cet appareil

device-move = Continuer sur un autre appareil
device-move-how = Ton nom, tes places, tes notes et tes réglages te suivent ; cet appareil les garde aussi.
device-unknown = Une fois à une table, tu pourras continuer d’ici sur un autre appareil.
device-move-begin = Afficher le code QR
device-qr = Code QR qui t’emmène sur un autre appareil
device-scan = Scanne ceci avec l’autre appareil. Ne le montre à personne d’autre.
device-link = Lien pour l’autre appareil
device-left =
    { $seconds ->
        [one] Valable une fois, encore une seconde
       *[other] Valable une fois, encore { $seconds } secondes
    }
device-again = Afficher un nouveau code
device-list = Quels appareils me connaissent
device-passkeys = Rester moi-même : clés d’accès
device-by-mail = Entrer par courriel
device-letters = Messages quand la page est fermée
device-holidays = Congés aux tables lentes
device-data = Mes données
device-data-how = Nous gardons ton nom et ton portrait, ces réglages, tes appareils et tes tables, ton adresse si tu en as donné une, tes paroles, tes notes et les signalements faits par toi ou à ton sujet ; rien d’autre.
device-data-none = Rien encore, sauf ces réglages, et sur cet appareil seulement.
device-export = Télécharger mes données
device-delete = Supprimer mes données
device-delete-sure = Ton nom, tes appareils, tes notes, tes paroles et les signalements sont supprimés pour de bon, et tu perds tes places. Les parties finies restent, sans ton nom.
device-delete-no = Les garder
device-delete-yes = Supprimer pour de bon
