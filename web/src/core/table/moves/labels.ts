/** What is said while a card is chosen and nothing is aimed at yet: the same in every family. */
import { say, texts } from "../../texts/texts.svelte";
import type { TableFacts } from "../facts";

/** The main button: what is still to be chosen. */
export function chooseLabel(table: TableFacts, isPath: (card: string) => boolean): string {
  if (table.wish !== null || table.above) return say("play-choose-above");
  if (!table.card) return say("play-choose-card");
  if (isPath(table.card)) return say("play-confirm-lay");
  if (table.seats.size && table.cells.size) return say("play-choose-above");
  if (table.seats.size) return say("play-choose-whom");
  return say(table.cells.size ? "play-choose-where" : "play-choose-other");
}

/** Why a card that is no path can do nothing now: what is missing, as far as that is known of its effect, in this family or in all. */
export function idleHint(effect: string, own = ""): string {
  queueMicrotask(() => void texts.need("company"));
  return say(texts.first(own, `banner-idle-${effect}`, "banner-idle", "banner-nowhere"));
}
