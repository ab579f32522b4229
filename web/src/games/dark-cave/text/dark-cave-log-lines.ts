/** The log of The Dark Cave as sentences, the same as in the terminal. */
import { STEP, type Edge } from "../../../art/cards/deck";
import type { LoggedEvent } from "../../../table/state";
import { appendLine, type EventLine, type LogLine, type LineTone } from "../../../table/log/log-lines";
import { eventName, eventKey, eventArgs, type TextContext } from "../../../table/log/event-text";
import { texts, type Args } from "../../../i18n/texts.svelte";
import { cornerName, kindName } from "./dark-cave-names";
import type { SightEvent } from "../../../wire/dark-cave";

/** Events without a line, because the table shows them. */
const UNTOLD = new Set(["TurnBegan", "HiddenDraw", "CardDrawn", "OwnHand", "OwnRole"]);
const HITS = new Set([
  "PathRemoved",
  "WebLaid",
  "CreatureCalled",
  "CreatureAttacked",
  "DwarfFell",
  "NuggetLost",
  "CardLost",
  "HiddenLoss",
]);
const LEARNT = new Set(["GoalShown", "GoalRevealed", "GoalSeen", "RoleSeen", "RoleShown", "SpareSeen", "DwarfLeft"]);
const TURNS = new Set(["GameBegan", "GameEnded", "GameWentOn"]);
const GOALS = new Set(["GoalShown", "GoalRevealed", "GoalSeen", "HiddenGoalPeek"]);
/** Events whose line shows a picture of their `card`. */
const WITH_CARD = new Set([
  "PathLaid",
  "PathRemoved",
  "WebLaid",
  "GearGiven",
  "CreatureCalled",
  "GoalSeen",
  "HiddenGoalPeek",
  "RoleSeen",
  "HiddenRolePeek",
  "OwnHandSwapped",
  "HiddenHandSwap",
  "CardPassed",
  "CardLost",
]);

/** By event, the ids of log texts that all families share: cards laid and cards removed. */
const OWN_TEXTS: Readonly<Record<string, string>> = { PathLaid: "log-path", PathRemoved: "log-rockfall" };

export function renderEvents(context: TextContext, log: readonly LoggedEvent<SightEvent>[]): LogLine[] {
  const lines: LogLine[] = [];
  const heard = log.filter(({ event }) => !UNTOLD.has(event.type));
  heard.forEach(({ event, index }, i) => {
    const after = heard[i + 1]?.event;
    if (!goesOn(event, after)) appendLine(lines, tell(context, event), index);
  });
  return lines;
}

/**
 * Return whether an event gets no line because the next one continues it: a walk has one line, and so has a goal
 * that is shown and then revealed.
 */
function goesOn(event: SightEvent, after: SightEvent | undefined): boolean {
  if (event.type === "DwarfMoved") return after?.type === "DwarfMoved" && after.seat === event.seat;
  if (event.type === "CreatureMoved") return after?.type === "CreatureMoved" && after.creature === event.creature;
  return event.type === "GoalShown" && after?.type === "GoalRevealed";
}

function tell(context: TextContext, event: SightEvent): EventLine {
  // The client's own texts come first, since they name no cell that the board can mark.
  const own =
    OWN_TEXTS[event.type] ??
    texts.firstKnown(`cave-log-${eventName(event)}`, `dark-cave-${eventKey(event)}`, eventKey(event));
  const entered = event.type === "GoalShown" || event.type === "GoalRevealed";
  const card = entered ? event.goal : WITH_CARD.has(event.type) ? (event as { card: string }).card : null;
  return {
    seat: "seat" in event ? event.seat : "starter" in event ? event.starter : null,
    sentence: context.say(own, words(context, event)),
    tone: toneOf(event.type),
    card: card === null ? null : { kind: card, turned: "turned" in event && event.turned },
  };
}

function toneOf(type: string): LineTone {
  if (TURNS.has(type)) return "round";
  return HITS.has(type) ? "hit" : LEARNT.has(type) ? "know" : "plain";
}

/** Return the text arguments of an event: those of this family and those of every family. */
function words(context: TextContext, event: SightEvent): Args {
  const { say } = context;
  const { roles, clans, values, scores, winners, ...shared } = event as unknown as Record<string, unknown>;
  const found = eventArgs(context, shared as unknown as SightEvent);
  const named = (name: string, key: (each: string) => string): void => {
    const fact = shared[name];
    if (typeof fact === "string") found[name] = say(key(fact));
  };
  named("creature", (creature) => `creature-${creature}`);
  if (typeof found["creature"] === "string") found["creature"] = found["creature"].toLowerCase();
  if (Array.isArray(roles)) found["roles"] = roles.map((role) => say(`role-${String(role)}`)).join(", ");
  if (event.type === "WebLaid") {
    const [dx, dy] = STEP[event.side as Edge];
    found["beyond"] = `${event.cell[0] + dx},${event.cell[1] + dy}`;
  }
  if (GOALS.has(event.type) && "cell" in event) found["where"] = say("cave-corner", { corner: cornerName(event.cell) });
  const short =
    event.type === "PathRemoved"
      ? event.removed
      : event.type === "PathLaid" || event.type === "GearGiven"
        ? event.card
        : null;
  if (short !== null) found["card"] = kindName(short);
  if (event.type === "GameBegan")
    Object.assign(found, eventArgs(context, { type: event.type, seat: event.starter } as unknown as SightEvent));
  return found;
}
