/** The hints and controls for the questions of Saboteur 2 and the modules. */
import AnswerButtons from "../../../../table/moves/AnswerButtons.svelte";
import OrientationChoice from "../../../../table/moves/OrientationChoice.svelte";
import type { Question } from "../../../../table/moves/questions";
import { say } from "../../../../i18n/texts.svelte";
import { isPath } from "../../cards/classic-cards";
import type { ClassicFacts } from "../../classic-facts";
import ExchangeGoals from "./ExchangeGoals.svelte";
import KeepCard from "./KeepCard.svelte";
import Theft from "./Theft.svelte";
import TradeGold from "./TradeGold.svelte";
import VetoWindow from "./VetoWindow.svelte";

const onTurn = (table: ClassicFacts): string => table.names[table.view.turn ?? 0] ?? "?";

function scoutHint(table: ClassicFacts): string {
  if (!table.draft.pickedCard) return say("banner-scout-path", { left: table.view.asked_left });
  return say(
    isPath(table.draft.pickedCard)
      ? table.draft.targetCells.size
        ? "banner-lay"
        : "banner-elsewhere"
      : "banner-no-path",
  );
}

export const QUESTIONS: Readonly<Record<string, Question<ClassicFacts>>> = {
  "pass-more": { hint: (table) => say("banner-pass-more", { left: table.view.asked_left }) },
  "discard-two": { hint: (table) => say("banner-discard-two", { left: table.view.asked_left }) },
  theft: { hint: () => say("banner-theft"), Control: Theft },
  veto: {
    hint: (table) => say("banner-veto", { name: onTurn(table) }),
    Control: VetoWindow,
    visibleToAll: true,
  },
  "scout-path": { hint: scoutHint },
  "exchange-goals": { hint: () => say("banner-exchange-goals"), Control: ExchangeGoals },
  "keep-card": { hint: () => say("banner-keep-card"), Control: KeepCard, wide: true },
  "keep-dug": { hint: () => say("banner-keep-dug"), Control: KeepCard, wide: true },
  "keep-drawn": { hint: () => say("banner-keep-drawn"), Control: KeepCard, wide: true },
  "orient-path": { hint: () => say("banner-orient-path"), Control: OrientationChoice },
  "move-goal": { hint: () => say("banner-move-goal") },
  "peek-role": { hint: () => say("banner-peek-role") },
  "rob-hand": { hint: () => say("banner-rob-hand") },
  "post-pawn": { hint: () => say("banner-post-pawn") },
  "pay-for-passage": {
    hint: (table) => say("banner-pay-for-passage", { name: onTurn(table) }),
    Control: AnswerButtons,
  },
  "trade-gold": { hint: () => say("banner-trade-gold"), Control: TradeGold, wide: true },
};
