/** The ready-made sentences; their words are `phrase-ID`. */
import type { SayPhrase } from "../../wire/protocol";

export const PHRASES: readonly SayPhrase["phrase"][] = [
  "hello",
  "thanks",
  "well-played",
  "repair-me",
  "need-map",
  "why",
  "trust-me",
  "oops",
  "hurry",
  "laugh",
];

/** Those that say something before a game. */
export const LOBBY_PHRASES: typeof PHRASES = ["hello", "thanks", "well-played", "oops", "laugh"];
