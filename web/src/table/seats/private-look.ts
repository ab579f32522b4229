/** The cards that an event reveals to one seat only. */
export interface RevealedFaces {
  /** The symbol of the back. */
  back: string;
  /** The faces, each with its name unless the log sentence has it. */
  faces: readonly { art: string; name?: string }[];
}

export interface PrivateLook extends RevealedFaces {
  /** The index of the event that revealed the cards; `sentence` is its log sentence. */
  index: number;
  sentence: string;
}
