import { say } from "../../i18n/texts.svelte";

/** How many may play, in figures. */
export const formatSeatRange = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : say("home-box-meta", { least, most });
