/** The view model of a classic table. */
import { cellKey, isSameCell, type CellPosition } from "../../table/board/cells";
import type { FamilyDetails, KeyEvents } from "../../table/event-traits";
import type { CardFacts, Claimable, PreviewText } from "../../table/facts";
import { TableViewModel } from "../../table/view-model.svelte";
import { MoveDraft } from "../../table/moves/move-draft.svelte";
import type { LoggedEvent } from "../../table/state";
import type { LogLine } from "../../table/log/log-lines";
import type { TextContext } from "../../table/log/event-text";
import type { RevealedFaces } from "../../table/seats/private-look";
import { hasPart } from "../../art/cards/ruleset";
import { namedGoals } from "../../table/claimable-goals";
import { say } from "../../i18n/texts.svelte";
import type { LegalMove } from "../../wire/protocol";
import {
  backArt,
  cardArt,
  effectOf,
  isHarmful,
  isPath,
  looksTheSame,
  openEdges,
  pathArt,
  roleArt,
  targetOf,
} from "./cards/classic-cards";
import { QUESTIONS } from "./decisions/classic-questions";
import type { ClassicFacts } from "./classic-facts";
import { cellDescription } from "./text/classic-cell-text";
import { confirmLabel, foresightLabel } from "./text/classic-button-labels";
import { parseDeclared } from "./declared-card";
import { divertible } from "./module-views";
import { attemptOnCell, attemptOnSeat } from "./classic-attempted-moves";
import { foreseeMove, lightSources, mazeGroups, reachedEdges } from "./classic-reach";
import { rolePool } from "./ruleset-facts";
import { renderEvents } from "./text/classic-log-lines";
import type { ClassicView, SightEvent } from "../../wire/classic";

/** The faces that a claim may name for a goal. */
const FACES = ["treasure", "stone"];
const NEW_FACES = [...FACES, "gold-sack", "dragon", "giant-spider"];

export class ClassicViewModel extends TableViewModel<ClassicView, SightEvent> implements ClassicFacts {
  readonly draft: MoveDraft = new MoveDraft(this);
  protected readonly questions = QUESTIONS;
  readonly cards: CardFacts = {
    isPath,
    isHarmful,
    looksTheSame,
    attemptOnSeat,
    art: (card, turned) => cardArt(card, turned, say),
    litArt: (card, turned) => pathArt(card, turned, openEdges(card, turned)),
    attemptOnCell: (card, at, turned) => attemptOnCell(this.view, card, at, turned),
  };
  readonly keyEvents: KeyEvents<SightEvent["type"]> = {
    round: "RoundBegan",
    turn: "TurnBegan",
    look: "GoalSeen",
    animations: { PathLaid: "laid", PathDiverted: "laid", PathRemoved: "gone", GoalRevealed: "turned" },
  };
  /** Whether the viewer lets every declared card pass without being asked, until this is switched off. */
  lenient = $state(false);

  /** The path card of the aimed move, its target, and its origin if it is moved. */
  readonly aimedPath = $derived.by(() => {
    const aim = this.draft.aimedMove;
    if (!aim?.at || !aim.card) return null;
    if (aim.verb === "lay") return { card: aim.card, at: aim.at, turned: aim.turned, from: null };
    const moved = aim.verb === "play" && effectOf(aim.card) === "divert" ? divertible(this.view) : null;
    return moved && { card: moved.card, at: aim.at, turned: aim.turned, from: moved };
  });
  /** The card that the selected diversion would move. */
  readonly liftedCard = $derived.by(() =>
    this.draft.pickedCard !== null && effectOf(this.draft.pickedCard) === "divert" && this.isAsked
      ? divertible(this.view)
      : null,
  );
  readonly foresight = $derived.by(() => (this.aimedPath ? foreseeMove(this.view, this.aimedPath) : null));

  override loadDetails(): Promise<FamilyDetails> {
    return import("./classic-details");
  }

  override get claimable(): Claimable {
    const { ruleset, seats } = this.view;
    return {
      goals: namedGoals(this.view.goals),
      faces: hasPart(ruleset, "new-goals") ? NEW_FACES : FACES,
      roles: Object.keys(rolePool(ruleset, seats)),
    };
  }

  override get cardBack(): string {
    return backArt("deck");
  }

  /**
   * Return the path card that a picked card lays or moves, which for a diversion is the path laid last; null if it
   * does neither.
   */
  override pathOf(card: string): string | null {
    return super.pathOf(effectOf(card) === "divert" ? (divertible(this.view)?.card ?? card) : card);
  }

  protected override get questionCells(): readonly CellPosition[] {
    return parseDeclared(this.view)?.cells ?? [];
  }

  override get preview(): PreviewText | null {
    const sight = this.foresight;
    if (!sight) return null;
    const detail = sight.relit || sight.deadEnd ? say("tip-relit", { count: sight.relit }) : "";
    return { title: foresightLabel(this), detail };
  }

  /** The predicted effect on the main button; empty if the light only continues, which the maze shows. */
  override get previewNote(): string {
    const sight = this.foresight;
    return sight && (sight.goals.length > 0 || sight.chest || sight.deadEnd) ? foresightLabel(this) : "";
  }

  override waitingText(): string {
    return !this.view.scores && this.view.asked === "veto" ? say("banner-window") : super.waitingText();
  }

  override confirmLabel(): string {
    return confirmLabel(this);
  }

  override describe(key: string, here: readonly LegalMove[] | undefined): string {
    return cellDescription(this, key, here);
  }

  protected override revealedFaces(event: SightEvent): RevealedFaces | null {
    switch (event.type) {
      case "GoalSeen": {
        const number = this.view.goals.findIndex(({ x, y }) => isSameCell([x, y], event.cell)) + 1;
        return { back: backArt("goal", number), faces: [{ art: cardArt(event.goal, false, say) }] };
      }
      case "RoleSeen":
        return { back: backArt("role"), faces: [{ art: roleArt(event.role, say) }] };
      case "ChestSeen":
        return {
          back: backArt("chest"),
          faces: [event.path, event.chest].map((card) => ({
            art: cardArt(card, false, say),
            name: say(`card-${card}`),
          })),
        };
      default:
        return null;
    }
  }

  override recomputeReach(view: ClassicView): ClassicView {
    const lit = reachedEdges(mazeGroups(view), lightSources(view));
    return { ...view, maze: view.maze.map((card) => ({ ...card, lit: lit.get(cellKey(card.x, card.y)) ?? "" })) };
  }

  protected override renderEvents(context: TextContext, events: readonly LoggedEvent<SightEvent>[]): LogLine[] {
    return renderEvents(context, events);
  }

  override attemptedMove(card: string): string | null {
    return targetOf(card) === "nothing" ? `play ${card}` : null;
  }
}
