/** What is said while a card is chosen and nothing is aimed at yet: the same in every family. */
import { say, texts } from "../../i18n/texts.svelte";
import type { TableFacts } from "../facts";

/** The main button: what is still to be chosen. */
export function chooseLabel(table: TableFacts, isPath: (card: string) => boolean): string {
  const asked = table.wish !== null || table.above;
  if (!asked && !table.card) return say("play-choose-card");
  if (!asked && isPath(table.card!)) return say(table.cells.size ? "play-choose-where" : "play-choose-other");
  return pointLabel(table, asked ? "answer" : "other");
}

/** What may be pointed at, or else what is to be done. */
export function pointLabel({ seats, cells }: TableFacts, otherwise: "answer" | "other"): string {
  if (seats.size && cells.size) return say("play-choose-whom-or-where");
  if (seats.size) return say("play-choose-whom");
  return say(cells.size ? "play-choose-where" : `play-choose-${otherwise}`);
}

/** Why a card that is no path can do nothing now: what is missing, as far as that is known of its effect, in this family or in all. */
export function idleHint(effect: string, own = ""): string {
  queueMicrotask(() => void texts.need("company"));
  return say(texts.first(own, `banner-idle-${effect}`, "banner-idle", "banner-nowhere"));
}
