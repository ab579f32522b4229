/** The log of a duel as sentences. */
import { isSameCell, type CellPosition } from "../../../table/board/cells";
import type { LoggedEvent } from "../../../table/state";
import { appendLine, eventLine, type EventLine, type LogLine, type LineTone } from "../../../table/log/log-lines";
import { actorArgs as whoOf, targetArgs, type TextContext } from "../../../table/log/event-text";
import type { Args } from "../../../i18n/texts.svelte";
import { faceName, kindName } from "./duel-names";
import type { SightEvent } from "../../../wire/duel";

/** Events without a line, because the table shows them. */
const UNTOLD = new Set(["TurnBegan", "HiddenDraw", "CardDrawn", "OwnHand", "CardPutAway", "SoloGraded"]);
/** Solo games: automatic effects of drawn cards (D-47, D-48). */
const AUTO_EVENTS = new Set(["ToolDrawn", "RockfallDrawn", "RockfallIdle"]);

export function renderEvents(
  context: TextContext,
  log: readonly LoggedEvent<SightEvent>[],
  goals: readonly CellPosition[],
): LogLine[] {
  const lines: LogLine[] = [];
  let shown: CellPosition | null = null;
  for (const { event, index } of log) {
    // A goal that was already shown while its orientation was chosen gets one line.
    const again = event.type === "GoalRevealed" && shown !== null && isSameCell(shown, event.cell);
    if (event.type === "GoalShown") shown = event.cell;
    else if (event.type === "GoalRevealed") shown = null;
    if (!UNTOLD.has(event.type) && !again) appendLine(lines, renderEvent(context, event, goals), index);
  }
  return lines;
}

/** Return the lines about automatic effects since the player's last action in a solo game. */
export function autoEventLines(lines: readonly LogLine[], log: readonly LoggedEvent<SightEvent>[]): LogLine[] {
  const first = log.findLastIndex(({ event }) => !AUTO_EVENTS.has(event.type) && !UNTOLD.has(event.type)) + 1;
  const forced = new Set(
    log
      .slice(first)
      .filter(({ event }) => AUTO_EVENTS.has(event.type))
      .map(({ index }) => index),
  );
  return lines.filter(({ index }) => forced.has(index));
}

function renderEvent(context: TextContext, event: SightEvent, goals: readonly CellPosition[]): EventLine {
  const { say } = context;
  const goal = (cell: CellPosition): number => goals.findIndex((at) => isSameCell(at, cell)) + 1;
  const who = (seat: number): Args => whoOf(context, seat);
  const line = (
    seat: number | null,
    sentence: string,
    tone: LineTone = "plain",
    kind: string | null = null,
    turned = false,
  ): EventLine => ({
    seat,
    sentence,
    tone,
    card: kind === null ? null : { kind, turned },
  });
  switch (event.type) {
    case "RoundBegan": {
      const colour = say(`colour-${event.colours[event.starter]}`);
      const words = {
        ...who(event.starter),
        round: event.round,
        colour,
        alone: event.colours.length === 1 ? "yes" : "no",
      };
      return line(null, say("duel-log-began", words), "round");
    }
    case "PathLaid":
      return line(
        event.seat,
        say("log-path", { ...who(event.seat), card: kindName(event.card) }),
        "plain",
        event.card,
        event.turned,
      );
    case "ToolBroken":
      return line(
        event.seat,
        say("log-broken", { ...who(event.seat), ...targetArgs(context, event.seat, event.target), tool: event.tool }),
        "hit",
        event.card,
      );
    case "ToolMended":
      return line(
        event.seat,
        say("log-mended", { ...who(event.seat), ...targetArgs(context, event.seat, event.target), tool: event.tool }),
        "plain",
        event.card,
      );
    case "ToolCleared":
      return line(event.seat, say("duel-log-cleared", { ...who(event.seat), tool: event.tool }));
    case "CardDiscarded":
      return line(
        event.seat,
        say("duel-log-discarded", { ...who(event.seat), card: say(`card-${event.card}`) }),
        "plain",
        event.card,
      );
    case "DoorUnlocked":
      return line(event.seat, say("duel-log-unlocked", who(event.seat)), "plain", event.card);
    case "PathRemoved":
      return line(
        event.seat,
        say("log-rockfall", { ...who(event.seat), card: kindName(event.removed) }),
        "hit",
        event.card,
      );
    case "KeyReturned":
      return line(null, say("duel-log-key-returned"));
    case "TrollBribed":
      return line(event.seat, say("duel-log-bribed", who(event.seat)));
    case "GoalShown":
    case "GoalRevealed": {
      const turned = event.type === "GoalRevealed" && event.turned;
      return line(
        event.seat,
        say("duel-log-goal", { goal: goal(event.cell), card: faceName(event.goal) }),
        "know",
        event.goal,
        turned,
      );
    }
    case "GoalSeen":
      return line(
        event.seat,
        say("log-seen", { ...who(event.seat), goal: goal(event.cell), card: faceName(event.goal) }),
        "know",
        event.card,
      );
    case "HiddenGoalPeek":
      return line(event.seat, say("log-peek", { ...who(event.seat), goal: goal(event.cell) }), "plain", event.card);
    case "GoldClaimed":
      return line(
        event.seat,
        say("duel-log-claimed", { ...who(event.seat), nuggets: say("nuggets", { count: event.nuggets }) }),
        "know",
      );
    case "ToolDrawn":
      return line(
        event.seat,
        say("duel-log-tool-drawn", { tool: event.tool, doubled: event.doubled ? "yes" : "no" }),
        "hit",
        event.card,
      );
    case "RockfallDrawn":
      return line(event.seat, say("duel-log-rockfall-drawn", { card: kindName(event.removed) }), "hit", event.card);
    case "RockfallIdle":
      return line(event.seat, say("duel-log-rockfall-idle"), "hit", event.card);
    case "RoundEnded":
      return line(null, say("duel-log-ended", { round: event.round, cause: event.cause }), "round");
    case "GoldCollected":
      return line(
        event.seat,
        say("duel-log-taken", {
          ...who(event.seat),
          count: event.cards.length,
          nuggets: say("nuggets", { count: event.nuggets }),
        }),
      );
    case "TrollsPaid":
      return line(
        event.seat,
        say("duel-log-paid", {
          ...who(event.seat),
          trolls: event.trolls,
          nuggets: say("nuggets", { count: event.nuggets }),
        }),
        "hit",
      );
    case "GameEnded":
      return line(null, say("event-game-ended"), "round");
    default:
      return eventLine(context, event);
  }
}
