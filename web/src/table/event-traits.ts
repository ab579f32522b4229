/** What a table does with the events of its family. Every family lists all of its events. */
import type { BoxReference } from "../art/cards/box-reference";
import type { Sound } from "../platform/synthesizer";
import type { GameEvent, GameView } from "../wire/protocol";
import type { LoggedEvent } from "./state";

/** How the card of a cell appeared or disappeared with the last frame. */
export type CardAnimation = "laid" | "turned" | "gone";

/** The events that every table needs from the start. */
export interface KeyEvents<Type extends string = string> {
  /** The start of a round, or of a game without rounds. */
  round: Type;
  turn: Type;
  /** Shows a seat a face-down card on the board. */
  look: Type;
  /** The animation of the card, by event. */
  animations: Readonly<Partial<Record<Type, CardAnimation>>>;
}

/** What a move counts as in the statistics of a game. */
export type Action = "laid" | "blocked" | "helped" | "looked" | "passed";

/** The properties of one type of event; loaded on first use. */
export interface EventTraits<Event = GameEvent, View = GameView> {
  /** The full event of one seat and the redacted event of the others have the same sound, so that no sound in a room tells who learnt something. */
  sound?: Sound;
  /** The sounds, where they depend on what is revealed. */
  sounds?(event: Event): readonly Sound[];
  action?: Action;
  /** Whether the round is over. */
  endsRound?: true;
  /** Return the view after the event; for events that change the board at the end of a round. */
  apply?(view: View, event: Event): View;
}

export type EventTraitsTable = Readonly<Record<string, EventTraits | undefined>>;

/** What a table loads of its family when it is needed: sounds, statistics, the end of a round, help. */
export interface FamilyDetails {
  eventTraits: EventTraitsTable;
  eventSounds(news: readonly LoggedEvent[]): Sound[];
  /** Return what the rules tell of the box. */
  loadBoxReference(ruleset: string): Promise<BoxReference>;
}

/** The traits of all events of a family: one that is missing or misspelt is a type error. */
export type EventTraitsOf<Event extends GameEvent, View extends GameView> = {
  readonly [Type in Event["type"]]: EventTraits<Extract<Event, { type: Type }>, View>;
};
