/** The properties of a family's event types at the table. Every family lists all of its events. */
import type { BoxReference } from "../art/cards/box-reference";
import type { Sound } from "../platform/synthesizer";
import type { GameEvent, GameView } from "../wire/protocol";
import type { LoggedEvent } from "./state";

/** The way in which a card appeared or disappeared with the last frame. */
export type CardAnimation = "laid" | "turned" | "gone";

/** The events that every table needs from the start. */
export interface KeyEvents<Type extends string = string> {
  /** The event that begins a round, or a game without rounds. */
  round: Type;
  turn: Type;
  /** The event that shows a seat a face-down card on the board. */
  look: Type;
  /** The animation of a card, by event type. */
  animations: Readonly<Partial<Record<Type, CardAnimation>>>;
}

/** The category of a move in the statistics of a game. */
export type Action = "laid" | "blocked" | "helped" | "looked" | "passed";

/** The properties of one type of event; loaded on first use. */
export interface EventTraits<Event = GameEvent, View = GameView> {
  /**
   * The sound of the event. It is the same for the full event of one seat and the redacted event of the others, so
   * that sounds in a room do not reveal who learnt something.
   */
  sound?: Sound;
  /** Return the sounds of the event, if they depend on what it reveals. */
  sounds?(event: Event): readonly Sound[];
  action?: Action;
  endsRound?: true;
  /** Return the view after the event; for events that change the board at the end of a round. */
  apply?(view: View, event: Event): View;
}

export type EventTraitsTable = Readonly<Record<string, EventTraits | undefined>>;

/** What a table loads of its family on demand, for sounds, statistics, the end of a round and the help. */
export interface FamilyDetails {
  eventTraits: EventTraitsTable;
  eventSounds(news: readonly LoggedEvent[]): Sound[];
  loadBoxReference(ruleset: string): Promise<BoxReference>;
}

/** The traits of all events of a family: a missing or misspelt event type is a type error. */
export type EventTraitsOf<Event extends GameEvent, View extends GameView> = {
  readonly [Type in Event["type"]]: EventTraits<Extract<Event, { type: Type }>, View>;
};
