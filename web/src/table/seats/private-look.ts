/** The cards that an event reveals to one seat alone. */
export interface RevealedFaces {
  /** The symbol of the back. */
  back: string;
  /** The faces, each with its name where the sentence of the log does not say it. */
  faces: readonly { art: string; name?: string }[];
}

export interface PrivateLook extends RevealedFaces {
  /** The event, and how the log tells it. */
  index: number;
  sentence: string;
}
