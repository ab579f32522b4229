/** The move that a player of The Lost Mines is composing: dwarves step, and cards look at secrets. */
import { parseCellKey } from "../../table/board/cells";
import { MoveDraft, type DraftTable } from "../../table/moves/move-draft.svelte";
import type { Target } from "../../table/moves/targeting";
import { secretsOf } from "./cards/lost-mines-cards";
import { looksAt } from "./text/lost-mines-names";

export class LostMinesDraft extends MoveDraft<DraftTable & { readonly question: string | null }> {
  override get canChooseSeat(): boolean {
    return this.targetSeats.size > 0 || (this.table.onTurn && looksAt(this.playedCard, "dwarf"));
  }

  /** Choose a cell; for an illegal step, ask the server why: a troll, an obstacle, another dwarf. */
  override chooseCell(key: string, sure: boolean): void {
    if (this.table.question === "step" && !this.targetCells.has(key)) {
      this.table.session.dismissRefusal();
      const [x, y] = parseCellKey(key);
      this.askWhy(`step ${x},${y}`);
    } else super.chooseCell(key, sure);
  }

  /** Choose a target. The target of a card with several options implies the option, so the move is played at once. */
  override chooseTarget(target: Target, sure: boolean): boolean {
    const found = super.chooseTarget(target, sure);
    const { aimedMove, pickedCard } = this;
    if (sure && found && !this.table.session.pending.option && aimedMove && pickedCard && secretsOf(pickedCard).length)
      this.play(aimedMove);
    return found;
  }
}
