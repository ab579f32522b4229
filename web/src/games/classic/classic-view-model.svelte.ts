/** One player's hands at a classic table. */
import { keyOf, same, type Place } from "../../table/board/cells";
import type { CardFacts, Claimable, Foretold } from "../../table/facts";
import { GameTable } from "../../table/view-model.svelte";
import type { Told } from "../../table/state";
import type { LogLine } from "../../table/log/log-lines";
import type { Teller } from "../../table/log/event-text";
import type { Faces } from "../../table/seats/private-look";
import { hasPart } from "../../art/cards/ruleset";
import { namedGoals } from "../../table/claimable-goals";
import { say } from "../../i18n/texts.svelte";
import type { Option } from "../../wire/protocol";
import { backArt, cardArt, effectOf, isHarmful, isPath, looksTheSame, openEdges, pathArt, roleArt, targetOf } from "./cards/classic-cards";
import { QUESTIONS } from "./decisions/classic-questions";
import type { ClassicFacts } from "./classic-facts";
import { describe } from "./text/classic-cell-text";
import { confirmLabel, foresightLabel } from "./text/classic-button-labels";
import { declared } from "./declared-card";
import { divertible } from "./module-views";
import { attemptOnCell, attemptOnSeat } from "./classic-attempted-moves";
import { foresee, ladders, mazeOf, reach } from "./classic-reach";
import { poolOf } from "./ruleset-facts";
import { tellAll } from "./text/classic-log-lines";
import type { ClassicView, SightEvent } from "../../wire/classic";

/** What may be said to lie under a goal. */
const FACES = ["treasure", "stone"];
const NEW_FACES = [...FACES, "gold-sack", "dragon", "giant-spider"];

export class ClassicTable extends GameTable<ClassicView, SightEvent> implements ClassicFacts {
  readonly cards: CardFacts = { isPath, isHarmful, looksTheSame, attemptOnSeat, art: (card, turned) => cardArt(card, turned, say), lit: (card, turned) => pathArt(card, turned, openEdges(card, turned)), attemptOnCell: (card, at, turned) => attemptOnCell(this.view, card, at, turned) };
  /** Let every declared card pass without asking, until this player thinks otherwise. */
  lenient = $state(false);

  /** The path that would come to lie where the player aims, and where it would leave from. */
  readonly laying = $derived.by(() => {
    const aim = this.aim;
    if (!aim?.at || !aim.card) return null;
    if (aim.verb === "lay") return { card: aim.card, at: aim.at, turned: aim.turned, from: null };
    const moved = aim.verb === "play" && effectOf(aim.card) === "divert" ? divertible(this.view) : null;
    return moved && { card: moved.card, at: aim.at, turned: aim.turned, from: moved };
  });
  /** The card that a diversion in hand would move. */
  readonly lifted = $derived.by(() =>
    this.card !== null && effectOf(this.card) === "divert" && this.mine ? divertible(this.view) : null,
  );
  readonly foresight = $derived.by(() => (this.laying ? foresee(this.view, this.laying) : null));

  override get claimable(): Claimable {
    const { ruleset, seats } = this.view;
    return { goals: namedGoals(this.view.goals), faces: hasPart(ruleset, "new-goals") ? NEW_FACES : FACES, roles: Object.keys(poolOf(ruleset, seats)) };
  }

  override get back(): string {
    return backArt("deck");
  }

  override hint(): string {
    return QUESTIONS.hint(this);
  }

  protected override get controlled(): boolean {
    return QUESTIONS.control(this.asked) !== undefined;
  }

  /** The path in hand, or the one that the card moves. */
  override get turnable(): string | null {
    if (!this.card || this.wish !== null) return null;
    const kind = effectOf(this.card) === "divert" ? (divertible(this.view)?.card ?? null) : this.card;
    return kind !== null && isPath(kind) && !looksTheSame(kind) ? kind : null;
  }

  protected override get spoken(): readonly Place[] {
    return declared(this.view)?.cells ?? [];
  }

  override get choosesSeat(): boolean {
    return super.choosesSeat || (this.card !== null && this.wish === null && this.mine && targetOf(this.card) === "seat");
  }

  override get foretold(): Foretold | null {
    const sight = this.foresight;
    if (!sight) return null;
    const detail = sight.relit || sight.deadEnd ? say("tip-relit", { count: sight.relit }) : "";
    return { title: foresightLabel(this), detail };
  }

  /** Where the light merely goes on, the maze shows it. */
  override get news(): string {
    const sight = this.foresight;
    return sight && (sight.goals.length > 0 || sight.chest || sight.deadEnd) ? foresightLabel(this) : "";
  }

  override waiting(): string {
    return !this.view.scores && this.view.asked === "veto" ? say("banner-window") : super.waiting();
  }

  override confirmLabel(): string {
    return confirmLabel(this);
  }

  override describe(key: string, here: readonly Option[] | undefined): string {
    return describe(this, key, here);
  }

  protected override facesOf(event: SightEvent): Faces | null {
    switch (event.type) {
      case "GoalSeen": {
        const number = this.view.goals.findIndex(({ x, y }) => same([x, y], event.cell)) + 1;
        return { back: backArt("goal", number), faces: [{ art: cardArt(event.goal, false, say) }] };
      }
      case "RoleSeen":
        return { back: backArt("role"), faces: [{ art: roleArt(event.role, say) }] };
      case "ChestSeen":
        return { back: backArt("chest"), faces: [event.path, event.chest].map((card) => ({ art: cardArt(card, false, say), name: say(`card-${card}`) })) };
      default:
        return null;
    }
  }

  override relit(view: ClassicView): ClassicView {
    const lit = reach(mazeOf(view), ladders(view));
    return { ...view, maze: view.maze.map((card) => ({ ...card, lit: lit.get(keyOf(card.x, card.y)) ?? "" })) };
  }

  protected override tell(teller: Teller, events: readonly Told<SightEvent>[]): LogLine[] {
    return tellAll(teller, events);
  }

  protected override attempt(card: string): string | null {
    return targetOf(card) === "nothing" ? `play ${card}` : null;
  }
}
