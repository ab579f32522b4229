/** The letters on the figures of a board. */
import { say } from "../../i18n/texts.svelte";

const LETTERS = /[\p{L}\p{N}]/gu;

/**
 * Return one letter of each name, two if names begin alike, or the seat's number if both are ambiguous; for the
 * viewer's seat the word on its plate.
 */
export function seatInitials(names: readonly string[], own: number | null = null): string[] {
  const letters = names.map((name) => name.toLocaleUpperCase().match(LETTERS) ?? []);
  const short = (count: number): string[] => letters.map((each) => each.slice(0, count).join(""));
  const [one, two] = [short(1), short(2)];
  const alone = (all: string[], i: number): boolean =>
    all[i] !== "" && all.every((each, j) => j === i || j === own || each !== all[i]);
  return names.map((_, i) =>
    i === own ? say("play-you").toLocaleUpperCase() : alone(one, i) ? one[i]! : alone(two, i) ? two[i]! : `${i + 1}`,
  );
}
