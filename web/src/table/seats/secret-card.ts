/** A card that only its owner may see, and only while it is held: a role, a clan. */
export interface OwnSecret {
  /** The symbols of its two sides. */
  back: string;
  face: string;
  /** The face in words. */
  label: string;
  /** The name beside the seats, and on a small button. */
  title: string;
  short: string;
}

/** A kind of secret card dealt at a table: its face and how many there are. */
export interface DealtSecret {
  kind: string;
  count: number;
  art: string;
}
