/** The keyboard shortcuts of a replay. */
import { router } from "../../platform/router.svelte";
import { isTyping } from "../../table/keyboard";
import type { TableViewModel } from "../../table/view-model.svelte";
import type { ReplayState } from "./replay-state.svelte";

export function handleReplayKey(event: KeyboardEvent, replay: ReplayState<TableViewModel>): void {
  const { target, key } = event;
  const element = target instanceof Element ? target : null;
  if (target instanceof HTMLSelectElement || replay.advisedStep !== undefined || replay.continuedStep !== undefined)
    return;
  if (replay.reviewing) {
    if (key === "Escape") replay.review(false);
    return;
  }
  if (isTyping(target) && (target as HTMLInputElement).type !== "range") return;
  if (element?.closest("[data-scrolls]") && key.startsWith("Arrow")) return;
  if (key === "ArrowRight") replay.skip(1);
  else if (key === "ArrowLeft") replay.skip(-1);
  else if (key === "Home") replay.go(0);
  else if (key === "End") replay.go(Infinity);
  else if (key === "Escape") router.go(replay.source.back);
  else if (key === " " && !element?.closest("button, a")) void replay.player.toggle();
  else return;
  event.preventDefault();
}
