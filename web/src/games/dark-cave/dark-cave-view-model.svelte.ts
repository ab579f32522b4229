/** One player's hands at a table of The Dark Cave. */
import { STEP, type Edge } from "../../art/cards/deck";
import type { Place } from "../../table/board/cells";
import type { CardFacts, Claimable, Foretold } from "../../table/facts";
import { GameTable } from "../../table/view-model.svelte";
import { narrow, point, routesOf, type Target } from "../../table/moves/targeting";
import type { Told } from "../../table/state";
import type { LogLine } from "../../table/log/log-lines";
import type { Teller } from "../../table/log/event-text";
import { initials } from "../../table/seats/initials";
import type { Faces } from "../../table/seats/private-look";
import { around, type Extent } from "../../table/board/viewport";
import { namedGoals } from "../../table/claimable-goals";
import { say } from "../../i18n/texts.svelte";
import type { Option } from "../../wire/protocol";
import { clanCard, effectOf, isCreature, isHarmful, isPath, openEdges, pool, targetOf } from "./cards/dark-cave-cards";
import { describe } from "./text/dark-cave-cell-text";
import { confirmLabel, foretold } from "./text/dark-cave-button-labels";
import { litEdges } from "./cards/dark-cave-reach";
import { backArt, cardArt, clanBackArt, goalBackArt, litArt, roleArt } from "./cards/dark-cave-symbols";
import { askedCreature, cornerOf, spaceName } from "./text/dark-cave-names";
import { QUESTIONS } from "./decisions/dark-cave-questions";
import type { CaveFacts } from "./dark-cave-facts";
import { attemptOnCell, attemptOnSeat } from "./dark-cave-attempted-moves";
import { looksTheSame } from "./cards/spaces";
import { laidAt, spotOf, type Spot } from "./cards/spots";
import { tellAll } from "./text/dark-cave-log-lines";
import type { DarkCaveView, LaidCard, SightEvent } from "../../wire/dark-cave";

/** What may be said to lie under a goal. */
const FACES = ["goal-exit", "goal-ladder", "goal-abyss", "goal-vein"];

export class CaveTable extends GameTable<DarkCaveView, SightEvent> implements CaveFacts {
  readonly cards: CardFacts = { isPath, isHarmful, looksTheSame, attemptOnCell, attemptOnSeat, art: (card, turned) => cardArt(card, turned, say), lit: litArt };
  /** The card that the player holds over a cell. */
  readonly laying = $derived.by((): LaidCard | null => {
    const aim = this.aim;
    return aim?.verb === "lay" ? { x: aim.at![0], y: aim.at![1], card: aim.card!, turned: aim.turned } : null;
  });
  /** The edges that are joined to the start, with that card. */
  readonly lit = $derived.by(() => litEdges(this.laying ? [...this.view.maze, this.laying] : this.view.maze));
  /** The spaces and edges that may be pointed at. An axe may strike at any moment of the turn (DC-38). */
  readonly spots = $derived.by((): Spot[] => {
    const free = this.controlled || this.card !== null ? [] : this.options.filter(({ verb }) => verb === "cut");
    const moves = new Set<Option>([...this.moves, ...free]);
    return [...moves].flatMap((option) => spotOf(this.view, option) ?? []);
  });
  /** The space or edge under the mouse or the keyboard's focus. */
  hovered = $state.raw<Option | null>(null);
  /** What the player means: that, or what is aimed at. */
  readonly meant = $derived.by((): Option | null => (this.hovered && this.options.includes(this.hovered) ? this.hovered : this.aim));
  readonly initials = $derived.by(() => initials(this.names, this.seat));

  override get claimable(): Claimable {
    const { seats, clans } = this.view;
    return { goals: namedGoals(this.view.goals, (_, at) => say("cave-goal-name", { corner: cornerOf(at) })), faces: FACES, roles: pool(seats, clans).map(({ kind }) => kind) };
  }

  override get back(): string {
    return backArt(1);
  }

  override hint(): string {
    return QUESTIONS.hint(this);
  }

  protected override get controlled(): boolean {
    return QUESTIONS.control(this.asked) !== undefined;
  }

  override get choosesSeat(): boolean {
    const open = this.card !== null && this.wish === null && this.onTurn && !isPath(this.card);
    return super.choosesSeat || (open && ["seat", "both"].includes(targetOf(this.card!)));
  }

  override get foretold(): Foretold | null {
    return foretold(this);
  }

  /** A price stands on the button itself. */
  override get news(): string {
    const spot = this.meant && spotOf(this.view, this.meant);
    return spot?.price && !spot.danger ? "" : (foretold(this)?.title ?? "");
  }

  override answer(verb: string): string {
    return say(`cave-answer-${verb}`, { asked: this.view.asked ?? "", creature: askedCreature(this) });
  }

  override heldHint(): string {
    return this.asked === "creature-step" ? say("cave-hold-creature", { creature: askedCreature(this), goes: this.session.hold.goes === null ? "no" : "yes" }) : super.heldHint();
  }

  override confirmLabel(): string {
    return confirmLabel(this);
  }

  override describe(key: string, here: readonly Option[] | undefined): string {
    return describe(this, key, here);
  }

  /** A space of the cell that is pointed at, or an edge. */
  override wordName(word: string): string {
    const cell = this.aim?.at;
    const laid = /^\d+$/.test(word) && cell ? laidAt(this.view, cell[0], cell[1]) : undefined;
    return laid ? spaceName(laid.card, laid.turned, Number(word)) : super.wordName(word);
  }

  /** Not where it costs something, where somebody waits, or out of the mine. */
  protected override walks(option: Option): boolean {
    const spot = super.walks(option) ? spotOf(this.view, option) : null;
    return spot !== null && !spot.price && !spot.danger && spot.mark !== "exit";
  }

  /** A cell with one move is enough to say which. */
  override pointAt(target: Target, sure: boolean): boolean {
    const next = sure ? point(this.moves, this.pointed, target) : null;
    const [only, ...more] = next ? narrow(this.moves, next) : [];
    if (!only || more.length) return super.pointAt(target, sure);
    this.session.forget();
    this.play(only);
    return true;
  }

  /** A space or an edge was pressed: a finger presses twice, or confirms with the button. */
  press(option: Option, sure: boolean): void {
    this.session.forget();
    if (sure || this.walks(option) || this.aim?.text === option.text) return this.play(option);
    if (option.verb === "cut" && this.onTurn) this.wish = "cut";
    this.pointed = routesOf(option)[0]!;
  }

  protected override facesOf(event: SightEvent): Faces | null {
    switch (event.type) {
      case "GoalSeen":
        return { back: goalBackArt(), faces: [{ art: cardArt(event.goal, false, say) }] };
      case "RoleSeen":
        return { back: clanBackArt(clanCard(event.role).wears, say), faces: [{ art: roleArt(event.role, say) }] };
      case "SpareSeen":
        return { back: backArt(1), faces: event.roles.map((role) => ({ art: roleArt(role, say), name: say(`role-${role}`) })) };
      default:
        return null;
    }
  }

  protected override tell(teller: Teller, events: readonly Told<SightEvent>[]): LogLine[] {
    return tellAll(teller, events);
  }

  protected override attempt(card: string): string | null {
    return isCreature(effectOf(card)) ? `play ${card}` : null;
  }

  /** The rectangle of cells to show: cards, goals, and the cells where a way leads. */
  get extent(): Extent {
    const shown: Place[] = this.view.goals.map(({ x, y }) => [x, y]);
    for (const { x, y, card, turned } of this.view.maze) {
      shown.push([x, y]);
      for (const edge of openEdges(card, turned)) shown.push([x + STEP[edge as Edge][0], y + STEP[edge as Edge][1]]);
    }
    return around(shown);
  }
}
