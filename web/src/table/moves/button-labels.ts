/** The labels of buttons while a card is picked without a target, shared by all families. */
import { say, texts } from "../../i18n/texts.svelte";
import type { TableFacts } from "../facts";

/**
 * Return the label of the main button, which says what must still be chosen: a card, a cell, a seat or an answer.
 */
export function chooseLabel(table: TableFacts, isPath: (card: string) => boolean): string {
  const asked = table.draft.chosenVerb !== null || table.isAnsweredAbove;
  if (!asked && !table.draft.pickedCard) return say("play-choose-card");
  if (!asked && isPath(table.draft.pickedCard!))
    return say(table.draft.targetCells.size ? "play-choose-where" : "play-choose-other");
  return pointLabel(table, asked ? "answer" : "other");
}

/** Return the label for choosing a seat or a cell, if any is selectable; else the one named by `otherwise`. */
export function pointLabel({ draft: { targetSeats, targetCells } }: TableFacts, otherwise: "answer" | "other"): string {
  if (targetSeats.size && targetCells.size) return say("play-choose-whom-or-where");
  if (targetSeats.size) return say("play-choose-whom");
  return say(targetCells.size ? "play-choose-where" : `play-choose-${otherwise}`);
}

/** Return why an action card cannot be played now, by its effect: the family's text, else the common one. */
export function idleHint(effect: string, own = ""): string {
  queueMicrotask(() => void texts.loadNamespace("company"));
  return say(texts.firstKnown(own, `banner-idle-${effect}`, "banner-idle", "banner-nowhere"));
}
