### Une relecture à plusieurs

shared-link = Copier le lien
shared-leave = Partir
shared-ended =
    { $why ->
        [sent-away] La personne qui a ouvert cette relecture ne veut pas de toi ici.
        [banned] Un modérateur te tient à l’écart pour un temps.
       *[other] Cette relecture n’est plus partagée.
    }
shared-people = Qui est là
shared-lead = mène
shared-leads = { $name } mène
shared-you-lead = Tu mènes
shared-nobody-leads = Personne ne mène
shared-hand = Laisser { $name } mener
shared-take = Mener
shared-all-draw = Tout le monde peut dessiner
shared-let-go = Lâcher
shared-follow = Suivre de nouveau
shared-draw = Dessiner sur le plateau
shared-draw-words = Dessiner sans le plateau
shared-draw-from = Touche la case d’où part la flèche.
shared-draw-to = De : { $cell }. Touche la case où elle arrive ; la même case encore est marquée.
shared-from = De
shared-to = À
shared-to-none = nulle part : seulement la marquer
shared-point = Dessiner
shared-arrow = { $name } montre : de { $from } à { $to }
shared-mark = { $name } marque : { $cell }
shared-comment = { $name } : { $text }
shared-here = Remarques sur ce coup
shared-annotations = Toutes les remarques
shared-no-annotations = Rien n’est encore dessiné ni dit. Envoie le lien à qui doit regarder avec toi.
shared-erase = Retirer
shared-say = À propos du coup { $step }…
shared-send = Le dire
shared-problem =
    { $code ->
        [not-leading] Seule la personne qui mène peut faire cela.
        [not-there] Qui doit mener doit être là.
        [drawn-already] C’est déjà dessiné là.
        [bad-arrow] Une flèche mène à une autre case.
        [too-many-annotations] Il n’y a plus de place pour des remarques.
        [too-much-talk] Pas si vite.
        [empty] Rien de cela ne se voit.
       *[other] Cela n’a pas marché.
    }
