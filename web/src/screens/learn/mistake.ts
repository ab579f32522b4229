/** Classifies a wrong move in a scene, to give a helpful reply. */
import type { LegalMove } from "../../wire/protocol";

/** How a move is wrong: the right card, but turned, in another place, or passed; another card; something else. */
export type Mistake = "turn" | "place" | "pass" | "card" | "other";

const isAway = ({ verb }: LegalMove): boolean => verb === "pass" || verb === "discard";
const where = ({ at, other, seat, word, value }: LegalMove): string => JSON.stringify([at, other, seat, word, value]);

/** Return how a legal but wrong move differs from the moves in `wanted`. */
export function classifyMistake(made: LegalMove, wanted: readonly LegalMove[]): Mistake {
  const alike = wanted.filter((each) => each.verb === made.verb && each.card === made.card);
  if (alike.some((each) => where(each) === where(made))) return "turn";
  if (alike.length) return "place";
  if (isAway(made) && !wanted.some(isAway)) return "pass";
  return made.card !== null && wanted.some(({ card }) => card !== null) ? "card" : "other";
}

/** Return the name of the scene's reply whose patterns match a wrong move; null if none does. */
export function preparedAnswer(wrong: Readonly<Record<string, readonly string[]>>, move: string): string | null {
  return Object.keys(wrong).find((name) => wrong[name]!.some((pattern) => matchesPattern(pattern, move))) ?? null;
}

/** Return whether a move matches a pattern, in which `*` stands for any text, as on the server. */
function matchesPattern(pattern: string, move: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  if (!rest.length) return move === pattern;
  const last = rest.pop()!;
  if (!move.startsWith(first) || !move.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = move.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return move.length - last.length >= from;
}
