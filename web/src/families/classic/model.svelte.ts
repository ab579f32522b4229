/** The state of one player's hands at a classic table: what is picked, aimed at and asked. */
import { announcer } from "../../core/announcer.svelte";
import type { Session } from "../../core/session.svelte";
import { plain, say, strong } from "../../core/texts.svelte";
import type { ClassicView, Option } from "../../lib/protocol";
import { effectOf, isPath, looksTheSame } from "./cards";
import { attempt, attemptOn, goalNumber, needsCell, onCells, onSeats, passOf, posed } from "./moves";
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
  /** What the main button would do, when it was chosen by touch or by a first press. */
  staged = $state.raw<Option | null>(null);
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
  readonly cells = $derived.by((): Map<string, Option[]> => {
    if (this.asked === "reveal-goal") {
      return new Map(this.options.filter((o) => o.at).map((o) => [keyOf(o.at![0], o.at![1]), [o]]));
    }
    return this.card ? onCells(this.options, this.card) : new Map();
  });
  readonly seats = $derived.by((): Map<number, Option[]> => (this.card ? onSeats(this.options, this.card) : new Map()));
  readonly discardable = $derived.by((): Option | null => (this.card ? passOf(this.options, this.card) : null));

  /** The answer the player aims at: staged, or under the mouse. */
  readonly aim = $derived.by((): Option | null => {
    if (this.staged) return this.staged;
    if (!this.hover) return null;
    const here = this.cells.get(this.hover);
    return here ? posed(here, this.turned) : null;
  });
  readonly aimCell = $derived.by((): string | null => (this.aim?.at ? keyOf(this.aim.at[0], this.aim.at[1]) : null));
  readonly foresight = $derived.by(() =>
    this.aim?.verb === "lay" ? foresee(this.view, this.aim.card!, this.aim.at!, this.aim.turned) : null,
  );
  /** Both ways round are allowed where the player aims. */
  readonly bothWays = $derived.by((): boolean => {
    const here = this.aimCell ? this.cells.get(this.aimCell) : undefined;
    return (here?.length ?? 0) > 1;
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
    this.staged = null;
    this.turned = false;
    this.picked = index === null || index >= this.view.hand.length || index === this.picked ? null : index;
    if (this.card) {
      const ways = this.cells.size + this.seats.size;
      announcer.say(`${say(`card-${this.card}`)}. ${ways ? this.hint() : say("banner-nowhere")}`);
    }
  }

  /** One sentence: what to do now. */
  hint(): string {
    const view = this.view;
    switch (this.asked) {
      case "reveal-goal":
        return say("banner-reveal");
      case "orient-goal":
        return say("banner-orient");
      case "concede-vote":
        return say("banner-vote", { name: this.names[view.turn ?? 0] ?? "?" });
      case "take-gold":
        return say("end-choose");
    }
    if (!this.card) return say("banner-pick");
    if (isPath(this.card)) {
      if (this.cells.size) return say("banner-lay");
      return say(this.seat !== null && view.broken[this.seat]?.length ? "banner-blocked" : "banner-nowhere");
    }
    if (!this.cells.size && !this.seats.size) return say("banner-nowhere");
    return say(`banner-${effectOf(this.card)}`);
  }

  /** A half-turn of the picked card, also where only one way is allowed: then the game says why. */
  turn(): void {
    if (!this.card || !isPath(this.card) || looksTheSame(this.card)) return;
    this.session.forget();
    const aim = this.aim;
    if (aim?.at && aim.verb === "lay") {
      const other = this.cells.get(keyOf(aim.at[0], aim.at[1]))?.find((o) => o.turned !== aim.turned);
      if (!other) {
        this.session.why(attempt(this.card, aim.at, !aim.turned));
        return;
      }
      this.turned = other.turned;
      if (this.staged) this.staged = other;
      return;
    }
    this.turned = !this.turned;
  }

  /** A cell was chosen. `sure` plays at once; without it the main button asks first. */
  choose(key: string, sure: boolean): void {
    this.session.forget();
    const here = this.cells.get(key);
    if (here) {
      const option = posed(here, this.turned)!;
      // A second tap on the same cell turns the card, if it may lie both ways.
      if (!sure && this.staged?.at && keyOf(this.staged.at[0], this.staged.at[1]) === key) this.turn();
      else if (sure) this.play(option);
      else this.staged = option;
      return;
    }
    this.staged = null;
    if (this.mine && this.card && needsCell(this.card)) this.session.why(attempt(this.card, cellOf(key), this.turned));
  }

  chooseSeat(seat: number, sure: boolean): void {
    this.session.forget();
    const here = this.seats.get(seat);
    if (!here) {
      if (this.mine && this.card && !needsCell(this.card)) this.session.why(attemptOn(this.card, seat, null));
      return;
    }
    if (sure && here.length === 1) this.play(here[0]!);
    else this.staged = here[0]!;
  }

  discard(): void {
    this.session.forget();
    if (this.discardable) this.staged = this.discardable;
  }

  confirm(): void {
    if (this.aim) this.play(this.aim);
  }

  cancel(): void {
    if (this.session.state.complaint) this.session.forget();
    else if (this.staged) this.staged = null;
    else this.pick(null);
  }

  play(option: Option): void {
    if (this.sent) return;
    if (this.session.play(option.text)) this.sent = option.text;
  }

  /** A frame came: what was on its way has arrived. */
  settle(): void {
    this.sent = null;
    this.staged = null;
    this.picked = null;
    this.turned = false;
  }

  /** What a cell is, in words. */
  describe(key: string): string {
    const [x, y] = cellOf(key);
    const cell = say("cell-name", { x, y });
    const goal = this.view.goals.find((g) => g.x === x && g.y === y);
    const face = (kind: string): string => say("goal-face", { face: kind === "treasure" ? "treasure" : "stone" });
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
    } else if (here) return say("cell-legal", { cell, ways: here.length });
    else words = say("cell-empty", { cell });
    return here ? say("cell-target", { name: words }) : words;
  }

  announce(from: number): void {
    const sentences = this.log.filter((line) => line.index >= from).map((line) => plain(line.sentence));
    if (this.asked === "turn") sentences.push(say("banner-your-turn"));
    if (sentences.length) announcer.say(sentences.join(". "));
  }

  bold(seat: number): string {
    return strong(this.names[seat] ?? "?");
  }
}
