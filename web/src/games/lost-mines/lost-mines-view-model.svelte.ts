/** One player's hands at a table of The Lost Mines. */
import { cellOf, keyOf, same, type Place } from "../../table/board/cells";
import type { CardFacts, Claimable } from "../../table/facts";
import { GameTable } from "../../table/view-model.svelte";
import { ofKind, type Target } from "../../table/moves/targeting";
import type { Told } from "../../table/state";
import type { LogLine } from "../../table/log/log-lines";
import type { Teller } from "../../table/log/event-text";
import { initials } from "../../table/seats/initials";
import type { Faces } from "../../table/seats/private-look";
import { namedGoals } from "../../table/claimable-goals";
import { say } from "../../i18n/texts.svelte";
import type { Option, Reason } from "../../wire/protocol";
import { dwarfCard, isHarmful, isOnEdge, isPath, looksTheSame, secretsOf, treasureCard } from "./cards/lost-mines-cards";
import { describe } from "./text/lost-mines-cell-text";
import { confirmLabel } from "./text/lost-mines-button-labels";
import { cardArt, clanArt, deckBack, dwarfArt, mineBack, pathArt, treasureArt, treasureFace } from "./cards/lost-mines-symbols";
import { attemptOnCell, attemptOnSeat } from "./lost-mines-attempted-moves";
import { looksAt } from "./text/lost-mines-names";
import { QUESTIONS } from "./decisions/lost-mines-questions";
import type { LostMinesFacts } from "./lost-mines-facts";
import { tellAll } from "./text/lost-mines-log-lines";
import type { LaidCard, LostMinesView, SightEvent } from "../../wire/lost-mines";

/** What may be said to lie in a mine, and who a dwarf may be said to be. */
const FACES = ["gems-mine", "gold-mine", "silver-mine", "dragon-mine"];
const ROLES = ["loyal", "selfish", "saboteur"];

export class LostMinesTable extends GameTable<LostMinesView, SightEvent> implements LostMinesFacts {
  readonly cards: CardFacts = { isPath, isHarmful, looksTheSame, attemptOnCell, attemptOnSeat, art: (card, turned) => cardArt(card, turned, say), lit: pathArt };
  readonly laid = $derived.by((): ReadonlyMap<string, LaidCard> => new Map(this.view.maze.map((card) => [keyOf(card.x, card.y), card])));
  /** The treasures that may be looked at, by number. */
  readonly items = $derived.by((): Map<string, Option[]> => ofKind(this.targets, "item"));
  readonly initials = $derived.by((): string[] => initials(this.names, this.seat));
  /** The edges on which the picked card may be played. */
  readonly ends = $derived.by((): Option[] => (this.onEdges ? this.moves.filter(({ at, word }) => at !== null && word !== null) : []));
  /** Where the walker of this turn has come from, step by step: the first is where he started. */
  readonly walked = $derived.by((): Place[] => {
    const began = this.events.findLastIndex(({ event }) => event.type === "TurnBegan");
    const steps = this.events.slice(began + 1).flatMap(({ event }) => (event.type === "DwarfMoved" ? [event] : []));
    return steps.length ? [steps[0]!.from_cell, ...steps.map(({ cell }) => cell)] : [];
  });

  override get claimable(): Claimable {
    return { goals: namedGoals(this.view.mines, (mine) => say("mines-mine", { mine })), faces: FACES, roles: ROLES };
  }

  override get back(): string {
    return deckBack();
  }

  override hint(): string {
    return QUESTIONS.hint(this);
  }

  protected override get controlled(): boolean {
    return QUESTIONS.control(this.asked) !== undefined;
  }

  /** A trap or a troll is picked: it lies between two spaces. */
  get onEdges(): boolean {
    return this.card !== null && this.wish === null && isOnEdge(this.card);
  }

  override get choosesSeat(): boolean {
    return super.choosesSeat || (this.onTurn && this.wish === null && looksAt(this.card, "dwarf"));
  }

  override answer(verb: string): string {
    if (verb === "stop") return say(this.asked === "step" ? "mines-answer-stay" : "mines-answer-enough");
    return verb === "propose-end" ? say("mines-answer-propose") : super.answer(verb);
  }

  override waiting(): string {
    const { asked, decider, scores, asked_left: left } = this.view;
    if (!scores && asked === "step" && decider !== null) return say("mines-wait-step", { name: this.names[decider] ?? "", left });
    return super.waiting();
  }

  override confirmLabel(): string {
    return confirmLabel(this);
  }

  override describe(key: string, here: readonly Option[] | undefined): string {
    return describe(this, key, here);
  }

  protected override facesOf(event: SightEvent): Faces | null {
    switch (event.type) {
      case "MineSeen": {
        const number = this.view.mines.findIndex(({ x, y }) => same([x, y], event.cell)) + 1;
        return { back: mineBack(number), faces: [{ art: cardArt(event.mine, false, say) }] };
      }
      case "TreasureSeen":
        return { back: treasureArt(treasureCard(event.face).symbol, say), faces: [{ art: treasureFace(event.face, say) }] };
      case "DwarfSeen":
        return { back: clanArt(dwarfCard(event.dwarf).clan, say), faces: [{ art: dwarfArt(event.dwarf, say) }] };
      default:
        return null;
    }
  }

  protected override tell(teller: Teller, events: readonly Told<SightEvent>[]): LogLine[] {
    return tellAll(teller, events, this.view.mines.map(({ x, y }): Place => [x, y]));
  }

  /** A step that is not allowed is asked about as well: a troll, an obstacle, another dwarf. */
  override choose(key: string, sure: boolean): void {
    if (this.asked === "step" && !this.cells.has(key)) {
      this.session.forget();
      const [x, y] = cellOf(key);
      this.ask(`step ${x},${y}`);
    } else super.choose(key, sure);
  }

  /** The engine counts treasures from 0, the table from 1. */
  protected override complain(reason: Reason): string {
    const number = reason.args["treasure"];
    return super.complain(number === undefined ? reason : { ...reason, args: { ...reason.args, treasure: Number(number) + 1 } });
  }

  /** A mine, a treasure or a dwarf that is looked at says by itself which option of the card it is. */
  override pointAt(target: Target, sure: boolean): boolean {
    const found = super.pointAt(target, sure);
    if (sure && found && !this.session.hold.option && this.aim && this.card && secretsOf(this.card).length) this.play(this.aim);
    return found;
  }
}
