/** The state of one player's hands at a classic table: what is picked, aimed at and asked. */
import { announcer } from "../../core/announcer.svelte";
import type { Session } from "../../core/session.svelte";
import { plain, say } from "../../core/texts.svelte";
import type { ClassicView, Option } from "../../lib/protocol";
import { isHarmful, isPath, isTreasure, looksTheSame } from "./cards";
import { controlOf, hintOf } from "./decisions/registry";
import { attemptOnCell, attemptOnSeat, goalNumber } from "./moves";
import {
  bothWays,
  complete,
  movesWith,
  offered,
  ofKind,
  onCell,
  onSeat,
  passOf,
  point,
  posed,
  preselect,
  spoken,
  type Target,
} from "./picking";
import { cellOf, foresee, keyOf } from "./reach";
import { complain, tell, type Line } from "./teller";

export interface LogLine extends Line {
  index: number;
}

export class ClassicTable {
  picked = $state<number | null>(null);
  turned = $state(false);
  /** The cell under the mouse or the keyboard's cursor. */
  hover = $state<string | null>(null);
  cursor = $state<string>("0,0");
  /** What is pointed at with the card, step by step: by touch, or by a first press. */
  pointed = $state.raw<readonly Target[]>([]);
  /** The card is to be put away unseen. */
  passing = $state(false);
  /** The move on its way to the server. */
  sent = $state<string | null>(null);

  constructor(readonly session: Session) {}

  readonly view = $derived.by((): ClassicView => this.session.state.view!);
  readonly options = $derived.by((): readonly Option[] => this.session.state.options);
  readonly seat = $derived.by((): number | null => {
    const sight = this.view.sight;
    return typeof sight === "number" ? sight : null;
  });
  readonly names = $derived.by((): string[] => {
    const seats = this.session.state.lobby?.seats ?? [];
    return Array.from({ length: this.view.seats }, (_, i) => seats[i]?.player ?? `${i + 1}`);
  });
  readonly mine = $derived(this.options.length > 0);
  readonly asked = $derived.by((): string | null => (this.mine ? this.view.asked : null));
  readonly card = $derived.by((): string | null =>
    this.picked === null ? null : (this.view.hand[this.picked] ?? null),
  );
  /** The moves that pointing can choose among; some decisions have a control of their own instead. */
  private readonly moves = $derived.by((): Option[] =>
    controlOf(this.asked) ? [] : movesWith(this.options, this.card),
  );
  private readonly targets = $derived.by(() => offered(this.moves, this.pointed));
  readonly cells = $derived.by((): Map<string, Option[]> => ofKind(this.targets, "cell"));
  readonly seats = $derived.by((): Map<string, Option[]> => ofKind(this.targets, "seat"));
  readonly words = $derived.by((): Map<string, Option[]> => ofKind(this.targets, "word"));
  readonly discardable = $derived.by((): Option | null => (this.card ? passOf(this.options, this.card) : null));
  /** What may be said instead of playing a card. */
  readonly spoken = $derived.by((): Option[] => (controlOf(this.asked) ? [] : spoken(this.options)));
  readonly harmful = $derived.by((): boolean => this.card !== null && isHarmful(this.card));

  /** The answer the player aims at: pointed at, or under the mouse. */
  readonly aim = $derived.by((): Option | null => {
    if (this.passing) return this.discardable;
    const chosen = posed(complete(this.moves, this.pointed), this.turned);
    if (chosen && (this.card !== null || this.pointed.length)) return chosen;
    const under = this.hover && point(this.moves, this.pointed, onCell(this.hover));
    return under ? posed(complete(this.moves, preselect(this.moves, under)), this.turned) : null;
  });
  readonly aimCell = $derived.by((): string | null => (this.aim?.at ? keyOf(this.aim.at[0], this.aim.at[1]) : null));
  readonly foresight = $derived.by(() =>
    this.aim?.verb === "lay" ? foresee(this.view, this.aim.card!, this.aim.at!, this.aim.turned) : null,
  );
  /** Both ways round are allowed where the player aims. */
  readonly bothWays = $derived.by((): boolean => {
    const here = this.aimCell ? this.cells.get(this.aimCell) : undefined;
    return here !== undefined && bothWays(here);
  });

  readonly log = $derived.by((): LogLine[] => {
    const teller = { say, seat: this.seat, names: this.names, view: this.view };
    return this.session.state.log.flatMap(({ event, index }) => {
      const line = tell(teller, event);
      return line ? [{ ...line, index }] : [];
    });
  });

  readonly complaint = $derived.by(() => {
    const found = this.session.state.complaint;
    if (!found) return null;
    const at = /(-?\d+),(-?\d+)/.exec(found.move);
    return {
      ...found,
      words: complain({ say, names: this.names }, found.reason),
      cell: at ? keyOf(Number(at[1]), Number(at[2])) : null,
      side: typeof found.reason.args["side"] === "string" ? found.reason.args["side"] : null,
    };
  });

  name(seat: number): string {
    return seat === this.seat ? say("play-you") : (this.names[seat] ?? "?");
  }

  pick(index: number | null): void {
    this.session.forget();
    this.letGo();
    this.turned = false;
    this.picked = index === null || index >= this.view.hand.length || index === this.picked ? null : index;
    if (this.card) announcer.say(`${say(`card-${this.card}`)}. ${this.hint()}`);
  }

  /** One sentence: what to do now. */
  hint(): string {
    return hintOf(this.asked, this);
  }

  /** Nothing is pointed at any more; the card stays in the hand. */
  private letGo(): void {
    this.pointed = [];
    this.passing = false;
  }

  /** A half-turn of the picked card, also where only one way is allowed: then the game says why. */
  turn(): void {
    if (!this.card || !isPath(this.card) || looksTheSame(this.card)) return;
    this.session.forget();
    const aim = this.aim;
    if (aim?.at && aim.verb === "lay") {
      const other = this.cells.get(keyOf(...aim.at))?.find((o) => o.turned !== aim.turned);
      if (other) this.turned = other.turned;
      else this.ask(attemptOnCell(this.card, aim.at, !aim.turned));
      return;
    }
    this.turned = !this.turned;
  }

  /** A cell was chosen. `sure` plays at once; without it the main button asks first. */
  choose(key: string, sure: boolean): void {
    // A second tap on the same cell turns the card, if it may lie both ways.
    if (!sure && this.pointed.length && this.aimCell === key) this.turn();
    else if (!this.pointAt(onCell(key), sure) && this.card) this.ask(attemptOnCell(this.card, cellOf(key), this.turned));
  }

  chooseSeat(seat: number, sure: boolean): void {
    if (!this.pointAt(onSeat(seat), sure) && this.card) this.ask(attemptOnSeat(this.card, seat));
  }

  /** Point at something; says whether a legal move does. */
  pointAt(target: Target, sure: boolean): boolean {
    this.session.forget();
    this.passing = false;
    const next = point(this.moves, this.pointed, target);
    const move = next && posed(complete(this.moves, next), this.turned);
    if (sure && move) this.play(move);
    else this.pointed = next ? preselect(this.moves, next) : [];
    return next !== null;
  }

  private ask(move: string | null): void {
    if (this.mine && move) this.session.why(move);
  }

  discard(): void {
    this.session.forget();
    if (this.discardable) this.passing = true;
  }

  confirm(): void {
    if (this.aim) this.play(this.aim);
  }

  cancel(): void {
    if (this.session.state.complaint) this.session.forget();
    else if (this.pointed.length || this.passing) this.letGo();
    else this.pick(null);
  }

  play(option: Option): void {
    if (this.sent) return;
    if (this.session.play(option.text)) this.sent = option.text;
  }

  /** A frame came: what was on its way has arrived. */
  settle(): void {
    this.sent = null;
    this.letGo();
    this.picked = null;
    this.turned = false;
  }

  /** What a cell is, in words. */
  describe(key: string): string {
    const [x, y] = cellOf(key);
    const cell = say("cell-name", { x, y });
    const goal = this.view.goals.find((g) => g.x === x && g.y === y);
    const face = (kind: string): string => say("goal-face", { face: isTreasure(kind) ? "treasure" : "stone" });
    const laid = this.view.maze.find((c) => c.x === x && c.y === y);
    const here = this.cells.get(key);
    let words: string;
    if (goal) {
      const number = goalNumber(this.view, [x, y]);
      if (goal.face) words = say("cell-goal-shown", { goal: number, face: face(goal.face) });
      else if (goal.seen) words = say("cell-goal-seen", { goal: number, face: face(goal.seen) });
      else words = say("cell-goal", { goal: number });
    } else if (laid) {
      words = say("cell-card", {
        cell,
        card: say(`card-${laid.card}`),
        lit: laid.lit ? "yes" : "no",
      });
    } else if (here) return say("cell-legal", { cell, ways: bothWays(here) ? 2 : 1 });
    else words = say("cell-empty", { cell });
    return here ? say("cell-target", { name: words }) : words;
  }

  announce(from: number): void {
    const sentences = this.log.filter((line) => line.index >= from).map((line) => plain(line.sentence));
    if (this.asked === "turn") sentences.push(say("banner-your-turn"));
    if (sentences.length) announcer.say(sentences.join(". "));
  }
}
