/** The view model of a table of The Dark Cave. */
import { STEP, type Edge } from "../../art/cards/deck";
import type { CellPosition } from "../../table/board/cells";
import type { FamilyDetails, KeyEvents } from "../../table/event-traits";
import type { CardFacts, Claimable, PreviewText } from "../../table/facts";
import { TableViewModel } from "../../table/view-model.svelte";
import { DarkCaveDraft } from "./dark-cave-draft";
import type { LoggedEvent } from "../../table/state";
import type { LogLine } from "../../table/log/log-lines";
import type { TextContext } from "../../table/log/event-text";
import { seatInitials } from "../../table/seats/initials";
import type { RevealedFaces } from "../../table/seats/private-look";
import { boundingExtent, type Extent } from "../../table/board/viewport";
import { namedGoals } from "../../table/claimable-goals";
import { say } from "../../i18n/texts.svelte";
import type { LegalMove } from "../../wire/protocol";
import { clanCard, effectOf, isCreature, isHarmful, isPath, openEdges, clanPool } from "./cards/dark-cave-cards";
import { cellDescription } from "./text/dark-cave-cell-text";
import { confirmLabel, previewText } from "./text/dark-cave-button-labels";
import { reachedEdges } from "./cards/dark-cave-reach";
import { backArt, cardArt, clanBackArt, goalBackArt, litArt, roleArt } from "./cards/dark-cave-symbols";
import { askedCreature, cornerName, spaceName } from "./text/dark-cave-names";
import { QUESTIONS } from "./decisions/dark-cave-questions";
import type { DarkCaveFacts } from "./dark-cave-facts";
import { attemptOnCell, attemptOnSeat } from "./dark-cave-attempted-moves";
import { looksTheSame } from "./cards/spaces";
import { laidAt, spotPosition, type Spot } from "./cards/spots";
import { renderEvents } from "./text/dark-cave-log-lines";
import type { DarkCaveView, LaidCard, SightEvent } from "../../wire/dark-cave";

/** The faces that a claim may name for a goal. */
const FACES = ["goal-exit", "goal-ladder", "goal-abyss", "goal-vein"];

export class DarkCaveViewModel extends TableViewModel<DarkCaveView, SightEvent> implements DarkCaveFacts {
  readonly draft = new DarkCaveDraft(this);
  protected readonly questions = QUESTIONS;
  readonly cards: CardFacts = {
    isPath,
    isHarmful,
    looksTheSame,
    attemptOnCell,
    attemptOnSeat,
    art: (card, turned) => cardArt(card, turned, say),
    litArt,
  };
  readonly keyEvents: KeyEvents<SightEvent["type"]> = {
    round: "GameBegan",
    turn: "TurnBegan",
    look: "GoalSeen",
    animations: { PathLaid: "laid", PathRemoved: "gone", GoalRevealed: "turned" },
  };
  /** The card to be laid on the aimed cell. */
  readonly laying = $derived.by((): LaidCard | null => {
    const aim = this.draft.aimedMove;
    return aim?.verb === "lay" ? { x: aim.at![0], y: aim.at![1], card: aim.card!, turned: aim.turned } : null;
  });
  /** The edges connected to the start, by cell, including those of the card to be laid. */
  readonly lit = $derived.by(() => reachedEdges(this.laying ? [...this.view.maze, this.laying] : this.view.maze));
  /** The selectable spaces and edges. An axe may be used at any moment of the turn (DC-38). */
  readonly spots = $derived.by((): Spot[] => {
    const free =
      this.hasOwnControl || this.draft.pickedCard !== null ? [] : this.options.filter(({ verb }) => verb === "cut");
    const moves = new Set<LegalMove>([...this.draft.moves, ...free]);
    return [...moves].flatMap((option) => spotPosition(this.view, option) ?? []);
  });
  /** The move of the hovered or focused space or edge. */
  hovered = $state.raw<LegalMove | null>(null);
  /** The hovered or focused move, else the aimed one. */
  readonly meant = $derived.by((): LegalMove | null =>
    this.hovered && this.options.includes(this.hovered) ? this.hovered : this.draft.aimedMove,
  );
  readonly initials = $derived.by(() => seatInitials(this.names, this.seat));

  override loadDetails(): Promise<FamilyDetails> {
    return import("./dark-cave-details");
  }

  override get claimable(): Claimable {
    const { seats, clans } = this.view;
    return {
      goals: namedGoals(this.view.goals, (_, at) => say("cave-goal-name", { corner: cornerName(at) })),
      faces: FACES,
      roles: clanPool(seats, clans).map(({ kind }) => kind),
    };
  }

  override get cardBack(): string {
    return backArt(1);
  }

  override get preview(): PreviewText | null {
    return previewText(this);
  }

  /** The predicted effect on the main button; empty for a mere cost, which the button itself shows. */
  override get previewNote(): string {
    const spot = this.meant && spotPosition(this.view, this.meant);
    return spot?.price && !spot.danger ? "" : (previewText(this)?.title ?? "");
  }

  override answerLabel(verb: string): string {
    return say(`cave-answer-${verb}`, { asked: this.view.asked ?? "", creature: askedCreature(this) });
  }

  override stagedHint(): string {
    return this.question === "creature-step"
      ? say("cave-hold-creature", {
          creature: askedCreature(this),
          goes: this.session.pending.autoSendMs === null ? "no" : "yes",
        })
      : super.stagedHint();
  }

  override confirmLabel(): string {
    return confirmLabel(this);
  }

  override describe(key: string, here: readonly LegalMove[] | undefined): string {
    return cellDescription(this, key, here);
  }

  /** Return the name of a space of the aimed cell, or of an edge. */
  override wordName(word: string): string {
    const cell = this.draft.aimedMove?.at;
    const laid = /^\d+$/.test(word) && cell ? laidAt(this.view, cell[0], cell[1]) : undefined;
    return laid ? spaceName(laid.card, laid.turned, Number(word)) : super.wordName(word);
  }

  protected override revealedFaces(event: SightEvent): RevealedFaces | null {
    switch (event.type) {
      case "GoalSeen":
        return { back: goalBackArt(), faces: [{ art: cardArt(event.goal, false, say) }] };
      case "RoleSeen":
        return { back: clanBackArt(clanCard(event.role).wears, say), faces: [{ art: roleArt(event.role, say) }] };
      case "SpareSeen":
        return {
          back: backArt(1),
          faces: event.roles.map((role) => ({ art: roleArt(role, say), name: say(`role-${role}`) })),
        };
      default:
        return null;
    }
  }

  protected override renderEvents(context: TextContext, events: readonly LoggedEvent<SightEvent>[]): LogLine[] {
    return renderEvents(context, events);
  }

  override attemptedMove(card: string): string | null {
    return isCreature(effectOf(card)) ? `play ${card}` : null;
  }

  /** The cells to show: cards, goals, and the cells that tunnels lead to. */
  get extent(): Extent {
    const shown: CellPosition[] = this.view.goals.map(({ x, y }) => [x, y]);
    for (const { x, y, card, turned } of this.view.maze) {
      shown.push([x, y]);
      for (const edge of openEdges(card, turned)) shown.push([x + STEP[edge as Edge][0], y + STEP[edge as Edge][1]]);
    }
    return boundingExtent(shown);
  }
}
