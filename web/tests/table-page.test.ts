/** Which page of a table is shown. */
import { expect, it } from "vitest";

import { isNewcomer, tablePage, type TablePageFacts } from "../src/screens/table/table-page";
import type { Guest, Lobby } from "../src/wire/protocol";
import turn from "../../build/fixture/turn.json";

const [recorded] = turn as unknown as [Lobby];
const before: Lobby = { ...recorded, stage: "lobby" };
const shared: Lobby = { ...recorded, own_seats: [0, 1] };
const nothing: TablePageFacts = {
  closed: null,
  lobby: null,
  tv: false,
  joining: false,
  hasGame: false,
  hasPreview: false,
  failed: false,
};

it.each<[string, Partial<TablePageFacts>, string]>([
  ["nothing is known yet", {}, "loading"],
  ["something did not come", { failed: true }, "failed"],
  ["there is no such table", { closed: "gone" }, "closed"],
  ["a guest is sent away during play", { closed: "kicked", lobby: recorded, hasGame: true }, "closed"],
  ["the lobby came before its box", { lobby: before }, "loading"],
  ["the box did not come", { lobby: before, failed: true }, "failed"],
  ["the box came", { lobby: before, hasPreview: true }, "lobby"],
  ["something else did not come", { lobby: before, hasPreview: true, failed: true }, "lobby"],
  ["somebody new comes", { lobby: before, hasPreview: true, joining: true }, "join"],
  ["somebody new comes during play", { lobby: recorded, hasGame: true, joining: true }, "join"],
  ["the game is there", { lobby: recorded, hasPreview: true, hasGame: true }, "game"],
  ["the game has begun and is not there", { lobby: recorded, hasPreview: true }, "loading"],
  ["several people play at this device", { lobby: shared, hasGame: true }, "shared"],
  ["they do, and their game is on its way", { lobby: shared }, "shared"],
  ["they wait in the lobby", { lobby: { ...shared, stage: "lobby" }, hasPreview: true }, "lobby"],
  ["their game is over", { lobby: { ...shared, stage: "over" }, hasGame: true }, "game"],
  ["a television waits", { lobby: before, tv: true, hasPreview: true }, "tv-lobby"],
  ["a television shows a game", { lobby: shared, tv: true, hasGame: true }, "game"],
])("when %s", (_, facts, page) => {
  expect(tablePage({ ...nothing, ...facts })).toBe(page);
});

const guest: Guest = { id: "me", nickname: "Zoe", portrait: 3 };
const stranger: Lobby = { ...recorded, you: "me", own_seats: [] };
const seatNames = stranger.seats.map(({ player }) => player!);

it.each<[string, Lobby, Guest, boolean]>([
  ["without a face", { ...stranger, stage: "lobby" }, { ...guest, portrait: null }, true],
  ["without a face, during play", stranger, { ...guest, portrait: null }, true],
  ["without a face, after the game", { ...stranger, stage: "over" }, { ...guest, portrait: null }, false],
  ["with a face", { ...stranger, stage: "lobby" }, guest, false],
  [
    "with the name of another",
    { ...stranger, stage: "lobby" },
    { ...guest, nickname: seatNames[1]!.toUpperCase() },
    true,
  ],
  ["with the name of another, during play", stranger, { ...guest, nickname: seatNames[1]! }, false],
  ["with a seat", { ...stranger, own_seats: [0] }, { ...guest, portrait: null }, false],
  ["who opened the table", { ...stranger, stage: "lobby", host: "me" }, { ...guest, portrait: null }, false],
])("somebody %s", (_, lobby, who, isNew) => {
  expect(isNewcomer(lobby, who)).toBe(isNew);
});
