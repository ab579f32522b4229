### Ce qui est dit à côté du texte de chaque carte.

explained-when = Quand
explained-rules = Règles
