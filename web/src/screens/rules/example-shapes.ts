/**
 * Pictures for the rules about laying cards: what fits and what does not. The text `shape-B-22-1` is the caption of the
 * first picture of clause B-22.
 */
import { boxesOf, HOMES } from "./rules-address";
import type { CardPose } from "../../games/game-family";

export interface LaidCard extends CardPose {
  kind: string;
  x: number;
  y: number;
  /** Whether the rule is about this card, which is then highlighted. */
  fresh?: boolean;
  /** Whether the card lies sideways, which is never legal. */
  sideways?: boolean;
  /** Whether the card is a face-down goal or mine. */
  hidden?: boolean;
}

/**
 * The verdict below a picture: whether the card fits, whether something else is right, or `look` for an
 * illustration.
 */
export type Verdict = "fits" | "misfits" | "right" | "wrong" | "look";

export interface Shape {
  verdict: Verdict;
  cards: readonly LaidCard[];
  /** Whether there are gaps between the cards. */
  apart: boolean;
}

/** Parse a card: `curve-ne 1 0 turned lit=SW new`; `hidden 2 0` is a face-down goal. */
export function parseLaidCard(line: string): LaidCard {
  const [kind, x, y, ...marks] = line.split(" ");
  const card: LaidCard = { kind: kind!, x: Number(x), y: Number(y) };
  if (kind!.startsWith("hidden")) Object.assign(card, { hidden: true, kind: kind!.slice("hidden".length) || "1" });
  for (const mark of marks) {
    if (mark === "turned") card.turned = true;
    else if (mark === "new") card.fresh = true;
    else if (mark === "sideways") card.sideways = true;
    else if (mark === "dark") card.lit = "";
    else if (mark.startsWith("lit=")) card.lit = mark.slice("lit=".length);
    else throw new Error(`no mark ${mark}`);
  }
  return card;
}

const shape = (verdict: Verdict, ...lines: string[]): Shape => ({
  verdict,
  cards: lines.map(parseLaidCard),
  apart: false,
});
const cards = (...kinds: string[]): Shape => ({
  verdict: "look",
  cards: kinds.map((kind, x) => parseLaidCard(`${kind} ${x} 0`)),
  apart: true,
});

const GOALS = ["hidden 8 -2", "hidden 8 0", "hidden 8 2"];

/** The pictures by clause. */
export const SHAPES: Readonly<Record<string, readonly Shape[]>> = {
  "B-9": [shape("look", "start 0 0", ...GOALS)],
  "B-21": [
    shape("fits", "start 0 0", "straight-horizontal 1 0 new"),
    shape("misfits", "start 0 0", "straight-horizontal 2 0 dark new"),
    shape("misfits", "start 0 0", "cross 1 1 dark new"),
  ],
  "B-22": [
    shape("fits", "start 0 0", "t-horizontal 1 0", "t-vertical 0 1 turned", "curve-nw 1 1 new"),
    shape("misfits", "start 0 0", "t-horizontal 1 0", "t-vertical 0 1 turned", "straight-vertical 1 1 new"),
    shape("misfits", "start 0 0", "straight-horizontal 1 0", "straight-vertical 2 0 dark new"),
  ],
  "B-23": [
    shape("fits", "start 0 0", "curve-ne 1 0 turned new"),
    shape("misfits", "start 0 0", "straight-vertical 1 0 sideways new"),
  ],
  "B-24": [
    shape("fits", "start 0 0", "straight-horizontal 1 0 new", "straight-horizontal 2 0"),
    shape("misfits", "start 0 0", "straight-horizontal 2 0 dark", "straight-horizontal 3 0 dark new"),
  ],
  "B-26": [
    shape("fits", "start 0 0", "dead-horizontal 1 0 lit=W new"),
    shape("misfits", "start 0 0", "dead-horizontal 1 0 lit=W", "straight-horizontal 2 0 dark new"),
  ],
  "B-35": [
    shape("right", "start 0 0", "straight-horizontal 1 0", "treasure 2 0"),
    shape("wrong", "start 0 0", "dead-horizontal 1 0 lit=W", "hidden 2 0"),
  ],
  "B-38": [shape("look", "start 0 0", "cross 1 0", "curve-nw 1 -1 turned", "straight-horizontal 2 -1", "stone-nw 2 0")],
  "S2-13": [
    shape("fits", "start 0 0", "bridge 1 0 lit=EW", "straight-horizontal 2 0 new"),
    shape("misfits", "start 0 0", "bridge 1 0 lit=EW", "straight-vertical 1 1 dark new"),
  ],
  "S2-14": [
    shape("fits", "start 0 0", "double-curve-nw-es 1 0 lit=NW", "straight-vertical 1 -1 new"),
    shape("misfits", "start 0 0", "double-curve-nw-es 1 0 lit=NW", "straight-horizontal 2 0 dark new"),
  ],
  "S2-15": [shape("look", "start 0 0", "ladder-ne 3 0", "straight-horizontal 4 0")],
  "S2-16": [
    shape("fits", "straight-horizontal 0 0", "ladder-nw 1 0 new"),
    shape("misfits", "straight-horizontal 0 0", "ladder-nw 1 0 new", "hidden 2 0"),
  ],
  "S2-18": [shape("right", "start 0 0", "door-green-horizontal 1 0", "straight-horizontal 2 0 new")],
  "S2-33": [shape("look", "start 0 0", "door-green-horizontal 1 0", "treasure 2 0")],
  "V-9": [shape("look", "start 0 0", "cross 4 0 dark", ...GOALS)],
  "ME-13": [shape("look", "start 0 0", "costume-workshop 4 -2 dark", ...GOALS)],
  "D-12": [
    shape("fits", "start-green 0 0", "straight-horizontal 1 0", "curve-nw 2 0 new"),
    shape("misfits", "start-green 0 0", "straight-horizontal 1 0", "straight-vertical 2 0 dark new"),
    shape("misfits", "start-green 0 0", "straight-vertical 1 0 sideways new"),
  ],
  "D-13": [
    shape("fits", "start-green 0 0", "straight-horizontal 1 0", "straight-horizontal 2 0 new"),
    shape("misfits", "start-blue 0 0", "straight-horizontal 1 0", "straight-horizontal 2 0 new"),
  ],
  "D-15": [
    shape("fits", "start-green 0 0", "bridge 1 0 lit=EW", "straight-horizontal 2 0 new"),
    shape("misfits", "start-green 0 0", "bridge 1 0 lit=EW", "straight-vertical 1 1 dark new"),
  ],
  "D-16": [
    shape("fits", "straight-horizontal 0 0", "ladder-green-ne 1 0 turned new"),
    shape("misfits", "straight-horizontal 0 0", "ladder-green-ne 1 0 turned new", "hidden 2 0"),
    shape("misfits", "gold-t-vertical-stub-e 0 0", "ladder-green-ne 1 0 turned new"),
  ],
  "D-17": [
    shape("fits", "start-green 0 0", "door-blue-cross 0 1 lit=NEW", "straight-horizontal 1 1 new"),
    shape("misfits", "start-green 0 0", "door-blue-cross 0 1 lit=NEW", "straight-vertical 0 2 dark new"),
  ],
  "D-19": [
    shape("fits", "start-green 0 0", "straight-horizontal 1 0", "troll-cross 2 0 lit=W new"),
    shape("misfits", "start-green 0 0", "troll-cross 1 0 lit=W", "straight-horizontal 2 0 dark new"),
  ],
  "D-25": [
    shape("right", "start-green 0 0", "gold-horizontal-stub-s 1 0", "curve-ne 0 1", "curve-nw 1 1"),
    shape("wrong", "start-green 0 0", "gold-horizontal-stub-s 1 0 lit=EW"),
  ],
  "LM-13": [
    shape("fits", "blue-start 0 0", "straight-horizontal 1 0 new"),
    shape("fits", "blue-start 0 0", "t-horizontal 1 0", "t-vertical 0 1 turned", "curve-nw 1 1 new"),
  ],
  "LM-14": [shape("fits", "blue-start 0 0", "straight-horizontal 2 0", "curve-nw 3 0 new")],
  "LM-15": [
    shape("misfits", "blue-start 0 0", "straight-horizontal 2 0 new"),
    shape("misfits", "blue-start 0 0", "straight-vertical 1 0 new"),
    shape("misfits", "blue-start 0 0", "straight-horizontal 1 0", "straight-horizontal 1 -1 new"),
  ],
  "LM-16": [cards("log-straight-horizontal", "pond-straight-horizontal", "ravine-straight-vertical")],
  "LM-17": [cards("rocks-straight-horizontal")],
  "LM-18": [cards("campfire-cross")],
  "LM-54": [shape("look", "straight-horizontal 0 0", "gems-mine 1 0", "straight-horizontal 1 -1")],
  "DC-18": [
    shape("fits", "start 0 0", "straight-horizontal-i 1 0 new"),
    shape("fits", "start 0 0", "curve-ne-i 1 0 turned new"),
  ],
  "DC-19": [shape("fits", "start 0 0", "straight-horizontal-i 2 0", "curve-nw-i 3 0 new")],
  "DC-20": [
    shape("misfits", "start 0 0", "straight-horizontal-i 2 0 new"),
    shape("misfits", "start 0 0", "straight-vertical-i 1 0 sideways new"),
    shape("misfits", "start 0 0", "straight-vertical-i 1 0 new"),
    shape("misfits", "start 0 0", "straight-horizontal-i 1 0", "straight-horizontal-i 1 -1 new"),
  ],
  "DC-21": [cards("straight-horizontal-i", "straight-horizontal-ii", "straight-horizontal-iii")],
  "DC-22": [cards("abyss-cross-i")],
  "DC-23": [cards("start", "ladder-t-horizontal-i", "ladder-curve-nw-ii")],
  "DC-24": [cards("bridge-horizontal-i", "bridge-vertical-ii")],
  "DC-26": [cards("tunnel-nw-i")],
  "DC-27": [cards("vein-t-horizontal-ii")],
};

/** Return the box whose cards a picture shows. */
export function shapeBox(clause: string): string {
  return boxesOf(HOMES.get(clause)!)[0]!;
}
