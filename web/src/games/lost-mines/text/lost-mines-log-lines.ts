/** The log of The Lost Mines as sentences. */
import { isSameCell, type CellPosition } from "../../../table/board/cells";
import type { LoggedEvent } from "../../../table/state";
import { appendLine, eventLine, type EventLine, type LogLine, type LineTone } from "../../../table/log/log-lines";
import { actorArgs as whoOf, targetArgs, type TextContext } from "../../../table/log/event-text";
import type { Args } from "../../../i18n/texts.svelte";
import { SYMBOLS } from "../cards/lost-mines-cards";
import { kindName, mineName } from "./lost-mines-names";
import type { SightEvent } from "../../../wire/lost-mines";

/** Events without a line: the table shows them, or another line reports them. */
const UNTOLD = new Set(["TurnBegan", "HiddenDraw", "CardDrawn", "OwnHand", "OwnDwarf", "InformationPlayed"]);

export function renderEvents(
  context: TextContext,
  log: readonly LoggedEvent<SightEvent>[],
  mines: readonly CellPosition[],
): LogLine[] {
  const lines: LogLine[] = [];
  let shown: CellPosition | null = null;
  let steps = 0;
  for (const { event, index } of log) {
    // A mine that was already shown while its orientation was chosen gets one line.
    const again = event.type === "MineRevealed" && shown !== null && isSameCell(shown, event.cell);
    if (event.type === "MineShown") shown = event.cell;
    else if (event.type === "MineRevealed") shown = null;
    if (event.type === "DwarfMoved") {
      // Consecutive steps of a dwarf are one walk with one line.
      if (steps > 0) lines.pop();
      steps += 1;
      appendLine(lines, walk(context, event.seat, steps), index);
      continue;
    }
    steps = 0;
    if (!UNTOLD.has(event.type) && !again) appendLine(lines, tell(context, event, mines), index);
  }
  return lines;
}

const walk = (context: TextContext, seat: number, steps: number): EventLine => ({
  seat,
  sentence: context.say("mines-log-walk", { ...whoOf(context, seat), steps }),
  tone: "plain",
  card: null,
});

function tell(context: TextContext, event: SightEvent, mines: readonly CellPosition[]): EventLine {
  const { say } = context;
  const who = (seat: number): Args => whoOf(context, seat);
  const mine = (cell: CellPosition): number => mines.findIndex((at) => isSameCell(at, cell)) + 1;
  const face = (kind: string): string => mineName(kind, say);
  const line = (
    seat: number | null,
    key: string,
    args: Args = {},
    tone: LineTone = "plain",
    kind: string | null = null,
    turned = false,
  ): EventLine => ({
    seat,
    sentence: say(key, seat === null ? args : { ...who(seat), ...args }),
    tone,
    card: kind === null ? null : { kind, turned },
  });
  switch (event.type) {
    case "RoundBegan": {
      const counts = SYMBOLS.map((symbol) => [symbol, event.symbols.filter((each) => each === symbol).length] as const);
      const symbols = counts
        .flatMap(([symbol, count]) => (count ? [`${say(`symbol-${symbol}`).toLowerCase()} ×${count}`] : []))
        .join(", ");
      return line(null, "mines-log-began", { ...who(event.starter), round: event.round, symbols }, "round");
    }
    case "PathLaid":
      return line(event.seat, "log-path", { card: kindName(event.card) }, "plain", event.card, event.turned);
    case "ObstacleOvercome":
      return line(event.seat, "mines-log-overcome", { token: event.token }, "plain", event.card);
    case "TrapSet":
      return line(event.seat, "mines-log-trap", {}, "hit", event.card);
    case "TrollSet":
      return line(event.seat, "mines-log-troll", {}, "hit", event.card);
    case "TrollEnded":
      return line(event.seat, "lost-mines-event-troll-ended");
    case "PathRemoved":
      return line(event.seat, "mines-log-storm", { card: kindName(event.removed) }, "hit", event.card);
    case "TokenLost":
      return line(null, "mines-log-token-lost", { token: event.token });
    case "MineShown":
    case "MineRevealed":
      return line(
        event.seat,
        "mines-log-entered",
        { mine: mine(event.cell), face: face(event.mine) },
        "know",
        event.mine,
        event.type === "MineRevealed" && event.turned,
      );
    case "DragonTaken":
      return line(event.seat, "lost-mines-event-dragon-taken", {}, "hit");
    case "TreasureTaken":
      return line(event.seat, "mines-log-taken", { symbol: say(`symbol-${event.symbol}`).toLowerCase() }, "know");
    case "EndProposed":
      return line(event.seat, "lost-mines-event-end-proposed");
    case "EndAnswered":
      return line(event.seat, "lost-mines-event-end-answered", { agreed: event.agreed ? "yes" : "no" });
    case "CardPassed":
    case "HiddenPass":
      return { ...line(event.seat, "log-passed"), card: "back" };
    case "CardLost":
      return line(event.seat, "lost-mines-event-card-lost", { card: say(`card-${event.card}`) }, "hit", event.card);
    case "HiddenLoss":
      return { ...line(event.seat, "lost-mines-event-hidden-loss", {}, "hit"), card: "back" };
    case "MineSeen":
      return line(event.seat, "mines-log-mine-seen", { mine: mine(event.cell), face: face(event.mine) }, "know");
    case "HiddenMinePeek":
      return line(event.seat, "mines-log-mine-peek", { mine: mine(event.cell) }, "know");
    case "TreasureSeen":
      return line(
        event.seat,
        "lost-mines-event-treasure-seen",
        { treasure: event.treasure + 1, face: say(`treasure-${event.face}`) },
        "know",
      );
    case "HiddenTreasurePeek":
      return line(event.seat, "lost-mines-event-hidden-treasure-peek", { treasure: event.treasure + 1 }, "know");
    case "DwarfSeen":
      return line(
        event.seat,
        "lost-mines-event-dwarf-seen",
        { ...targetArgs(context, event.seat, event.target), dwarf: say(`dwarf-${event.dwarf}`) },
        "know",
      );
    case "HiddenDwarfPeek":
      return line(
        event.seat,
        "lost-mines-event-hidden-dwarf-peek",
        targetArgs(context, event.seat, event.target),
        "know",
      );
    case "RoundEnded":
      return line(null, "mines-log-ended", { round: event.round, cause: say(`cause-${event.cause}`) }, "round");
    case "LootShared": {
      const gains = event.gains
        .map((gain, seat) => `${seat === context.seat ? say("play-you") : context.names[seat]} +${gain}`)
        .join(", ");
      return line(null, "mines-log-shared", { gains });
    }
    case "GameEnded":
      return line(null, "event-game-ended", {}, "round");
    default:
      return eventLine(context, event);
  }
}
