/** The labels of the buttons that play a move, and its predicted effect. */
import type { PreviewText } from "../../../table/facts";
import { chooseLabel } from "../../../table/moves/button-labels";
import { say } from "../../../i18n/texts.svelte";
import type { LegalMove } from "../../../wire/protocol";
import { effectOf, isCreature, isPath } from "../cards/dark-cave-cards";
import type { DarkCaveFacts } from "../dark-cave-facts";
import { askedCreature, creatureName } from "./dark-cave-names";
import { spotPosition } from "../cards/spots";

/** Return the label of the main button. */
export function confirmLabel(table: DarkCaveFacts): string {
  const aim = table.meant;
  if (!aim) return chooseLabel(table, isPath);
  if (aim.verb === "lay") return say("play-confirm-lay");
  if (aim.verb === "play") return playLabel(table, aim, effectOf(aim.card!)!);
  if (aim.verb === "step" && table.question === "creature-step")
    return say("cave-confirm-run", { creature: askedCreature(table) });
  const price = aim.verb === "step" ? (spotPosition(table.view, aim)?.price ?? "none") : "none";
  return say(`cave-confirm-${aim.verb}`, { price });
}

function playLabel(table: DarkCaveFacts, { seat, at }: LegalMove, effect: string): string {
  if (effect === "rockfall") return say("play-confirm-rockfall");
  if (isCreature(effect)) return say(at ? "cave-confirm-call" : "cave-confirm-go", { creature: creatureName(effect) });
  if (effect === "information" && seat === null) return say("play-confirm-map");
  const name = seat === null ? "" : table.seatName(seat);
  return say(`cave-confirm-${effect}`, { name, who: seat !== null && seat === table.seat ? "you" : "other" });
}

/** Return the preview of a step that has a cost, meets a creature or leaves the mine; null for others. */
export function previewText(table: DarkCaveFacts): PreviewText | null {
  const spot = table.meant && table.question === "dwarf-step" ? spotPosition(table.view, table.meant) : null;
  if (!spot || spot.edge || !(spot.price || spot.danger || spot.mark === "exit")) return null;
  const what = spot.danger ? "danger" : (spot.price ?? "exit");
  return { title: say(`cave-tip-${what}`), detail: say(`cave-tip-${what}-how`), enter: say("cave-enter-step") };
}
