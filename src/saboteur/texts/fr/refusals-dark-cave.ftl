### Pourquoi un coup de La mine se rebelle est refusé : une phrase pour chaque code qui lui est propre.
### $seat est un nom ; $cell s’écrit x,y.

## Cartes action

refusal-role-is-shown = La carte clan de { $seat } est déjà face visible.
refusal-web-on-web = Il y a déjà une toile sur ce bord de { $cell }.
refusal-no-web-there = Sur ce bord de { $cell } aucun chemin ne passe ni ne finit : une toile n’y tient pas.
refusal-out-of-the-mine = { $seat } a quitté la mine et n’a plus besoin d’équipement.
refusal-has-boots = { $seat } a déjà des bottes.

## Créatures

refusal-creature-in-play = 
    { $creature ->
        [rat] Le rat est
        [lindworm] Le lindworm est
       *[goblin] Le gobelin est
    } déjà dans la mine : il part de là où il est, pas des abysses.
refusal-creature-not-in-play = 
    { $creature ->
        [rat] Le rat n’est
        [lindworm] Le lindworm n’est
       *[goblin] Le gobelin n’est
    } pas dans la mine : nomme les abysses d’où il doit sortir.
refusal-no-abyss = Il n’y a pas d’abysses sur cette case de { $cell }.
refusal-creature-not-there = Cette créature n’est pas de celles qui doivent attaquer.

## Déplacement

refusal-not-one-step = Cette case de { $cell } n’est pas à un pas libre.
refusal-no-steps-left = Il ne reste plus de pas à ce tour.
refusal-no-goal-to-enter = D’ici, aucun chemin libre ne mène à un but caché en { $cell }.
refusal-no-web-in-reach = Aucune toile sur ce bord de { $cell } ne touche la case de ton nain.
refusal-no-axe-ready = Aucune hache n’est prête devant toi ; celle que tu as posée à ce tour servira à partir du suivant.
