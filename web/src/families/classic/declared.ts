/** A card that was put down and waits for the others' objections (R-190). */
import { say } from "../../core/texts/texts.svelte";
import type { ClassicFacts } from "./facts";
import type { ClassicView } from "./wire";

export interface Declared {
  verb: string;
  card: string;
  cells: [number, number][];
  seat: number | null;
  word: string | null;
  turned: boolean;
}

/** Read the notation of the declared move. */
export function declared(view: ClassicView): Declared | null {
  if (view.declared === null) return null;
  const [verb, card, ...rest] = view.declared.split(" ") as [string, string, ...string[]];
  const found: Declared = { verb, card, cells: [], seat: null, word: null, turned: false };
  for (const each of rest) {
    if (each === "turned") found.turned = true;
    else if (each.includes(",")) found.cells.push(each.split(",").map(Number) as [number, number]);
    else if (/^\d+$/.test(each)) found.seat = Number(each);
    else found.word = each;
  }
  return found;
}

/** The same in words; the terminal has the same texts. */
export function declaredWords(table: ClassicFacts, { verb, card, cells, seat, word, turned }: Declared): string {
  const [one, other] = cells.map((at) => at.join(","));
  const args = {
    card: say(`card-${card}`),
    cell: one ?? "",
    cells: other ? say("both", { one: one!, other }) : "",
    turned: turned ? "yes" : "no",
    target: seat === null ? "" : table.name(seat),
    relation: seat !== null && seat === table.seat ? "you" : "other",
    tool: word ? table.wordName(word).toLowerCase() : "",
  };
  if (verb === "lay") return say("declared-lay", args);
  if (other) return say("declared-on-cells", args);
  if (one) return say("declared-on-cell", args);
  if (seat === null) return say("declared-on-nothing", args);
  return say(word ? "declared-on-tool" : "declared-on-seat", args);
}
