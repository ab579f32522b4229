/** A scene in one tab: its table gets frames as any other does, from moves that are kept here. */
import { Session } from "../../table/session.svelte";
import type { LineHooks } from "../../net/socket";
import { Curtain } from "../../table/seats/seen-reveals.svelte";
import type { FromClient, LessonState, Lobby } from "../../wire/protocol";
import { namedSeats } from "../static-lobby";
import { learnScene, learnWhy } from "../screens-api";
import { mistakeOf, prepared, type Mistake } from "./mistake";

/** A move that does not lead on: what was mistaken, and the answer of the scene, if it has one. */
export interface Stray {
  name: string | null;
  mistake: Mistake | "refused";
}

export class SceneTable {
  /** Where the learner stands. */
  lesson = $state.raw<LessonState | null>(null);
  /** The last move, if it does not lead on. */
  stray = $state.raw<Stray | null>(null);
  failed = $state(false);
  readonly session: Session;
  private hooks!: LineHooks;
  private moves: readonly string[] = [];
  private asked = 0;

  constructor(
    readonly box: string,
    readonly number: number,
    private readonly names: () => readonly string[],
  ) {
    const code = `${box}-${number}`;
    // A scene that is played again hides its end again.
    const curtain = new Curtain(code);
    curtain.see(0);
    curtain.end(0);
    this.session = new Session(code, (_, hooks) => {
      this.hooks = hooks;
      return { send: (frame) => this.hear(frame), close: () => undefined };
    });
    this.session.alone = true;
    void this.go([]);
  }

  readonly over = $derived.by(() => this.lesson !== null && this.lesson.step === this.lesson.steps);

  /** What the table says: moves that lead on are made, questions are answered. */
  private hear(frame: FromClient): boolean {
    if (frame.type === "play") {
      this.stray = this.strayOf(frame.move);
      if (this.stray) return false;
      void this.go([...this.moves, frame.move]);
    } else if (frame.type === "why") void this.explain(frame.move);
    return true;
  }

  private strayOf(move: string): Stray | null {
    const { wanted, options, wrong } = this.lesson!;
    if (wanted.includes(move)) return null;
    const made = options.find(({ text }) => text === move);
    const meant = options.filter(({ text }) => wanted.includes(text));
    return { name: prepared(wrong, move), mistake: made ? mistakeOf(made, meant) : "refused" };
  }

  private async go(moves: readonly string[]): Promise<void> {
    const ticket = ++this.asked;
    try {
      const lesson = await learnScene(this.box, this.number, moves);
      if (ticket !== this.asked) return;
      const known = this.lesson?.events.length ?? 0;
      this.lesson = lesson;
      this.moves = moves;
      this.stray = null;
      const { version, view, options, events } = lesson;
      this.hooks.frame(this.lobby(lesson));
      this.hooks.state("open");
      this.hooks.frame(
        moves.length
          ? { type: "happened", version, seat: null, timed_out: false, view, options, events: events.slice(known) }
          : { type: "sync", version, view, options, events },
      );
    } catch {
      this.failed = true;
    }
  }

  private async explain(move: string): Promise<void> {
    try {
      const answer = await learnWhy(this.box, this.number, this.moves, move);
      if (answer.reason) this.stray = this.strayOf(move);
      this.hooks.frame(answer);
    } catch {
      this.failed = true;
    }
  }

  /** A scene has seats with names, and nothing else of a lobby. */
  private lobby({ view, seat }: LessonState): Lobby {
    const names = this.names();
    const seats = Array.from({ length: view.seats }, (_, i) => names[i] ?? null);
    return namedSeats(this.session.code, view.ruleset, seats, seat);
  }
}
