/** The label of the button that plays a move. */
import { pointLabel } from "../../../table/moves/button-labels";
import { say } from "../../../i18n/texts.svelte";
import { effectOf, isPath } from "../cards/lost-mines-cards";
import type { LostMinesFacts } from "../lost-mines-facts";
import { mineNumber } from "./lost-mines-names";

/** The questions that are answered with a card of the hand. */
const WITH_A_CARD: readonly string[] = ["turn", "pass-more"];

export function confirmLabel(table: LostMinesFacts): string {
  const { aimedMove } = table.draft;
  const { view } = table;
  if (!aimedMove) {
    if (table.question === "step") return say("mines-confirm-choose-step");
    if (table.draft.pickedCard)
      return say(isPath(table.draft.pickedCard) ? "play-confirm-lay" : "mines-confirm-choose");
    const above = table.question !== null && !WITH_A_CARD.includes(table.question);
    return above ? pointLabel(table, "answer") : say("play-choose-card");
  }
  if (aimedMove.verb === "play" && aimedMove.word === "dwarf")
    return say("mines-confirm-dwarf", { name: table.seatName(aimedMove.seat!) });
  if (aimedMove.verb === "play" && aimedMove.word === "treasure")
    return say("mines-confirm-treasure", { number: aimedMove.value! + 1 });
  if (aimedMove.verb === "play" && aimedMove.word === "mine")
    return say("mines-confirm-mine", { mine: mineNumber(view, aimedMove.at!) });
  if (aimedMove.verb === "play") return say(`mines-confirm-${effectOf(aimedMove.card!)}`);
  if (aimedMove.verb === "lay") return say("play-confirm-lay");
  return say(`mines-confirm-${aimedMove.verb}`);
}
