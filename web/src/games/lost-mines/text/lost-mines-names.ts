/** Names of cards and places, for use within a sentence. */
import { isSameCell, type CellPosition } from "../../../table/board/cells";
import { say, texts } from "../../../i18n/texts.svelte";
import { secretsOf } from "../cards/lost-mines-cards";
import type { LostMinesFacts } from "../lost-mines-facts";
import type { LostMinesView, TreasureCard } from "../../../wire/lost-mines";

type Says = (key: string) => string;

/**
 * Return the short name of a card: the name for the first word of its kind (`log` for `log-cross`) if there is one,
 * else the name of the kind.
 */
export function kindName(kind: string): string {
  const [first = ""] = kind.split("-");
  if (texts.has(`mines-kind-${first}`)) return say(`mines-kind-${first}`);
  return say(texts.has(`kind-${kind}`) ? `kind-${kind}` : `card-${kind}`);
}

/** Return the short name of a mine, by its treasure. */
export const mineName = (kind: string, says: Says = say): string => says(`mines-face-${kind.split("-")[0]}`);

/** Return the number of a mine space, from 1. */
export const mineNumber = (view: LostMinesView, at: CellPosition): number =>
  view.mines.findIndex(({ x, y }) => isSameCell([x, y], at)) + 1;

/** Return whether a card lets its player look at a kind of secret. */
export const looksAt = (card: string | null, secret: "mine" | "treasure" | "dwarf"): boolean =>
  card !== null && secretsOf(card).includes(secret);

/** Return the text about a treasure: its number, its face or symbol, its holder, and which seats looked at it. */
export function treasureName(table: LostMinesFacts, { number, symbol, card, holder, looked }: TreasureCard): string {
  const words = [
    say("mines-treasure", { number: number + 1, name: card ? say(`treasure-${card}`) : say(`symbol-${symbol}`) }),
  ];
  if (holder !== null)
    words.push(
      say("mines-taken-by", { who: holder === table.seat ? "you" : "other", name: table.names[holder] ?? "?" }),
    );
  if (looked.length) words.push(say("end-looked", { names: table.seatNames(looked) }));
  return words.join(", ");
}
