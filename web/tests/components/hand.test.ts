/** The hand and the buttons beside it: what picking, dragging and pressing sends. */
import { beforeEach, expect, it, vi } from "vitest";

import { ClassicViewModel } from "../../src/games/classic/classic-view-model.svelte";
import { say } from "../../src/i18n/texts.svelte";
import { preferences } from "../../src/platform/preferences.svelte";
import HandDock from "../../src/table/moves/HandDock.svelte";
import type { Lobby, Snapshot } from "../../src/wire/protocol";
import turn from "../../../build/fixture/turn.json";
import { button, eventually, openLine, press, settled, show, type Line } from "./table";

const [lobby, snapshot] = turn as unknown as [Lobby, Snapshot];
const REPAIR_CART = 4;
const DEAD_END = 5;
/** A card that can be laid, and a cell for it. */
const layable = snapshot.legal_moves.find(({ verb, turned }) => verb === "lay" && !turned)!;
const LAYABLE = snapshot.view.hand.indexOf(layable.card!);

let line: Line;
let table: ClassicViewModel;
let page: HTMLElement;

const card = (index: number): HTMLButtonElement =>
  page.querySelectorAll<HTMLButtonElement>("[data-hand] button")[index]!;
const moves = (): string[] => line.sent.flatMap((frame) => (frame.type === "play" ? [frame.move] : []));
const main = (): HTMLButtonElement => page.querySelector<HTMLButtonElement>(".go")!;

async function point(type: string, at: [number, number], changes: PointerEventInit = {}): Promise<void> {
  const [clientX, clientY] = at;
  const event = new PointerEvent(type, { bubbles: true, clientX, clientY, pointerId: 1, ...changes });
  (type === "pointerdown" ? card(LAYABLE) : window).dispatchEvent(event);
  await settled();
}

/** Drag the card over an element with these data. */
async function drag(data: Record<string, string>, to: [number, number], pointerType = "mouse"): Promise<void> {
  const target = document.createElement("div");
  Object.assign(target.dataset, data);
  vi.spyOn(document, "elementFromPoint").mockReturnValue(target);
  await point("pointerdown", [0, 0], { pointerType });
  await point("pointermove", to, { pointerType });
}

beforeEach(async () => {
  line = openLine(lobby, snapshot);
  table = new ClassicViewModel(line.session);
  const props = { table, phone: false, panel: false, low: false, beside: false, onresult: () => undefined };
  page = await show(HandDock, props, "moves");
  await eventually(() => expect(main()).not.toBeNull());
});

it("picks a card by a click, and puts it back by another", async () => {
  card(LAYABLE).click();
  await settled();
  expect([table.draft.picked, card(LAYABLE).getAttribute("aria-pressed")]).toEqual([LAYABLE, "true"]);
  card(LAYABLE).click();
  await settled();
  expect([table.draft.picked, card(LAYABLE).getAttribute("aria-pressed")]).toEqual([null, "false"]);
  expect(line.sent).toEqual([]);
});

it("names each card, its place and whether it can be played", () => {
  const idle = snapshot.view.hand.findIndex(
    (kind) => !snapshot.legal_moves.some((each) => each.card === kind && each.verb !== "pass"),
  );
  const name = (index: number): string =>
    say("play-card-number", { card: say(`card-${snapshot.view.hand[index]}`), number: index + 1 });
  expect(card(LAYABLE).getAttribute("aria-label")).toBe(name(LAYABLE));
  if (idle >= 0) expect(card(idle).getAttribute("aria-label")).toBe(`${name(idle)} (${say("play-card-idle")})`);
});

it("plays a card that the mouse drops on a legal cell", async () => {
  await drag({ cell: layable.at!.join() }, [40, 40]);
  expect([table.draft.picked, table.draft.hover]).toEqual([LAYABLE, layable.at!.join()]);
  expect(page.querySelector(".flying")).not.toBeNull();
  await point("pointerup", [40, 40], { pointerType: "mouse" });
  expect(moves()).toEqual([layable.text]);
  expect([page.querySelector(".flying"), table.draft.hover]).toEqual([null, null]);
});

it("asks for confirmation of a card that a finger drops", async () => {
  preferences.overrides = { confirm: "always" };
  await drag({ cell: layable.at!.join() }, [40, 40], "touch");
  await point("pointerup", [40, 40], { pointerType: "touch" });
  expect([moves(), table.draft.stagedMove?.text]).toEqual([[], layable.text]);
  main().click();
  await settled();
  expect(moves()).toEqual([layable.text]);
});

it("takes no small movement of the finger for a drag, and no cancelled one for a drop", async () => {
  await drag({ cell: layable.at!.join() }, [6, 6]);
  await point("pointerup", [6, 6]);
  expect([table.draft.picked, moves()]).toEqual([null, []]);
  await drag({ cell: layable.at!.join() }, [40, 40]);
  await point("pointercancel", [40, 40]);
  await point("pointerup", [40, 40]);
  expect(moves()).toEqual([]);
});

it("asks why a card cannot be dropped where it was", async () => {
  await drag({ seat: "2" }, [40, 40]);
  await point("pointerup", [40, 40]);
  await drag({ cell: "40,40" }, [40, 40]);
  await point("pointerup", [40, 40]);
  expect(line.sent).toMatchObject([{ type: "explain", move: `lay ${layable.card} 40,40` }]);
});

it("enables only what can be done with the picked card", async () => {
  expect([main().disabled, button(page, `${say("play-discard")} D`).disabled]).toEqual([true, true]);
  card(LAYABLE).click();
  await settled();
  expect(button(page, `${say("play-discard")} D`).disabled).toBe(false);
  card(DEAD_END).click();
  await settled();
  await press(page, `${say("play-turn")} R`);
  expect(table.draft.turned).toBe(true);
  card(REPAIR_CART).click();
  await settled();
  expect(button(page, `${say("play-turn")} R`).disabled).toBe(true);
});

it("discards the picked card", async () => {
  card(LAYABLE).click();
  await settled();
  await press(page, `${say("play-discard")} D`);
  expect(table.draft.aimedMove?.text).toBe(`pass ${layable.card}`);
  main().click();
  await settled();
  expect(moves()).toEqual([`pass ${layable.card}`]);
});

it("sends nothing twice while a move is on its way", async () => {
  table.draft.pick(LAYABLE);
  table.draft.hover = layable.at!.join();
  await settled();
  main().click();
  await settled();
  expect(main().disabled).toBe(true);
  main().click();
  expect(moves()).toEqual([layable.text]);
});

it("undoes a displayed move, by a button that Enter does not reach", async () => {
  preferences.overrides = { confirm: "always" };
  table.draft.pick(LAYABLE);
  table.draft.chooseCell(layable.at!.join(), false);
  await settled();
  expect(card(LAYABLE).classList).toContain("away");
  await press(page, `${say("hold-back")} ⌫`);
  expect([table.draft.stagedMove, table.draft.picked, moves()]).toEqual([null, LAYABLE, []]);
});
