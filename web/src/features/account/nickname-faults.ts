/** What somebody may be called, said as he types; the server has the last word. */
import { BOT_NAMES, LONGEST_NAME, type Lobby } from "../../wire/protocol";

export type NameFault = "bad-nickname" | "name-long" | "name-of-bot" | "name-taken";

/** What a column of the server's holds, marks and parts of an emoji included. */
const MOST_SIGNS = 24;
const SEEN = /[^\p{C}\p{Z}\p{M}]/u;
const UNCOUNTED = /[\p{M}\u200d\ufe0f]/u;
const COMPARED = /[^\p{L}\p{N}\p{So}\p{Sk}]/gu;

/** What two names share when a glance cannot tell them apart; the server knows more such letters. */
export const alike = (name: string): string => name.toLowerCase().normalize("NFKD").replace(COMPARED, "");

const lengthOf = (name: string): number => [...name.normalize("NFC")].filter((sign) => !UNCOUNTED.test(sign)).length;

/** Why somebody can't be called that among these others; nothing is no fault yet. */
export function faultOf(name: string, others: readonly string[]): NameFault | null {
  const wanted = name.trim();
  if (!wanted) return null;
  if (!SEEN.test(wanted)) return "bad-nickname";
  if (lengthOf(wanted) > LONGEST_NAME || [...wanted].length > MOST_SIGNS) return "name-long";
  const among = (names: readonly string[]): boolean => names.some((each) => alike(each) === alike(wanted));
  if (among(BOT_NAMES)) return "name-of-bot";
  return among(others) ? "name-taken" : null;
}

/** Names and faces at a table that somebody else has; a bot makes way for whoever wants its face. */
export function othersAt({ seats }: Pick<Lobby, "seats">, but: readonly number[]): { names: string[]; faces: number[] } {
  const others = seats.filter(({ seat, player }) => player && !but.includes(seat));
  return { names: others.map(({ player }) => player!), faces: others.filter(({ bot }) => !bot).map(({ portrait }) => portrait) };
}
