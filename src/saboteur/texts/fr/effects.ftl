### Ce qui est dit à côté du texte de chaque carte.

explained-when = Quand
explained-rules = Règles
explained-card = Ce que fait la carte
