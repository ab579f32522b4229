/** What happened in a classic game, in sentences. */
import { same, type Place } from "../../../table/board/cells";
import type { Told } from "../../../table/state";
import { addLine, told as toldByText, type Line, type LogLine, type Tone } from "../../../table/log/log-lines";
import { who as whoOf, whom, wordsOf, type Teller } from "../../../table/log/event-text";
import { strong, type Args } from "../../../i18n/texts.svelte";
import { isDeadEnd } from "../cards/classic-cards";
import { faceName, faceOf, kindName } from "./classic-names";
import { goalCells } from "../ruleset-facts";
import type { SightEvent } from "../../../wire/classic";

/** What the table shows anyway, or what the next event tells again. */
const QUIET = new Set(["TurnBegan", "HiddenDraw", "CardDrawn", "OwnHand", "OwnRole", "CardPutAway", "PlayDeclared", "PlayAllowed", "ChestPathTurned"]);
const HITS = new Set(["PlayVetoed", "NuggetStolen", "ChestBuried", "CardRobbed", "HiddenRobbery", "PawnPosted", "PileCavedIn"]);
const LEARNT = new Set(["RoleSeen", "ChestSeen", "CardsOffered", "CardKept", "OwnHandSwapped", "GoalsExchanged", "ChestOpened"]);

type Cells = readonly Place[];

/** Follow the goals through the log: a chest may move one. */
export function* withGoals(ruleset: string, log: readonly Told<SightEvent>[]): Generator<[told: Told<SightEvent>, goals: Cells]> {
  let goals = goalCells(ruleset);
  for (const told of log) {
    const { event } = told;
    if (event.type === "RoundBegan") goals = goalCells(ruleset);
    yield [told, goals];
    if (event.type === "GoalMoved") goals = goals.map((at) => (same(at, event.cell) ? event.to_cell : at));
  }
}

export function tellAll(teller: Teller, log: readonly Told<SightEvent>[]): LogLine[] {
  const lines: LogLine[] = [];
  let before: SightEvent | null = null;
  let next = 0;
  /** Up to here everything is told. */
  let until = 0;
  for (const [{ event, index }, goals] of withGoals(teller.ruleset, log)) {
    next += 1;
    if (next <= until) continue;
    if (event.type === "NuggetsGained" && isForAll(teller, log.slice(next - 1), event.nuggets)) {
      const nuggets = teller.say("nuggets", { count: event.nuggets });
      addLine(lines, { seat: null, sentence: teller.say("event-nuggets-for-all", { nuggets }), tone: "plain", card: null }, index);
      until = next - 1 + teller.names.length;
      continue;
    }
    // The nugget of a theft changes hands once.
    const echo = before?.type === "NuggetStolen" && event.type === "NuggetsPaid";
    // Who lets a veto window pass says nothing by that.
    const silent = event.type === "TimedOut" && log[next]?.event.type === "PlayAllowed";
    const line = QUIET.has(event.type) || echo || silent ? null : tell(teller, event, goals);
    if (line) addLine(lines, line, index);
    before = event;
  }
  return lines;
}

/** Every seat gains the same, one after the other: with right of way a round begins so (ME-2). */
function isForAll({ names }: Teller, log: readonly Told<SightEvent>[], nuggets: number): boolean {
  const seats = log.slice(0, names.length).flatMap(({ event }) => (event.type === "NuggetsGained" && event.nuggets === nuggets ? [event.seat] : []));
  return new Set(seats).size === names.length;
}

/** Tell one event, in the words of the table where it has its own. */
function tell(teller: Teller, event: SightEvent, goals: Cells): Line {
  const { say, names } = teller;
  const goal = (cell: Place): number => goals.findIndex((at) => same(at, cell)) + 1;
  const both = ([one, other]: readonly Place[]): Args => ({ one: goal(one!), other: goal(other!) });
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
      return line(event.seat, say("log-rockfall", { ...who(event.seat), card: kindName(event.removed) }), "hit", shown(event.card));
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
        say("log-goal", { goal: goal(event.cell), ...face(event.goal) }),
        "know",
        shown(event.goal, event.type === "GoalRevealed" && event.turned),
      );
    case "GoalSeen":
      return line(event.seat, say("log-seen", { ...who(event.seat), goal: goal(event.cell), ...face(event.goal) }), "know", shown(event.card));
    case "HiddenGoalPeek":
      return line(event.seat, say("log-peek", { ...who(event.seat), goal: goal(event.cell) }), "plain", shown(event.card));
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
          order: event.order.map((seat) => (seat === teller.seat ? say("you").toLowerCase() : strong(names[seat] ?? "?"))).join(", "),
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
      return event.to === null ? line(event.seat, say("log-nuggets-lost", wordsOf(teller, event)), "hit") : told(teller, event);
    case "RoleChanged":
      // A neighbour may look at the screen: the card itself is turned over on a page of its own.
      return line(event.seat, say("log-role-changed"), "know");
    case "GoalMoved":
      return line(event.seat, say("log-goal-moved", { ...who(event.seat), goal: goal(event.cell) }), "hit");
    case "GoalsTaken":
      return line(event.seat, say("log-goals-taken", { ...who(event.seat), ...both(event.cells) }), "plain", shown("goal-exchange"));
    case "GoalsExchanged":
    case "HiddenExchange": {
      const swapped = event.type === "HiddenExchange" ? "unknown" : event.swapped ? "yes" : "no";
      return line(event.seat, say("log-exchange", { ...who(event.seat), ...both(event.cells), swapped }), "know", shown("goal-exchange"));
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

/** Tell an event by its own text, in the tone of its kind. */
function told(teller: Teller, event: SightEvent): Line {
  return toldByText(teller, event, HITS.has(event.type) ? "hit" : LEARNT.has(event.type) ? "know" : "plain");
}
