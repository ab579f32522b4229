/** A card that only its owner may see, and only while it is held: a role, a clan. */
export interface OwnSecret {
  /** The symbols of its two sides. */
  back: string;
  face: string;
  /** The face in words. */
  label: string;
  /** What it is called beside the seats, and on a small button. */
  title: string;
  short: string;
}

/** Of the secret cards that are dealt at a table: one kind, its face, and how many there are. */
export interface DealtSecret {
  kind: string;
  count: number;
  art: string;
}
