/** The log of a classic game as sentences. */
import { isSameCell, type CellPosition } from "../../../table/board/cells";
import type { LoggedEvent } from "../../../table/state";
import {
  appendLine,
  eventLine as toldByText,
  type EventLine,
  type LogLine,
  type LineTone,
} from "../../../table/log/log-lines";
import { actorArgs as whoOf, targetArgs, eventArgs, type TextContext } from "../../../table/log/event-text";
import { markStrong, type Args } from "../../../i18n/texts.svelte";
import { isDeadEnd } from "../cards/classic-cards";
import { faceName, faceOf, kindName } from "./classic-names";
import { goalCells } from "../ruleset-facts";
import type { SightEvent } from "../../../wire/classic";

/** Events without a line: the table shows them, or the next event repeats them. */
const UNTOLD = new Set([
  "TurnBegan",
  "HiddenDraw",
  "CardDrawn",
  "OwnHand",
  "OwnRole",
  "CardPutAway",
  "PlayDeclared",
  "PlayAllowed",
  "ChestPathTurned",
]);
const HITS = new Set([
  "PlayVetoed",
  "NuggetStolen",
  "ChestBuried",
  "CardRobbed",
  "HiddenRobbery",
  "PawnPosted",
  "PileCavedIn",
]);
const LEARNT = new Set([
  "RoleSeen",
  "ChestSeen",
  "CardsOffered",
  "CardKept",
  "OwnHandSwapped",
  "GoalsExchanged",
  "ChestOpened",
]);

type Cells = readonly CellPosition[];

/** Yield each event with the cells of the goals at that time, since a chest may move a goal. */
export function* withGoals(
  ruleset: string,
  log: readonly LoggedEvent<SightEvent>[],
): Generator<[logged: LoggedEvent<SightEvent>, goals: Cells]> {
  let goals = goalCells(ruleset);
  for (const logged of log) {
    const { event } = logged;
    if (event.type === "RoundBegan") goals = goalCells(ruleset);
    yield [logged, goals];
    if (event.type === "GoalMoved") goals = goals.map((at) => (isSameCell(at, event.cell) ? event.to_cell : at));
  }
}

export function renderEvents(context: TextContext, log: readonly LoggedEvent<SightEvent>[]): LogLine[] {
  const lines: LogLine[] = [];
  let before: SightEvent | null = null;
  let next = 0;
  /** The number of events that already have a line. */
  let until = 0;
  for (const [{ event, index }, goals] of withGoals(context.ruleset, log)) {
    next += 1;
    if (next <= until) continue;
    if (event.type === "NuggetsGained" && isForAll(context, log.slice(next - 1), event.nuggets)) {
      const nuggets = context.say("nuggets", { count: event.nuggets });
      appendLine(
        lines,
        { seat: null, sentence: context.say("event-nuggets-for-all", { nuggets }), tone: "plain", card: null },
        index,
      );
      until = next - 1 + context.names.length;
      continue;
    }
    // The nugget of a theft is in two events; only the first gets a line.
    const echo = before?.type === "NuggetStolen" && event.type === "NuggetsPaid";
    // A timeout in a veto window gets no line.
    const silent = event.type === "TimedOut" && log[next]?.event.type === "PlayAllowed";
    const line = UNTOLD.has(event.type) || echo || silent ? null : renderEvent(context, event, goals);
    if (line) appendLine(lines, line, index);
    before = event;
  }
  return lines;
}

/**
 * Return whether the log begins with the same gain for every seat, one after the other, as at the beginning of a
 * round with right of way (ME-2).
 */
function isForAll({ names }: TextContext, log: readonly LoggedEvent<SightEvent>[], nuggets: number): boolean {
  const seats = log
    .slice(0, names.length)
    .flatMap(({ event }) => (event.type === "NuggetsGained" && event.nuggets === nuggets ? [event.seat] : []));
  return new Set(seats).size === names.length;
}

/** Return the line of an event, from a text of this family or else the text that all families share. */
function renderEvent(context: TextContext, event: SightEvent, goals: Cells): EventLine {
  const { say, names } = context;
  const goal = (cell: CellPosition): number => goals.findIndex((at) => isSameCell(at, cell)) + 1;
  const both = ([one, other]: readonly CellPosition[]): Args => ({ one: goal(one!), other: goal(other!) });
  const face = (card: string): Args => ({ face: faceOf(card), card: faceName(card) });
  const who = (seat: number): Args => whoOf(context, seat);
  const line = (
    seat: number | null,
    sentence: string,
    tone: LineTone = "plain",
    card: EventLine["card"] = null,
  ): EventLine => ({
    seat,
    sentence,
    tone,
    card,
  });
  const shown = (kind: string, turned = false): EventLine["card"] => ({ kind, turned });
  switch (event.type) {
    case "RoundBegan":
      return line(null, say("event-round-began", { ...who(event.starter), round: event.round }), "round");
    case "PathLaid": {
      const tone = isDeadEnd(event.card) ? "hit" : "plain";
      return line(
        event.seat,
        say("log-path", { ...who(event.seat), card: kindName(event.card) }),
        tone,
        shown(event.card, event.turned),
      );
    }
    case "PathRemoved":
      return line(
        event.seat,
        say("log-rockfall", { ...who(event.seat), card: kindName(event.removed) }),
        "hit",
        shown(event.card),
      );
    case "ToolBroken":
    case "ToolMended": {
      const broken = event.type === "ToolBroken";
      const words = { ...who(event.seat), ...targetArgs(context, event.seat, event.target), tool: event.tool };
      return line(
        event.seat,
        say(broken ? "log-broken" : "log-mended", words),
        broken ? "hit" : "plain",
        shown(event.card),
      );
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
      return line(
        event.seat,
        say("log-seen", { ...who(event.seat), goal: goal(event.cell), ...face(event.goal) }),
        "know",
        shown(event.card),
      );
    case "HiddenGoalPeek":
      return line(
        event.seat,
        say("log-peek", { ...who(event.seat), goal: goal(event.cell) }),
        "plain",
        shown(event.card),
      );
    case "CardPassed":
      return line(event.seat, say("log-passed", who(event.seat)), "plain", shown(event.card));
    case "HiddenPass":
      return line(event.seat, say("log-passed", who(event.seat)), "plain", "back");
    case "RoundEnded":
      return line(
        null,
        say("event-round-ended", { round: event.round, treasure: event.treasure ? "yes" : "no" }),
        "round",
      );
    case "GoldShared":
      return line(
        null,
        say("event-gold-shared", {
          cards: event.cards,
          order: event.order
            .map((seat) => (seat === context.seat ? say("you").toLowerCase() : markStrong(names[seat] ?? "?")))
            .join(", "),
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
      return event.to === null
        ? line(event.seat, say("log-nuggets-lost", eventArgs(context, event)), "hit")
        : eventLineByTone(context, event);
    case "RoleChanged":
      // Other people may see the screen, so the card itself is shown only on its full-screen page.
      return line(event.seat, say("log-role-changed"), "know");
    case "GoalMoved":
      return line(event.seat, say("log-goal-moved", { ...who(event.seat), goal: goal(event.cell) }), "hit");
    case "GoalsTaken":
      return line(
        event.seat,
        say("log-goals-taken", { ...who(event.seat), ...both(event.cells) }),
        "plain",
        shown("goal-exchange"),
      );
    case "GoalsExchanged":
    case "HiddenExchange": {
      const swapped = event.type === "HiddenExchange" ? "unknown" : event.swapped ? "yes" : "no";
      return line(
        event.seat,
        say("log-exchange", { ...who(event.seat), ...both(event.cells), swapped }),
        "know",
        shown("goal-exchange"),
      );
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
      return eventLineByTone(context, event);
  }
}

/** Return the line of an event by the text that all families share, in the tone of its type. */
function eventLineByTone(context: TextContext, event: SightEvent): EventLine {
  return toldByText(context, event, HITS.has(event.type) ? "hit" : LEARNT.has(event.type) ? "know" : "plain");
}
