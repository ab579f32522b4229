/** The view model of a table of The Lost Mines. */
import { cellKey, isSameCell, type CellPosition } from "../../table/board/cells";
import type { FamilyDetails, KeyEvents } from "../../table/event-traits";
import type { CardFacts, Claimable } from "../../table/facts";
import { TableViewModel } from "../../table/view-model.svelte";
import { LostMinesDraft } from "./lost-mines-draft";
import { targetsOfKind } from "../../table/moves/targeting";
import type { LoggedEvent } from "../../table/state";
import type { LogLine } from "../../table/log/log-lines";
import type { TextContext } from "../../table/log/event-text";
import { seatInitials } from "../../table/seats/initials";
import type { RevealedFaces } from "../../table/seats/private-look";
import { namedGoals } from "../../table/claimable-goals";
import { say } from "../../i18n/texts.svelte";
import type { LegalMove, Reason } from "../../wire/protocol";
import { dwarfCard, isHarmful, isOnEdge, isPath, looksTheSame, treasureCard } from "./cards/lost-mines-cards";
import { cellDescription } from "./text/lost-mines-cell-text";
import { confirmLabel } from "./text/lost-mines-button-labels";
import {
  cardArt,
  clanArt,
  deckBack,
  dwarfArt,
  mineBack,
  pathArt,
  treasureArt,
  treasureFace,
} from "./cards/lost-mines-symbols";
import { attemptOnCell, attemptOnSeat } from "./lost-mines-attempted-moves";
import { QUESTIONS } from "./decisions/lost-mines-questions";
import type { LostMinesFacts } from "./lost-mines-facts";
import { renderEvents } from "./text/lost-mines-log-lines";
import type { LaidCard, LostMinesView, SightEvent } from "../../wire/lost-mines";

/** The faces that a claim may name for a mine. */
const FACES = ["gems-mine", "gold-mine", "silver-mine", "dragon-mine"];
const ROLES = ["loyal", "selfish", "saboteur"];

export class LostMinesViewModel extends TableViewModel<LostMinesView, SightEvent> implements LostMinesFacts {
  readonly draft = new LostMinesDraft(this);
  protected readonly questions = QUESTIONS;
  readonly cards: CardFacts = {
    isPath,
    isHarmful,
    looksTheSame,
    attemptOnCell,
    attemptOnSeat,
    art: (card, turned) => cardArt(card, turned, say),
    litArt: pathArt,
  };
  readonly keyEvents: KeyEvents<SightEvent["type"]> = {
    round: "RoundBegan",
    turn: "TurnBegan",
    look: "MineSeen",
    animations: { PathLaid: "laid", PathRemoved: "gone", MineRevealed: "turned" },
  };
  readonly laid = $derived.by(
    (): ReadonlyMap<string, LaidCard> => new Map(this.view.maze.map((card) => [cellKey(card.x, card.y), card])),
  );
  /** The legal moves that look at a treasure, by the number of the treasure. */
  readonly items = $derived.by((): Map<string, LegalMove[]> => targetsOfKind(this.draft.targets, "item"));
  readonly initials = $derived.by((): string[] => seatInitials(this.names, this.seat));
  /** The legal moves that play the picked card on an edge. */
  readonly ends = $derived.by((): LegalMove[] =>
    this.onEdges ? this.draft.moves.filter(({ at, word }) => at !== null && word !== null) : [],
  );
  /** The path of the moving dwarf in this turn, from its starting cell. */
  readonly walked = $derived.by((): CellPosition[] => {
    const began = this.events.findLastIndex(({ event }) => event.type === "TurnBegan");
    const steps = this.events.slice(began + 1).flatMap(({ event }) => (event.type === "DwarfMoved" ? [event] : []));
    return steps.length ? [steps[0]!.from_cell, ...steps.map(({ cell }) => cell)] : [];
  });

  override loadDetails(): Promise<FamilyDetails> {
    return import("./lost-mines-details");
  }

  override get claimable(): Claimable {
    return { goals: namedGoals(this.view.mines, (mine) => say("mines-mine", { mine })), faces: FACES, roles: ROLES };
  }

  override get cardBack(): string {
    return deckBack();
  }

  /** Whether a trap or a troll is picked, which is played between two spaces. */
  get onEdges(): boolean {
    return this.draft.pickedCard !== null && this.draft.chosenVerb === null && isOnEdge(this.draft.pickedCard);
  }

  override answerLabel(verb: string): string {
    if (verb === "stop") return say(this.question === "step" ? "mines-answer-stay" : "mines-answer-enough");
    return verb === "propose-end" ? say("mines-answer-propose") : super.answerLabel(verb);
  }

  override waitingText(): string {
    const { asked, decider, scores, asked_left: left } = this.view;
    if (!scores && asked === "step" && decider !== null)
      return say("mines-wait-step", { name: this.names[decider] ?? "", left });
    return super.waitingText();
  }

  override confirmLabel(): string {
    return confirmLabel(this);
  }

  override describe(key: string, here: readonly LegalMove[] | undefined): string {
    return cellDescription(this, key, here);
  }

  protected override revealedFaces(event: SightEvent): RevealedFaces | null {
    switch (event.type) {
      case "MineSeen": {
        const number = this.view.mines.findIndex(({ x, y }) => isSameCell([x, y], event.cell)) + 1;
        return { back: mineBack(number), faces: [{ art: cardArt(event.mine, false, say) }] };
      }
      case "TreasureSeen":
        return {
          back: treasureArt(treasureCard(event.face).symbol, say),
          faces: [{ art: treasureFace(event.face, say) }],
        };
      case "DwarfSeen":
        return { back: clanArt(dwarfCard(event.dwarf).clan, say), faces: [{ art: dwarfArt(event.dwarf, say) }] };
      default:
        return null;
    }
  }

  protected override renderEvents(context: TextContext, events: readonly LoggedEvent<SightEvent>[]): LogLine[] {
    return renderEvents(
      context,
      events,
      this.view.mines.map(({ x, y }): CellPosition => [x, y]),
    );
  }

  /** Return the text of a refusal; the engine numbers treasures from 0, the table from 1. */
  protected override refusalText(reason: Reason): string {
    const number = reason.args["treasure"];
    return super.refusalText(
      number === undefined ? reason : { ...reason, args: { ...reason.args, treasure: Number(number) + 1 } },
    );
  }
}
