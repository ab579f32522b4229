/** What happened, in sentences; names come marked so that they can be shown in bold. */
import type { Told } from "../../core/table";
import type { Args } from "../../core/texts.svelte";
import { strong } from "../../core/texts.svelte";
import type { Reason } from "../../lib/protocol";
import type { SightEvent } from "./wire";
import { isDeadEnd } from "./cards";
import { faceName, faceOf, kindName } from "./names";
import { goalCells } from "./rulesets";
import { keyOf, who as whoOf, whom, wordsOf } from "./words";

export type Say = (key: string, args?: Args) => string;

export interface Teller {
  say: Say;
  /** The seat spoken to. */
  seat: number | null;
  names: readonly string[];
  ruleset: string;
}

/** How a line of the log is marked: a hindrance, something learnt, or nothing special. */
export type Tone = "hit" | "know" | "plain" | "round";

export interface Line {
  seat: number | null;
  sentence: string;
  tone: Tone;
  /** A card to show beside the sentence; a back if nobody may see it. */
  card: { kind: string; turned: boolean } | "back" | null;
}

export interface LogLine extends Line {
  index: number;
  /** How often it happened in a row. */
  times: number;
}

/** What the table shows anyway, or what the next event tells again. */
const QUIET = new Set(["TurnBegan", "HiddenDraw", "CardDrawn", "OwnHand", "OwnRole", "PlayDeclared", "PlayAllowed", "ChestPathTurned"]);
const HITS = new Set(["PlayVetoed", "NuggetStolen", "ChestBuried", "CardRobbed", "HiddenRobbery", "PawnPosted", "PileCavedIn"]);
const LEARNT = new Set(["RoleSeen", "ChestSeen", "CardsOffered", "CardKept", "OwnHandSwapped", "GoalsExchanged", "ChestOpened"]);

type Cells = readonly (readonly [number, number])[];

/** Follow the goals through the log: a chest may move one. */
export function* withGoals(ruleset: string, log: readonly Told[]): Generator<[told: Told, goals: Cells]> {
  let goals = goalCells(ruleset);
  for (const told of log) {
    const { event } = told;
    if (event.type === "RoundBegan") goals = goalCells(ruleset);
    yield [told, goals];
    if (event.type === "GoalMoved") goals = goals.map((at) => (same(at, event.cell) ? event.to_cell : at));
  }
}

const same = (a: readonly [number, number], b: readonly [number, number]): boolean => a[0] === b[0] && a[1] === b[1];

export function tellAll(teller: Teller, log: readonly Told[]): LogLine[] {
  const lines: LogLine[] = [];
  let before: SightEvent | null = null;
  for (const [{ event, index }, goals] of withGoals(teller.ruleset, log)) {
    // The nugget of a theft changes hands once.
    const echo = before?.type === "NuggetStolen" && event.type === "NuggetsPaid";
    const line = QUIET.has(event.type) || echo ? null : tell(teller, event, goals);
    const last = lines.at(-1);
    // The same once more: several cards of one hand.
    if (line && last && line.seat !== null && last.sentence === line.sentence) lines[lines.length - 1] = { ...last, index, times: last.times + 1 };
    else if (line) lines.push({ ...line, index, times: 1 });
    before = event;
  }
  return lines;
}

/** Tell one event, in the words of the table where it has its own. */
function tell(teller: Teller, event: SightEvent, goals: Cells): Line {
  const { say, names } = teller;
  const goal = (cell: readonly [number, number]): number => goals.findIndex((at) => same(at, cell)) + 1;
  const face = (card: string): Args => ({ face: faceOf(card), card: faceName(card) });
  const who = (seat: number): Args => whoOf(teller, seat);
  const line = (seat: number | null, sentence: string, tone: Tone = "plain", card: Line["card"] = null): Line => ({
    seat,
    sentence,
    tone,
    card,
  });
  const shown = (kind: string, turned = false): Line["card"] => ({ kind, turned });
  switch (event.type) {
    case "RoundBegan":
      return line(null, say("event-round-began", { ...who(event.starter), round: event.round }), "round");
    case "PathLaid": {
      const tone = isDeadEnd(event.card) ? "hit" : "plain";
      return line(event.seat, say("log-path", { ...who(event.seat), card: kindName(event.card) }), tone, shown(event.card, event.turned));
    }
    case "PathRemoved":
      return line(event.seat, say("log-rockfall", who(event.seat)), "hit", shown("rockfall"));
    case "ToolBroken":
    case "ToolMended": {
      const broken = event.type === "ToolBroken";
      const words = { ...who(event.seat), ...whom(teller, event.seat, event.target), tool: event.tool };
      return line(event.seat, say(broken ? "log-broken" : "log-mended", words), broken ? "hit" : "plain", shown(event.card));
    }
    case "GoalShown":
    case "GoalRevealed":
      return line(
        event.seat,
        say("log-goal", { goal: goal(event.cell), ...face(event.card) }),
        "know",
        shown(event.card, event.type === "GoalRevealed" && event.turned),
      );
    case "GoalSeen":
      return line(event.seat, say("log-seen", { ...who(event.seat), goal: goal(event.cell), ...face(event.card) }), "know", shown("map"));
    case "HiddenPeek":
      return line(event.seat, say("log-peek", { ...who(event.seat), goal: goal(event.cell) }), "plain", shown("map"));
    case "CardPassed":
      return line(event.seat, say("log-passed", who(event.seat)), "plain", shown(event.card));
    case "HiddenPass":
      return line(event.seat, say("log-passed", who(event.seat)), "plain", "back");
    case "RoundEnded":
      return line(null, say("event-round-ended", { round: event.round, treasure: event.treasure ? "yes" : "no" }), "round");
    case "GoldShared":
      return line(
        null,
        say("event-gold-shared", {
          cards: event.cards,
          order: event.order.map((seat) => (seat === teller.seat ? say("you") : strong(names[seat] ?? "?"))).join(", "),
        }),
      );
    case "GoldTaken":
    case "ShownTake":
      return line(event.seat, say("event-gold-taken", { ...who(event.seat), value: event.taken, taken: event.taken }));
    case "GoldPaid": {
      const gold = event.cards.reduce((sum, card) => sum + card, 0);
      return line(event.seat, say("event-gold-paid", { ...who(event.seat), gold, cards: gold }));
    }
    case "NuggetsPaid":
      return event.to < 0 ? line(event.seat, say("log-nuggets-lost", wordsOf(teller, event)), "hit") : told(teller, event);
    case "RoleChanged":
      // A neighbour may look at the screen: the card itself is turned over on a page of its own.
      return line(event.seat, say("log-role-changed"), "know");
    case "GoalMoved":
      return line(event.seat, say("log-goal-moved", { ...who(event.seat), goal: goal(event.cell) }), "hit");
    case "GoalsExchanged":
    case "HiddenExchange": {
      const [one, other] = event.cells.map(goal);
      const swapped = event.type === "HiddenExchange" ? "unknown" : event.swapped ? "yes" : "no";
      return line(event.seat, say("log-exchange", { ...who(event.seat), one: one ?? 0, other: other ?? 0, swapped }), "know", shown("goal-exchange"));
    }
    case "PathDiverted":
      return line(
        event.seat,
        say("log-diverted", { ...who(event.seat), card: kindName(event.card) }),
        "plain",
        shown(event.card, event.turned),
      );
    case "GameEnded":
      return line(null, say("event-game-ended"), "round");
    default:
      return told(teller, event);
  }
}

/** Tell an event by its own text, which the terminal shares. */
function told(teller: Teller, event: SightEvent): Line {
  const tone = HITS.has(event.type) ? "hit" : LEARNT.has(event.type) ? "know" : "plain";
  const card = "card" in event ? { kind: event.card, turned: "turned" in event && event.turned } : null;
  return { seat: "seat" in event ? event.seat : null, sentence: teller.say(keyOf(event), wordsOf(teller, event)), tone, card };
}

/** Why a move is refused, in words. */
export function complain(teller: Pick<Teller, "say" | "names">, reason: Reason): string {
  const { say, names } = teller;
  const args: Args = { ...reason.args };
  if (typeof args["card"] === "string") args["card"] = say(`card-${args["card"]}`);
  if (typeof args["tools"] === "string") {
    args["tools"] = args["tools"].split(" ").map((tool) => say(`tool-${tool}`).toLowerCase()).join(", ");
  }
  if (args["seat"] !== undefined) args["seat"] = names[Number(args["seat"])] ?? "?";
  return say(`refusal-${reason.code}`, args);
}
