/** The move that a player of The Dark Cave is composing: pieces walk, and an axe may be used at any moment (DC-38). */
import { MoveDraft, type DraftTable } from "../../table/moves/move-draft.svelte";
import { addTarget, movesStartingWith, targetRoutes, type Target } from "../../table/moves/targeting";
import type { LegalMove } from "../../wire/protocol";
import type { DarkCaveView } from "../../wire/dark-cave";
import { spotPosition } from "./cards/spots";

export class DarkCaveDraft extends MoveDraft<DraftTable & { readonly view: DarkCaveView }> {
  /**
   * Return whether a step is sent without confirmation: not if it has a cost, meets a creature or leaves the mine.
   */
  protected override isQuickStep(option: LegalMove): boolean {
    const spot = super.isQuickStep(option) ? spotPosition(this.table.view, option) : null;
    return spot !== null && !spot.price && !spot.danger && spot.mark !== "exit";
  }

  /** Choose a target; with `sure`, a target that permits only one move plays that move. */
  override chooseTarget(target: Target, sure: boolean): boolean {
    const next = sure ? addTarget(this.moves, this.chosenTargets, target) : null;
    const [only, ...more] = next ? movesStartingWith(this.moves, next) : [];
    if (!only || more.length) return super.chooseTarget(target, sure);
    this.table.session.dismissRefusal();
    this.play(only);
    return true;
  }

  /** Choose a space or an edge. On touch screens a second tap or the button confirms it. */
  press(option: LegalMove, sure: boolean): void {
    this.table.session.dismissRefusal();
    if (sure || this.isQuickStep(option) || this.aimedMove?.text === option.text) return this.play(option);
    if (option.verb === "cut" && this.table.onTurn) this.chosenVerb = "cut";
    this.chosenTargets = targetRoutes(option)[0]!;
  }
}
