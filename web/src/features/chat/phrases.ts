/** The ready-made phrases; their text ids are `phrase-ID`. */
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

export const LOBBY_PHRASES: typeof PHRASES = ["hello", "thanks", "well-played", "oops", "laugh"];
