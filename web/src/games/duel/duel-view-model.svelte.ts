/** One player's hands at a table of Le Duel. */
import { keyOf, same, type Place } from "../../table/board/cells";
import type { CardFacts, Claimable, Foretold } from "../../table/facts";
import { GameTable } from "../../table/view-model.svelte";
import type { Told } from "../../table/state";
import type { LogLine } from "../../table/log/log-lines";
import type { Teller } from "../../table/log/event-text";
import type { Faces } from "../../table/seats/private-look";
import { around, type Extent } from "../../table/board/viewport";
import { namedGoals } from "../../table/claimable-goals";
import { say } from "../../i18n/texts.svelte";
import type { Option } from "../../wire/protocol";
import { STEP, type Edge } from "../../art/cards/deck";
import { COLOURS, effectOf, isHarmful, isPath, looksTheSame, targetOf } from "./cards/duel-cards";
import { describe } from "./text/duel-cell-text";
import { confirmLabel, foresightDetail, foresightLabel } from "./text/duel-button-labels";
import { reachedIn } from "./cards/card-lights";
import { backArt, cardArt, litArt } from "./cards/duel-symbols";
import { QUESTIONS } from "./decisions/duel-questions";
import type { DuelFacts } from "./duel-facts";
import { attemptOnCell, attemptOnSeat } from "./duel-attempted-moves";
import { foresee, reach, type Change } from "./duel-reach";
import { forcedLines, tellAll } from "./text/duel-log-lines";
import type { DuelView, LaidCard, SightEvent } from "../../wire/duel";

/** What an effect does to the maze. */
const DONE: Readonly<Record<string, "remove" | "key">> = { rockfall: "remove", key: "key" };

/** What may be said to lie under a goal. */
const FACES = ["stone", "one-nugget", "two-nuggets", "three-nuggets"];

export class DuelTable extends GameTable<DuelView, SightEvent> implements DuelFacts {
  readonly cards: CardFacts = { isPath, isHarmful, looksTheSame, attemptOnCell, attemptOnSeat, art: (card, turned) => cardArt(card, turned, say), lit: litArt };
  /** What the move aimed at would do to the maze. */
  readonly change = $derived.by((): Change | null => {
    const aim = this.aim;
    if (!aim?.at) return null;
    if (aim.verb === "lay") return { do: "lay", at: aim.at, card: aim.card!, turned: aim.turned };
    if (aim.verb === "bribe") return { do: "bribe", at: aim.at };
    const done = aim.verb === "play" ? DONE[effectOf(aim.card!) ?? ""] : undefined;
    return done ? { do: done, at: aim.at } : null;
  });
  readonly foresight = $derived.by(() => (this.change && this.seat !== null ? foresee(this.view, this.change, this.seat) : null));
  /** Who reaches what, as it is or as the move would leave it. */
  readonly reached = $derived.by(() => reachedIn(this.view, this.foresight));
  /** Solo: what the last draw has done by itself. */
  readonly forced = $derived.by((): LogLine[] => (this.view.seats === 1 ? forcedLines(this.log, this.events) : []));

  override get claimable(): Claimable {
    return { goals: namedGoals(this.view.goals), faces: FACES, roles: [] };
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

  override get choosesSeat(): boolean {
    return super.choosesSeat || (this.card !== null && this.wish === null && this.onTurn && targetOf(this.card) === "seat");
  }

  override get foretold(): Foretold | null {
    if (!this.foresight) return null;
    return { title: foresightLabel(this), detail: foresightDetail(this), enter: say(`duel-enter-${this.change!.do}`) };
  }

  override get news(): string {
    const sight = this.foresight;
    return sight && (sight.goals.length || sight.claims.blue || sight.claims.green) ? foresightLabel(this) : "";
  }

  override answer(verb: string): string {
    return say(`duel-answer-${verb}`);
  }

  /** Somebody may be asked on the other's turn. */
  override waiting(): string {
    return !this.view.scores && this.view.asked === "claim-gold" ? say("duel-wait-claim", { name: this.names[this.view.decider!] ?? "" }) : super.waiting();
  }

  override confirmLabel(): string {
    return confirmLabel(this);
  }

  override describe(key: string, here: readonly Option[] | undefined): string {
    return describe(this, key, here);
  }

  protected override facesOf(event: SightEvent): Faces | null {
    if (event.type !== "GoalSeen") return null;
    const number = this.view.goals.findIndex(({ x, y }) => same([x, y], event.cell)) + 1;
    return { back: backArt("goal", number), faces: [{ art: cardArt(event.goal, false, say) }] };
  }

  protected override tell(teller: Teller, events: readonly Told<SightEvent>[]): LogLine[] {
    return tellAll(teller, events, this.view.goals.map(({ x, y }): Place => [x, y]));
  }

  override relit(view: DuelView): DuelView {
    const maze = new Map(view.maze.map((card) => [keyOf(card.x, card.y), card]));
    const [blue, green] = COLOURS.map((colour) => reach(view, maze, colour).edges);
    const edges = (found: ReadonlyMap<string, string>, { x, y }: LaidCard): string => found.get(keyOf(x, y)) ?? "";
    return { ...view, maze: view.maze.map((card) => ({ ...card, blue: edges(blue!, card), green: edges(green!, card) })) };
  }

  /** The rectangle of cells to show: the maze, the goals and the cells where a way leads. */
  get extent(): Extent {
    const shown: Place[] = this.view.goals.map(({ x, y }) => [x, y]);
    for (const { x, y, blue, green } of this.view.maze) {
      shown.push([x, y]);
      for (const edge of blue + green) shown.push([x + STEP[edge as Edge][0], y + STEP[edge as Edge][1]]);
    }
    return around(shown);
  }
}
