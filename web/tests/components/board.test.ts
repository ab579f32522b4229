/** The board: which cells can be chosen, how the keyboard moves, and what a refusal marks. */
import { beforeEach, expect, it, vi } from "vitest";

import ClassicBoard from "../../src/games/classic/table/ClassicBoard.svelte";
import { ClassicViewModel } from "../../src/games/classic/classic-view-model.svelte";
import { setInputMode } from "../../src/platform/input-mode";
import type { LegalMove, Lobby, Snapshot } from "../../src/wire/protocol";
import turn from "../../../build/fixture/turn.json";
import { openLine, settled, show, type Line } from "./table";

const [lobby, snapshot] = turn as unknown as [Lobby, Snapshot];
const layable = snapshot.legal_moves.find(({ verb, turned }) => verb === "lay" && !turned)!;
const CARD = snapshot.view.hand.indexOf(layable.card!);
const PLACE = layable.at!.join();
const legal = new Set(snapshot.legal_moves.filter(({ card }) => card === layable.card).map(({ at }) => at?.join()));
legal.delete(undefined);

let line: Line;
let table: ClassicViewModel;
let page: HTMLElement;

const cell = (key: string): HTMLElement => page.querySelector<HTMLElement>(`[data-cell="${key}"]`)!;
const marked = (name: string): (string | undefined)[] =>
  [...page.querySelectorAll<HTMLElement>(`[data-cell].${name}`)].map(({ dataset }) => dataset["cell"]).sort();

async function pick(): Promise<void> {
  table.draft.pick(CARD);
  await settled();
}

beforeEach(async () => {
  // The maze is drawn once its window has a size.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
  line = openLine(lobby, snapshot);
  table = new ClassicViewModel(line.session);
  page = await show(ClassicBoard, { table }, "moves");
});

it("draws every card of the maze in its cell, named for a reader", () => {
  for (const { x, y } of (table.view.maze as readonly { x: number; y: number }[]).slice(0, 5))
    expect(cell(`${x},${y}`).getAttribute("aria-label")).toBe(table.describe(`${x},${y}`, undefined));
  expect(marked("legal")).toEqual([]);
});

it("offers the cells of the picked card, and those alone", async () => {
  await pick();
  expect(marked("legal")).toEqual([...legal].sort());
  await pick();
  expect(marked("legal")).toEqual([]);
});

it("plays on the cell that is clicked with the mouse", async () => {
  setInputMode("mouse");
  await pick();
  cell(PLACE).click();
  await settled();
  expect(line.sent).toMatchObject([{ type: "play", move: layable.text }]);
});

it("moves the focus to a cell of the card, and from there cell by cell", async () => {
  await pick();
  table.board!.focusTarget();
  await settled();
  const [x, y] = table.cursor.split(",").map(Number) as [number, number];
  expect(legal).toContain(table.cursor);
  expect([document.activeElement, table.draft.hover]).toEqual([cell(table.cursor), table.cursor]);
  table.board!.moveCursor(-1, 0);
  await settled();
  expect(table.cursor).toBe(`${x - 1},${y}`);
  expect(document.activeElement).toBe(cell(`${x - 1},${y}`));
});

it("is one tab stop", () => {
  expect(page.querySelectorAll('[data-cell][tabindex="0"], [data-cell]:not([tabindex])')).toHaveLength(1);
});

it("asks why about a cell where the card cannot lie, and marks the cell of the answer", async () => {
  const { x, y } = (table.view.maze as readonly { x: number; y: number }[])[0]!;
  await pick();
  cell(`${x},${y}`).click();
  await settled();
  const move = `lay ${layable.card} ${x},${y}`;
  expect(line.sent).toMatchObject([{ type: "explain", move }]);
  const reason = { code: "cell-taken", clause: "B-13", args: {} };
  await line.receive({ type: "refused", move, reason });
  expect(marked("accused")).toEqual([`${x},${y}`]);
  table.cancel();
  await settled();
  expect(marked("accused")).toEqual([]);
});

it("offers nothing while no move is legal", async () => {
  await pick();
  await line.receive({ ...snapshot, version: snapshot.version + 1, legal_moves: [] as LegalMove[] });
  expect(marked("legal")).toEqual([]);
  cell(PLACE).click();
  await settled();
  expect(line.sent).toEqual([]);
});
