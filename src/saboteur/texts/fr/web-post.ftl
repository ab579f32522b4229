# Messages : ce qu’on apprend sans page ouverte, et les pages où mènent les courriels.

letters-title = Messages quand la page est fermée
letters-how = Quand c’est à toi à une table lente, quand une partie est finie, quand quelqu’un t’invite. Un message nomme la table et le jeu, jamais un rôle ni une carte. Qui répond dans la minute n’en reçoit pas.
letters-none = Ce serveur n’envoie pas de messages.
letters-stranger = Choisis d’abord un pseudo.
letters-push = Me prévenir sur cet appareil
letters-push-how =
    { $devices ->
        [0] Ton navigateur te le demandera d’abord.
        [one] Un de tes appareils est prévenu.
       *[other] { $devices } de tes appareils sont prévenus.
    }
letters-push-unable = Ce navigateur ne peut pas être prévenu ici : il faut https et, sur un iPhone ou un iPad, la page sur l’écran d’accueil.
letters-mail = M’envoyer des courriels
letters-mail-how = Plusieurs nouvelles viennent dans un seul courriel. Chacun a un lien qui les arrête.
letters-every = Un courriel au plus
letters-every-hours =
    { $hours ->
        [one] par heure
       *[other] en { $hours } h
    }
letters-address = Mon adresse e-mail
letters-address-how = Avec une adresse, on peut t’écrire, et tu es toi-même sur n’importe quel appareil : un lien par courriel te fait entrer, sans mot de passe.
letters-address-good = Par un lien envoyé à cette adresse, tu entres sur n’importe quel appareil.
letters-address-mine = Adresse e-mail
letters-address-other = Une autre adresse
letters-confirm = M’envoyer un lien pour la confirmer
letters-awaited = Un courriel est en route vers { $address }. Ouvre son lien dans l’heure. Il n’en part pas plus de trois par heure.
letters-awaited-refused = { $address } ne prend pas de courriel. Est-elle bien écrite ?
letters-refused = Cette adresse ne prend plus de courriel ; rien n’y est envoyé. Confirme-la de nouveau, ou prends-en une autre.
letters-forget = Oublier mon adresse
letters-kinds = Me prévenir
letters-kind-turn = quand c’est à moi de jouer
letters-kind-over = quand une partie est finie
letters-kind-invited = quand quelqu’un m’invite
letters-kind-round = quand une ronde d’une rencontre commence
letters-hours = Seulement à certaines heures
letters-hours-how = Aux autres heures, les messages attendent ; ce qui a reçu sa réponse entre-temps n’est pas envoyé.
letters-from = De
letters-to = à
letters-hour = { $hour } h 00
letters-tables = De ces tables
letters-table = Table { $code }
letters-failed =
    { $code ->
        [bad-address] Ce n’est pas une adresse e-mail.
        [rate-limited] C’était souvent. Attends une heure.
        [denied] Ton navigateur ne l’a pas permis ; ses propres réglages pour cette page y changent quelque chose.
        [offline] Le serveur ne répond pas.
       *[other] Cela n’a pas marché. Essaie encore.
    }
by-mail-title = Entrer par courriel
by-mail-how = Si tu as confirmé une adresse sur un autre appareil, un lien envoyé là-bas fait de cet appareil le tien.
by-mail-ask = M’envoyer un lien
by-mail-sent = Si quelqu’un ici a { $address }, un courriel est en route. Son lien sert une fois, pendant un quart d’heure.

## Où mènent les courriels

mail-confirm = Confirmer ton adresse ?
mail-confirm-how = Elle est à toi dès lors : pour les messages, et pour entrer sur n’importe quel appareil.
mail-confirm-do = C’est la mienne
mail-confirmed = { $address } est l’adresse de { $name }.
mail-login = Entrer sur cet appareil ?
mail-login-how = Cet appareil te connaîtra, jusqu’à ce que tu le fasses oublier.
mail-login-instead = Cet appareil connaît { $name }. Il te connaîtra à sa place.
mail-login-do = Entrer
mail-unsubscribe = Plus de courriels ?
mail-unsubscribe-how = Ton adresse reste la tienne, pour entrer. Tu peux remettre les courriels dans les réglages.
mail-unsubscribe-do = Plus de courriels
mail-left = Tu ne recevras plus de courriels.
mail-no = Plutôt pas
mail-late = Ce lien ne mène plus nulle part
mail-late-how = Les liens des courriels servent une fois, et peu de temps. Demande un nouveau courriel.
