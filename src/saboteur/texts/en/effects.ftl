### What is said beside the text of every card.

explained-when = When
explained-rules = Rules
explained-card = What the card does
