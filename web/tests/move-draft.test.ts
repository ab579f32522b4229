/** The move that a player is composing, at a table that is nothing but a list of legal moves. */
import { beforeEach, expect, it, vi } from "vitest";

import { preferences } from "../src/platform/preferences.svelte";
import { MoveDraft, type DraftTable } from "../src/table/moves/move-draft.svelte";
import { TableStore } from "../src/table/table-store.svelte";
import type { LegalMove } from "../src/wire/protocol";

const move = (text: string, changes: Partial<LegalMove>): LegalMove => ({
  text,
  verb: "play",
  card: null,
  at: null,
  turned: false,
  seat: null,
  word: null,
  value: null,
  other: null,
  ...changes,
});

const OPTIONS = [
  move("lay bend 1,0", { verb: "lay", card: "bend", at: [1, 0] }),
  move("lay bend 1,0 turned", { verb: "lay", card: "bend", at: [1, 0], turned: true }),
  move("lay bend 2,0", { verb: "lay", card: "bend", at: [2, 0] }),
  move("play break 2", { card: "break", seat: 2 }),
  move("pass bend", { verb: "pass", card: "bend" }),
  move("pass useless", { verb: "pass", card: "useless" }),
  move("concede", { verb: "concede" }),
];

let sent: string[];
let asked: string[];
let table: DraftTable;

beforeEach(() => {
  const session = new TableStore("");
  sent = [];
  asked = [];
  vi.spyOn(session, "play").mockImplementation((text) => void sent.push(text));
  vi.spyOn(session, "askWhy").mockImplementation((text) => void asked.push(text));
  table = {
    session,
    options: OPTIONS,
    hand: ["bend", "break", "useless"],
    isAsked: true,
    onTurn: true,
    needsNoCard: false,
    hasOwnControl: false,
    timeLeftMs: Infinity,
    preview: null,
    cards: {
      isPath: (card) => card === "bend",
      isHarmful: (card) => card === "break",
      looksTheSame: () => false,
      art: (card) => card,
      litArt: (card) => card,
      attemptOnCell: (card, at, turned) => `lay ${card} ${at.join()}${turned ? " turned" : ""}`,
      attemptOnSeat: (card, seat) => (card === "break" ? `play ${card} ${seat}` : null),
    },
    hint: () => "",
    pathOf: (card) => (card === "bend" ? card : null),
    attemptedMove: (card) => `play ${card}`,
  };
});

it("offers the targets of the picked card alone", () => {
  const draft = new MoveDraft(table);
  expect([draft.targetCells.size, draft.targetSeats.size, draft.otherVerbs]).toEqual([0, 0, ["concede"]]);
  draft.pick(0);
  expect([...draft.targetCells.keys()]).toEqual(["1,0", "2,0"]);
  expect([draft.cardVerbs, draft.turnableCard, draft.canChooseSeat]).toEqual([["pass"], "bend", false]);
  draft.pick(1);
  expect([[...draft.targetSeats.keys()], draft.isHarmful, draft.canChooseSeat]).toEqual([["2"], true, true]);
  draft.pick(1);
  expect(draft.pickedCard).toBeNull();
});

it("plays a sure choice at once, as the card lies", () => {
  const draft = new MoveDraft(table);
  draft.pick(0);
  draft.turn();
  draft.chooseCell("1,0", true);
  expect(sent).toEqual(["lay bend 1,0 turned"]);
});

it("waits for the button after a touch, and a second touch turns the card", () => {
  preferences.overrides = { confirm: "always" };
  const draft = new MoveDraft(table);
  draft.pick(0);
  draft.chooseCell("1,0", false);
  expect([draft.stagedMove?.text, draft.hasBothOrientations]).toEqual(["lay bend 1,0", true]);
  draft.chooseCell("1,0", false);
  expect([draft.stagedMove?.text, sent]).toEqual(["lay bend 1,0 turned", []]);
  draft.confirm();
  expect(sent).toEqual(["lay bend 1,0 turned"]);
});

it("asks why where no legal move has the target or the orientation", () => {
  const draft = new MoveDraft(table);
  draft.pick(0);
  draft.chooseCell("9,9", true);
  draft.hover = "2,0";
  draft.turn();
  draft.pick(2);
  draft.pick(1);
  draft.chooseSeat(0, true);
  expect(asked).toEqual(["lay bend 9,9", "lay bend 2,0 turned", "play useless", "play break 0"]);
  expect(sent).toEqual([]);
});

it("hands the attempt over as a conditional move while another seat is asked", () => {
  Object.assign(table, { options: [], isAsked: false, onTurn: false });
  const draft = new MoveDraft(table);
  const prepared: string[] = [];
  draft.onprepare = (text) => void prepared.push(text);
  draft.pick(0);
  draft.chooseCell("3,0", true);
  expect([prepared, asked]).toEqual([["lay bend 3,0"], []]);
});

it("gives up one step after the other", () => {
  const draft = new MoveDraft(table);
  draft.pick(0);
  draft.chooseCell("1,0", false);
  expect(draft.chosenTargets).toEqual(["cell:1,0"]);
  draft.cancel();
  expect([draft.chosenTargets, draft.pickedCard, draft.canCancel]).toEqual([[], "bend", true]);
  draft.cancel();
  expect([draft.pickedCard, draft.canCancel]).toEqual([null, false]);
});

it("sends a verb without card or target, and passes the picked card", () => {
  const draft = new MoveDraft(table);
  draft.pick(0);
  draft.discard();
  expect([draft.chosenVerb, draft.pickedCard, draft.aimedMove?.text]).toEqual(["pass", "bend", "pass bend"]);
  draft.chooseVerb("concede");
  expect([sent, draft.pickedCard]).toEqual([["concede"], null]);
});

it("selects no targets while the question has a control of its own", () => {
  Object.assign(table, { hasOwnControl: true });
  const draft = new MoveDraft(table);
  draft.pick(0);
  expect([draft.targetCells.size, draft.cardVerbs, draft.otherVerbs]).toEqual([0, [], []]);
});
