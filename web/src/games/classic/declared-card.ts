/** A card that was put down and waits for the others' objections (R-190). */
import { same, type Place } from "../../table/board/cells";
import { say } from "../../i18n/texts.svelte";
import type { ClassicFacts } from "./classic-facts";
import type { ClassicView } from "../../wire/classic";
import { kindName } from "./text/classic-names";

export interface Declared {
  verb: string;
  card: string;
  cells: Place[];
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
    else if (each.includes(",")) found.cells.push(each.split(",").map(Number) as unknown as Place);
    else if (/^\d+$/.test(each)) found.seat = Number(each);
    else found.word = each;
  }
  return found;
}

/** The same in words; a cell is named as people point at it, and the board marks it. */
export function declaredWords(table: ClassicFacts, { verb, card, cells, seat, word }: Declared): string {
  const { goals, maze } = table.view;
  const goal = (at: Place): number => goals.findIndex(({ x, y }) => same([x, y], at)) + 1;
  const named = { card: say(`card-${card}`) };
  if (verb === "lay") return say("veto-lay", { card: kindName(card) });
  const [one, other] = cells;
  if (one && other) return say("veto-on-goals", { ...named, one: goal(one), other: goal(other) });
  if (one && goal(one)) return say("veto-on-goal", { ...named, goal: goal(one) });
  if (one) {
    const laid = maze.find(({ x, y }) => same([x, y], one));
    return laid ? say("veto-on-path", { ...named, path: kindName(laid.card) }) : say("veto-on-cell", named);
  }
  if (seat === null) return say("declared-on-nothing", named);
  const args = { ...named, target: table.name(seat), relation: seat === table.seat ? "you" : "other", tool: word ? table.wordName(word).toLowerCase() : "" };
  return say(word ? "declared-on-tool" : "declared-on-seat", args);
}
