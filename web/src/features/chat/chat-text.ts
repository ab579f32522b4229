/** The texts of chat messages; names are marked so that they can be shown in bold. */
import type { ChatMessage, Seat } from "../../wire/protocol";
import { cellKey } from "../../table/board/cells";
import { markStrong, type Args } from "../../i18n/texts.svelte";

export interface ChatContext {
  say: (key: string, args?: Args) => string;
  has: (key: string) => boolean;
  /** The viewer's seat. */
  seat: number | null;
  names: readonly string[];
  /** Return the name of a goal. */
  goal: (at: readonly [number, number]) => string;
}

/** Return the name of the goal's face or the role that the `word` of a claim stands for. */
export function claimName({ say, has }: Pick<ChatContext, "say" | "has">, word: string): string {
  return say(has(`claim-${word}`) ? `claim-${word}` : `role-${word}`).toLowerCase();
}

/** Return the seat on which a message's speaker sits now; null if the speaker has none. */
export function speakerSeat(seats: readonly Seat[], { seat, guest }: ChatMessage): number | null {
  if ((seats[seat]?.guest ?? "") === guest) return seat; // a bot has no guest
  return seats.find((each) => each.guest === guest)?.seat ?? null;
}

/** Return a message's text without the name of the speaker. */
export function chatSentence(ear: ChatContext, heard: ChatMessage): string {
  const { say } = ear;
  const target = heard.about === null ? "" : markStrong(ear.names[heard.about] ?? "?");
  const relation =
    heard.about === null ? "nobody" : heard.about === heard.seat ? "self" : heard.about === ear.seat ? "you" : "other";
  switch (heard.kind) {
    case "say-phrase": {
      const phrase = say(`phrase-${heard.phrase}`);
      return heard.about === null ? phrase : say("said-to", { phrase, target });
    }
    case "accuse":
      return say("said-accuse", { relation, target });
    case "trust":
      return say("said-trust", { relation, target });
    case "claim": {
      const claim = claimName(ear, heard.claim ?? "");
      return heard.at
        ? say("said-goal", { goal: ear.goal(heard.at), claim })
        : say("said-role", { relation, target, claim });
    }
    case "open-poll":
      return say("said-poll");
    default:
      return heard.text ?? "";
  }
}

/** Return the latest claim of each seat about each goal of a round. */
export function currentClaims(talk: readonly ChatMessage[], round: number): ChatMessage[] {
  const last = new Map<string, ChatMessage>();
  for (const heard of talk) {
    if (heard.kind !== "claim" || !heard.at || heard.round !== round) continue;
    last.set(`${heard.seat} ${cellKey(...heard.at)}`, heard);
  }
  return [...last.values()];
}
