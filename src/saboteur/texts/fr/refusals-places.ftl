### Pourquoi un coup est refusé : les codes de l’échange de buts.

refusal-same-goal-twice = Nomme deux buts différents : { $cell } y figure deux fois.
refusal-no-goal-to-exchange = Il n’y a pas de but caché à échanger en { $cell }.
