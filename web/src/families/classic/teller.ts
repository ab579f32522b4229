/** What happened, in sentences; names come marked so that they can be shown in bold. */
import type { Args } from "../../core/texts.svelte";
import { strong } from "../../core/texts.svelte";
import type { ClassicView, Reason, SightEvent } from "../../lib/protocol";
import { isDeadEnd, isTreasure } from "./cards";
import { goalNumber } from "./moves";

export type Say = (key: string, args?: Args) => string;

export interface Teller {
  say: Say;
  /** The seat spoken to. */
  seat: number | null;
  names: readonly string[];
  view: ClassicView;
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

const goalFace = (card: string): string => (isTreasure(card) ? "treasure" : "stone");

export function tell(teller: Teller, event: SightEvent): Line | null {
  const { say, names, view } = teller;
  const who = (seat: number): Args => ({
    who: seat === teller.seat ? "you" : "other",
    name: strong(names[seat] ?? "?"),
  });
  const relation = (seat: number, target: number): Args => ({
    relation: target === seat ? "self" : target === teller.seat ? "you" : "other",
    target: strong(names[target] ?? "?"),
  });
  const line = (seat: number | null, sentence: string, tone: Tone = "plain", card: Line["card"] = null): Line => ({
    seat,
    sentence,
    tone,
    card,
  });
  switch (event.type) {
    case "TurnBegan":
    case "HiddenDraw":
    case "CardDrawn":
    case "OwnHand":
    case "OwnRole":
      return null;
    case "RoundBegan":
      return line(null, say("event-round-began", { ...who(event.starter), round: event.round }), "round");
    case "TurnSkipped":
      return line(event.seat, say("event-turn-skipped", who(event.seat)));
    case "PathLaid": {
      const dead = isDeadEnd(event.card);
      return line(event.seat, say("log-path", { ...who(event.seat), card: say(`kind-${event.card}`) }), dead ? "hit" : "plain", {
        kind: event.card,
        turned: event.turned,
      });
    }
    case "PathRemoved":
      return line(event.seat, say("log-rockfall", who(event.seat)), "hit", { kind: "rockfall", turned: false });
    case "ToolBroken":
      return line(
        event.seat,
        say("log-broken", { ...who(event.seat), ...relation(event.seat, event.target), tool: event.tool }),
        "hit",
        { kind: event.card, turned: false },
      );
    case "ToolMended":
      return line(
        event.seat,
        say("log-mended", { ...who(event.seat), ...relation(event.seat, event.target), tool: event.tool }),
        "plain",
        { kind: event.card, turned: false },
      );
    case "GoalShown":
    case "GoalRevealed":
      return line(
        event.seat,
        say("log-goal", { goal: goalNumber(view, event.cell), face: goalFace(event.card) }),
        "know",
        { kind: event.card, turned: event.type === "GoalRevealed" && event.turned },
      );
    case "GoalSeen":
      return line(
        event.seat,
        say("log-seen", { ...who(event.seat), goal: goalNumber(view, event.cell), face: goalFace(event.card) }),
        "know",
        { kind: "map", turned: false },
      );
    case "HiddenPeek":
      return line(event.seat, say("log-peek", { ...who(event.seat), goal: goalNumber(view, event.cell) }), "plain", {
        kind: "map",
        turned: false,
      });
    case "CardPassed":
      return line(event.seat, say("log-passed", who(event.seat)), "plain", { kind: event.card, turned: false });
    case "HiddenPass":
      return line(event.seat, say("log-passed", who(event.seat)), "plain", "back");
    case "ConcedeProposed":
      return line(event.seat, say("event-concede-proposed", who(event.seat)));
    case "ConcedeAnswered":
      return line(event.seat, say("event-concede-answered", { ...who(event.seat), agreed: event.agreed ? "yes" : "no" }));
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
          order: event.order.map((seat) => (seat === teller.seat ? say("you") : strong(names[seat] ?? "?"))).join(", "),
        }),
      );
    case "GoldTaken":
    case "ShownTake":
      return line(event.seat, say("event-gold-taken", { ...who(event.seat), value: event.taken }));
    case "HiddenTake":
      return line(event.seat, say("event-hidden-take", who(event.seat)));
    case "GoldPaid":
      return line(
        event.seat,
        say("event-gold-paid", { ...who(event.seat), gold: event.cards.reduce((sum, card) => sum + card, 0) }),
      );
    case "HiddenPay":
      return line(event.seat, say("event-hidden-pay", { ...who(event.seat), cards: event.cards }));
    case "GameEnded":
      return line(null, say("event-game-ended"), "round");
  }
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
