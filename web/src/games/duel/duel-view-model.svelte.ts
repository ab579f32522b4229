/** The view model of a table of Le Duel. */
import { cellKey, isSameCell, type CellPosition } from "../../table/board/cells";
import type { FamilyDetails, KeyEvents } from "../../table/event-traits";
import type { CardFacts, Claimable, PreviewText } from "../../table/facts";
import { TableViewModel } from "../../table/view-model.svelte";
import { MoveDraft } from "../../table/moves/move-draft.svelte";
import type { LoggedEvent } from "../../table/state";
import type { LogLine } from "../../table/log/log-lines";
import type { TextContext } from "../../table/log/event-text";
import type { RevealedFaces } from "../../table/seats/private-look";
import { boundingExtent, type Extent } from "../../table/board/viewport";
import { namedGoals } from "../../table/claimable-goals";
import { say } from "../../i18n/texts.svelte";
import type { LegalMove } from "../../wire/protocol";
import { STEP, type Edge } from "../../art/cards/deck";
import { COLOURS, effectOf, isHarmful, isPath, looksTheSame } from "./cards/duel-cards";
import { cellDescription } from "./text/duel-cell-text";
import { confirmLabel, foresightDetail, foresightLabel } from "./text/duel-button-labels";
import { reachedAt } from "./cards/card-lights";
import { backArt, cardArt, litArt } from "./cards/duel-symbols";
import { QUESTIONS } from "./decisions/duel-questions";
import type { DuelFacts } from "./duel-facts";
import { attemptOnCell, attemptOnSeat } from "./duel-attempted-moves";
import { foreseeMove, reachedBy, type MazeChange } from "./duel-reach";
import { autoEventLines, renderEvents } from "./text/duel-log-lines";
import type { DuelView, LaidCard, SightEvent } from "../../wire/duel";

/** The change of the maze that an effect makes. */
const CHANGE_OF_EFFECT: Readonly<Record<string, "remove" | "key">> = { rockfall: "remove", key: "key" };

/** The faces that a claim may name for a goal. */
const FACES = ["stone", "one-nugget", "two-nuggets", "three-nuggets"];

export class DuelViewModel extends TableViewModel<DuelView, SightEvent> implements DuelFacts {
  readonly draft: MoveDraft = new MoveDraft(this);
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
    round: "RoundBegan",
    turn: "TurnBegan",
    look: "GoalSeen",
    animations: { PathLaid: "laid", PathRemoved: "gone", GoalRevealed: "turned" },
  };
  /** The change of the maze that the aimed move would make. */
  readonly mazeChange = $derived.by((): MazeChange | null => {
    const aim = this.draft.aimedMove;
    if (!aim?.at) return null;
    if (aim.verb === "lay") return { do: "lay", at: aim.at, card: aim.card!, turned: aim.turned };
    if (aim.verb === "bribe") return { do: "bribe", at: aim.at };
    const done = aim.verb === "play" ? CHANGE_OF_EFFECT[effectOf(aim.card!) ?? ""] : undefined;
    return done ? { do: done, at: aim.at } : null;
  });
  readonly foresight = $derived.by(() =>
    this.mazeChange && this.seat !== null ? foreseeMove(this.view, this.mazeChange, this.seat) : null,
  );
  /** The edges that each colour reaches, currently or after the aimed move. */
  readonly reached = $derived.by(() => reachedAt(this.view, this.foresight));
  /** Solo games: the automatic effects of the last draw. */
  readonly autoEvents = $derived.by((): LogLine[] =>
    this.view.seats === 1 ? autoEventLines(this.log, this.events) : [],
  );

  override loadDetails(): Promise<FamilyDetails> {
    return import("./duel-details");
  }

  override get claimable(): Claimable {
    return { goals: namedGoals(this.view.goals), faces: FACES, roles: [] };
  }

  override get cardBack(): string {
    return backArt("deck");
  }

  override get preview(): PreviewText | null {
    if (!this.foresight) return null;
    return {
      title: foresightLabel(this),
      detail: foresightDetail(this),
      enter: say(`duel-enter-${this.mazeChange!.do}`),
    };
  }

  override get previewNote(): string {
    const sight = this.foresight;
    return sight && (sight.goals.length || sight.claims.blue || sight.claims.green) ? foresightLabel(this) : "";
  }

  override answerLabel(verb: string): string {
    return say(`duel-answer-${verb}`);
  }

  /**
   * Return the sentence that says for whom the table waits; a seat may have to choose gold to claim during the other
   * player's turn.
   */
  override waitingText(): string {
    return !this.view.scores && this.view.asked === "claim-gold"
      ? say("duel-wait-claim", { name: this.names[this.view.decider!] ?? "" })
      : super.waitingText();
  }

  override confirmLabel(): string {
    return confirmLabel(this);
  }

  override describe(key: string, here: readonly LegalMove[] | undefined): string {
    return cellDescription(this, key, here);
  }

  protected override revealedFaces(event: SightEvent): RevealedFaces | null {
    if (event.type !== "GoalSeen") return null;
    const number = this.view.goals.findIndex(({ x, y }) => isSameCell([x, y], event.cell)) + 1;
    return { back: backArt("goal", number), faces: [{ art: cardArt(event.goal, false, say) }] };
  }

  protected override renderEvents(context: TextContext, events: readonly LoggedEvent<SightEvent>[]): LogLine[] {
    return renderEvents(
      context,
      events,
      this.view.goals.map(({ x, y }): CellPosition => [x, y]),
    );
  }

  override recomputeReach(view: DuelView): DuelView {
    const maze = new Map(view.maze.map((card) => [cellKey(card.x, card.y), card]));
    const [blue, green] = COLOURS.map((colour) => reachedBy(view, maze, colour).edges);
    const edges = (found: ReadonlyMap<string, string>, { x, y }: LaidCard): string => found.get(cellKey(x, y)) ?? "";
    return {
      ...view,
      maze: view.maze.map((card) => ({ ...card, blue: edges(blue!, card), green: edges(green!, card) })),
    };
  }

  /** The cells to show: the maze, the goals and the cells that tunnels lead to. */
  get extent(): Extent {
    const shown: CellPosition[] = this.view.goals.map(({ x, y }) => [x, y]);
    for (const { x, y, blue, green } of this.view.maze) {
      shown.push([x, y]);
      for (const edge of blue + green) shown.push([x + STEP[edge as Edge][0], y + STEP[edge as Edge][1]]);
    }
    return boundingExtent(shown);
  }
}
