import { say } from "../../i18n/texts.svelte";

/** How many may play, in figures. */
export const seatsOf = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : say("home-box-meta", { least, most });
