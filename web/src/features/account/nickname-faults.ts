/** Validation of nicknames while typing; the server has the final decision. */
import { BOT_NAMES, MAX_NAME_LENGTH, type Lobby } from "../../wire/protocol";

export type NicknameFault = "bad-nickname" | "name-long" | "name-of-bot" | "name-taken";

/** The length of the database column, in code points. */
const MAX_NAME_CODEPOINTS = 24;
const VISIBLE_CHAR = /[^\p{C}\p{Z}\p{M}]/u;
const UNCOUNTED_CHAR = /[\p{M}\u200d\ufe0f]/u;
const IGNORED_CHARS = /[^\p{L}\p{N}\p{So}\p{Sk}]/gu;

/** Return whether an error is about the name and is therefore shown at its field. */
export const isNameRejected = (code: string): boolean => code === "name-taken" || code === "bad-nickname";

/** Return a key that is equal for confusable names; the server treats more letters as confusable. */
export const comparableName = (name: string): string => name.toLowerCase().normalize("NFKD").replace(IGNORED_CHARS, "");

const lengthOf = (name: string): number =>
  [...name.normalize("NFC")].filter((sign) => !UNCOUNTED_CHAR.test(sign)).length;

/**
 * Return what is wrong with a nickname, which must differ from `others`; null if nothing is, or the name is blank.
 */
export function nicknameFault(name: string, others: readonly string[]): NicknameFault | null {
  const wanted = name.trim();
  if (!wanted) return null;
  if (!VISIBLE_CHAR.test(wanted)) return "bad-nickname";
  if (lengthOf(wanted) > MAX_NAME_LENGTH || [...wanted].length > MAX_NAME_CODEPOINTS) return "name-long";
  const among = (names: readonly string[]): boolean =>
    names.some((each) => comparableName(each) === comparableName(wanted));
  if (among(BOT_NAMES)) return "name-of-bot";
  return among(others) ? "name-taken" : null;
}

/** Return the names and portraits taken on all seats except those in `but`; the portraits of bots do not count. */
export function takenAt({ seats }: Pick<Lobby, "seats">, but: readonly number[]): { names: string[]; faces: number[] } {
  const others = seats.filter(({ seat, player }) => player && !but.includes(seat));
  return {
    names: others.map(({ player }) => player!),
    faces: others.filter(({ bot }) => !bot).map(({ portrait }) => portrait),
  };
}
