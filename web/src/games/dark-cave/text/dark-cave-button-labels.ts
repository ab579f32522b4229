/** The words on the buttons that play a move, and what it would do. */
import type { Foretold } from "../../../table/facts";
import { chooseLabel } from "../../../table/moves/button-labels";
import { say } from "../../../i18n/texts.svelte";
import type { Option } from "../../../wire/protocol";
import { effectOf, isCreature, isPath } from "../cards/dark-cave-cards";
import type { CaveFacts } from "../dark-cave-facts";
import { askedCreature, creatureName } from "./dark-cave-names";
import { spotOf } from "../cards/spots";

/** The main button: what it would do now. */
export function confirmLabel(table: CaveFacts): string {
  const aim = table.meant;
  if (!aim) return chooseLabel(table, isPath);
  if (aim.verb === "lay") return say("play-confirm-lay");
  if (aim.verb === "play") return playLabel(table, aim, effectOf(aim.card!)!);
  if (aim.verb === "step" && table.asked === "creature-step") return say("cave-confirm-run", { creature: askedCreature(table) });
  const price = aim.verb === "step" ? (spotOf(table.view, aim)?.price ?? "none") : "none";
  return say(`cave-confirm-${aim.verb}`, { price });
}

function playLabel(table: CaveFacts, { seat, at }: Option, effect: string): string {
  if (effect === "rockfall") return say("play-confirm-rockfall");
  if (isCreature(effect)) return say(at ? "cave-confirm-call" : "cave-confirm-go", { creature: creatureName(effect) });
  if (effect === "information" && seat === null) return say("play-confirm-map");
  const name = seat === null ? "" : table.name(seat);
  return say(`cave-confirm-${effect}`, { name, who: seat !== null && seat === table.seat ? "you" : "other" });
}

/** What a step would cost, or who waits there. */
export function foretold(table: CaveFacts): Foretold | null {
  const spot = table.meant && table.asked === "dwarf-step" ? spotOf(table.view, table.meant) : null;
  if (!spot || spot.edge || !(spot.price || spot.danger || spot.mark === "exit")) return null;
  const what = spot.danger ? "danger" : (spot.price ?? "exit");
  return { title: say(`cave-tip-${what}`), detail: say(`cave-tip-${what}-how`), enter: say("cave-enter-step") };
}
