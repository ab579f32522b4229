/**
 * The private suspicion of a player about another: five steps, each with a word and a shape, so that none depends on
 * colour.
 */
import type { SeatNote } from "../../wire/protocol";

export interface SuspicionStep {
  /** The value in the protocol: 2 is surely a friend, -2 surely a foe. */
  value: number;
  shape: string;
  tone: "ok" | "none" | "doubt" | "bad";
}

export const SUSPICION_STEPS: readonly SuspicionStep[] = [
  { value: 2, shape: "✓✓", tone: "ok" },
  { value: 1, shape: "✓", tone: "ok" },
  { value: 0, shape: "◇", tone: "none" },
  { value: -1, shape: "◆", tone: "doubt" },
  { value: -2, shape: "◆◆", tone: "bad" },
];

/** Return the text id of a step. */
export const stepKey = ({ value }: SuspicionStep): string =>
  `note-step-${value < 0 ? `against-${-value}` : `with-${value}`}`;

export const noteAbout = (notes: readonly SeatNote[], about: number): SeatNote =>
  notes.find((note) => note.about === about) ?? { about, suspicion: 0, text: "", pins: [] };

export const suspicionStep = (suspicion: number): SuspicionStep =>
  SUSPICION_STEPS.find(({ value }) => value === suspicion) ?? SUSPICION_STEPS[2]!;
