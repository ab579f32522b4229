import { say } from "../../i18n/texts.svelte";

/** Return the range of seats as text. */
export const formatSeatRange = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : say("home-box-meta", { least, most });
