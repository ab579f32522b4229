/** A card that was declared and can still be vetoed by the others. */
import { isSameCell, type CellPosition } from "../../table/board/cells";
import { say } from "../../i18n/texts.svelte";
import type { ClassicFacts } from "./classic-facts";
import type { ClassicView } from "../../wire/classic";
import { kindName } from "./text/classic-names";

export interface DeclaredMove {
  verb: string;
  card: string;
  cells: CellPosition[];
  seat: number | null;
  word: string | null;
  turned: boolean;
}

/** Return the parts of the declared move; null if no move is declared. */
export function parseDeclared(view: ClassicView): DeclaredMove | null {
  if (view.declared === null) return null;
  const [verb, card, ...rest] = view.declared.split(" ") as [string, string, ...string[]];
  const found: DeclaredMove = { verb, card, cells: [], seat: null, word: null, turned: false };
  for (const each of rest) {
    if (each === "turned") found.turned = true;
    else if (each.includes(",")) found.cells.push(each.split(",").map(Number) as unknown as CellPosition);
    else if (/^\d+$/.test(each)) found.seat = Number(each);
    else found.word = each;
  }
  return found;
}

/** Return the declared move as text. It names goals and paths but no cells, because the board marks them. */
export function declaredText(table: ClassicFacts, { verb, card, cells, seat, word }: DeclaredMove): string {
  const { goals, maze } = table.view;
  const goal = (at: CellPosition): number => goals.findIndex(({ x, y }) => isSameCell([x, y], at)) + 1;
  const named = { card: say(`card-${card}`) };
  if (verb === "lay") return say("veto-lay", { card: kindName(card) });
  const [one, other] = cells;
  if (one && other) return say("veto-on-goals", { ...named, one: goal(one), other: goal(other) });
  if (one && goal(one)) return say("veto-on-goal", { ...named, goal: goal(one) });
  if (one) {
    const laid = maze.find(({ x, y }) => isSameCell([x, y], one));
    return laid ? say("veto-on-path", { ...named, path: kindName(laid.card) }) : say("veto-on-cell", named);
  }
  if (seat === null) return say("declared-on-nothing", named);
  const args = {
    ...named,
    target: table.seatName(seat),
    relation: seat === table.seat ? "you" : "other",
    tool: word ? table.wordName(word).toLowerCase() : "",
  };
  return say(word ? "declared-on-tool" : "declared-on-seat", args);
}
