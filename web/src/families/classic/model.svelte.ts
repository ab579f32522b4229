/** The state of one player's hands at a classic table: what is picked, aimed at and asked. */
import { announcer } from "../../core/announcer.svelte";
import type { Session } from "../../core/session.svelte";
import { plain, say } from "../../core/texts.svelte";
import type { Option } from "../../lib/protocol";
import type { ClassicView } from "./wire";
import { effectOf, isHarmful, isPath, looksTheSame, targetOf } from "./cards";
import { controlOf, hintOf } from "./decisions/registry";
import { describe } from "./describe";
import { divertible } from "./modules";
import { attemptOnCell, attemptOnSeat } from "./moves";
import {
  bothWays,
  complete,
  movesWith,
  offered,
  ofKind,
  onCell,
  onSeat,
  playable,
  point,
  posed,
  preselect,
  sayable,
  waysWith,
  waysWithout,
  type Target,
} from "./picking";
import { cellOf, foresee, keyOf } from "./reach";
import { complain, tellAll, type LogLine } from "./teller";

export type { LogLine } from "./teller";

export class ClassicTable {
  picked = $state<number | null>(null);
  turned = $state(false);
  /** The cell under the mouse or the keyboard's cursor. */
  hover = $state<string | null>(null);
  cursor = $state<string>("0,0");
  /** What is pointed at with the card, step by step: by touch, or by a first press. */
  pointed = $state.raw<readonly Target[]>([]);
  /** What is to be done instead of playing the card, or without one: a verb. */
  wish = $state<string | null>(null);
  /** Let every declared card pass without asking, until this player thinks otherwise (R-64). */
  lenient = $state(false);
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
  private readonly onTurn = $derived(this.asked === "turn");
  private readonly controlled = $derived.by((): boolean => controlOf(this.asked) !== undefined);
  /** The moves that pointing can choose among; some decisions have a control of their own instead. */
  private readonly moves = $derived.by((): Option[] =>
    this.controlled || (this.onTurn && this.card === null && this.wish === null)
      ? []
      : movesWith(this.options, this.card, this.wish),
  );
  private readonly targets = $derived.by(() => offered(this.moves, this.pointed));
  readonly cells = $derived.by((): Map<string, Option[]> => ofKind(this.targets, "cell"));
  readonly seats = $derived.by((): Map<string, Option[]> => ofKind(this.targets, "seat"));
  readonly words = $derived.by((): Map<string, Option[]> => ofKind(this.targets, "word"));
  /** What else may be done with the card, and what without any: verbs. */
  readonly ways = $derived.by((): string[] => (this.card && !this.controlled ? waysWith(this.options, this.card) : []));
  readonly others = $derived.by((): string[] => (this.controlled ? [] : waysWithout(this.options, this.onTurn)));
  readonly harmful = $derived.by((): boolean => this.card !== null && this.wish === null && isHarmful(this.card));
  /** What a half-turn would turn: the path in hand, or the one that the card moves. */
  readonly turnable = $derived.by((): string | null => {
    if (!this.card || this.wish !== null) return null;
    const kind = effectOf(this.card) === "divert" ? (divertible(this.view)?.card ?? null) : this.card;
    return kind !== null && isPath(kind) && !looksTheSame(kind) ? kind : null;
  });

  /** The answer the player aims at: pointed at, or under the mouse. */
  readonly aim = $derived.by((): Option | null => {
    const chosen = posed(complete(this.moves, this.pointed), this.turned);
    if (chosen && (this.card !== null || this.pointed.length)) return chosen;
    const under = this.hover && point(this.moves, this.pointed, onCell(this.hover));
    return under ? posed(complete(this.moves, preselect(this.moves, under)), this.turned) : null;
  });
  readonly aimCell = $derived.by((): string | null => (this.aim?.at ? keyOf(this.aim.at[0], this.aim.at[1]) : null));
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
  /** Both ways round are allowed where the player aims. */
  readonly bothWays = $derived.by((): boolean => {
    const here = this.aimCell ? this.cells.get(this.aimCell) : undefined;
    return here !== undefined && bothWays(here);
  });

  readonly log = $derived.by((): LogLine[] => {
    const teller = { say, seat: this.seat, names: this.names, ruleset: this.view.ruleset };
    return tellAll(teller, this.session.state.log);
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
    // A question that no card answers leaves the hand alone.
    const idle = this.mine && !this.options.some((option) => option.card !== null);
    this.picked = idle || index === null || index >= this.view.hand.length || index === this.picked ? null : index;
    if (!this.card) return;
    // Off a turn a card is asked for one thing alone: to pass it, to pay with it.
    if (!this.onTurn && !playable(this.options, this.card)) this.wish = this.ways[0] ?? null;
    else if (this.onTurn && targetOf(this.card) === "nothing" && !playable(this.options, this.card)) this.ask(`play ${this.card}`);
    announcer.say(`${say(`card-${this.card}`)}. ${this.hint()}`);
  }

  /** One sentence: what to do now. */
  hint(): string {
    return hintOf(this.asked, this);
  }

  /** Nothing is pointed at any more; the card stays in the hand. */
  private letGo(): void {
    this.pointed = [];
    this.wish = null;
  }

  /** A half-turn of the picked card, also where only one way is allowed: then the game says why. */
  turn(): void {
    if (!this.card || !this.turnable) return;
    this.session.forget();
    const aim = this.aim;
    if (aim?.at) {
      const other = this.cells.get(keyOf(...aim.at))?.find((o) => o.turned !== aim.turned);
      if (other) this.turned = other.turned;
      else this.ask(attemptOnCell(this.view, this.card, aim.at, !aim.turned));
      return;
    }
    this.turned = !this.turned;
  }

  /** A cell was chosen. `sure` plays at once; without it the main button asks first. */
  choose(key: string, sure: boolean): void {
    // A second tap on the same cell turns the card, if it may lie both ways.
    if (!sure && this.pointed.length && this.aimCell === key) this.turn();
    else if (!this.pointAt(onCell(key), sure) && this.card && this.wish === null) {
      this.ask(attemptOnCell(this.view, this.card, cellOf(key), this.turned));
    }
  }

  chooseSeat(seat: number, sure: boolean): void {
    if (!this.pointAt(onSeat(seat), sure) && this.card && this.wish === null) this.ask(attemptOnSeat(this.card, seat));
  }

  /** Point at something; says whether a legal move does. */
  pointAt(target: Target, sure: boolean): boolean {
    this.session.forget();
    const next = point(this.moves, this.pointed, target);
    const move = next && posed(complete(this.moves, next), this.turned);
    if (sure && move) this.play(move);
    else this.pointed = next ? preselect(this.moves, next) : [];
    return next !== null;
  }

  private ask(move: string | null): void {
    if (this.mine && move) this.session.why(move);
  }

  /** Do something else with the card, or something without one; what needs nothing more is done at once. */
  want(verb: string): void {
    this.session.forget();
    if (!this.ways.includes(verb)) this.picked = null;
    this.letGo();
    const said = sayable(this.options, verb);
    if (said) {
      this.play(said);
      return;
    }
    this.wish = verb;
    this.pointed = preselect(this.moves, []);
    announcer.say(this.hint());
  }

  /** Put the card away, the way the question wants it. */
  discard(): void {
    const verb = this.ways.find((way) => way === "pass" || way === "discard");
    if (verb) this.want(verb);
  }

  confirm(): void {
    if (this.aim) this.play(this.aim);
  }

  cancel(): void {
    if (this.session.state.complaint) this.session.forget();
    else if (this.pointed.length || this.wish !== null) this.letGo();
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
    return describe(this, key);
  }

  announce(from: number): void {
    const sentences = this.log.filter((line) => line.index >= from).map((line) => plain(line.sentence));
    if (this.onTurn) sentences.push(say("banner-your-turn"));
    else if (this.asked) sentences.push(this.hint());
    if (sentences.length) announcer.say(sentences.join(". "));
  }
}
