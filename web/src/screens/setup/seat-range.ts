import { say } from "../../i18n/texts.svelte";

export const formatSeatRange = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : say("home-box-meta", { least, most });
