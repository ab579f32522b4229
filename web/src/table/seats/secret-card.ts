/** A card that only its owner may see, and only while the button is held: a role, a clan. */
export interface OwnSecret {
  /** The symbol of the back; `face` is that of the other side. */
  back: string;
  face: string;
  /** The name of the face. */
  label: string;
  /** The name of the card beside the seats; `short` is the one on a small button. */
  title: string;
  short: string;
}

/** A kind of secret card dealt at a table: its face and its count. */
export interface DealtSecret {
  kind: string;
  count: number;
  art: string;
}
