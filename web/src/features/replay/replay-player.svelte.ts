/** Going through a finished game: which move is shown, through whose eyes, and what was told when. */
import type { GameEvent, Lobby, ReplayLog, ReplayStep } from "../../wire/protocol";
import { ask } from "../../net/api";

/** A seat's eyes, the public's, or all open. */
export type Eyes = number | "public" | "open";

/** A finished game: of a table, or uploaded. */
export interface ReplaySource {
  /** Where its log is asked for; a step is asked for below it. */
  path: string;
  /** A table's code, or what an upload is called. */
  name: string;
  /** Where all of it is asked for: its record, its review. */
  game: string;
  /** The address of this screen. */
  place: string;
  /** Who sat there. */
  lobby: Lobby;
  ruleset: string;
  seats: number;
  /** Where and how to begin. */
  step: number;
  eyes: Eyes;
  /** Whether its review is shown at first. */
  review: boolean;
  /** The shared review in which it is looked at; nothing for none. */
  shared: string;
  /** Where one goes from here. */
  back: string;
}

export const logOf = (path: string, eyes: Eyes): Promise<ReplayLog> => ask("GET", `${path}?sight=${eyes}`);
const stepOf = (path: string, step: number, eyes: Eyes): Promise<ReplayStep> => ask("GET", `${path}/${step}?sight=${eyes}`);

const BEAT = 1200;

export class ReplayWalk {
  shown = $state.raw<ReplayStep | null>(null);
  eyes = $state<Eyes>("public");
  failed = $state(false);
  playing = $state(false);
  /** Everything that these eyes learnt, and the step at which each event came. */
  events = $state.raw<readonly GameEvent[]>([]);
  private steps: readonly number[] = [];
  /** The step that was asked for last: it may be on its way, or beyond the end while nobody knows where that is. */
  private wanted: number;
  private end: number | null = null;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly source: ReplaySource) {
    this.wanted = source.step;
    void this.look(source.eyes);
  }

  readonly step = $derived.by(() => this.shown?.step ?? 0);
  readonly last = $derived.by(() => this.shown?.steps ?? 0);

  /** Look through other eyes. */
  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    try {
      const log = await logOf(this.source.path, eyes);
      if (eyes !== this.eyes) return;
      this.events = log.moves.flatMap(({ events }) => events as unknown as GameEvent[]);
      this.steps = log.moves.flatMap(({ events }, number) => events.map(() => number));
      this.end = log.moves.length - 1;
      await this.go(this.wanted);
    } catch {
      this.failed = true;
    }
  }

  async go(step: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(step, this.end ?? Infinity));
    // Until the log is there, a wish is kept: it leads there.
    if (this.end === null) return;
    const ticket = ++this.asked;
    try {
      const shown = await stepOf(this.source.path, this.wanted, this.eyes);
      if (ticket !== this.asked) return;
      this.shown = shown;
    } catch {
      this.failed = true;
    }
  }

  /** Some steps on or back from the one that was asked for last. */
  by(steps: number): Promise<void> {
    return this.go(this.wanted + steps);
  }

  /** The step at which an event of the log came. */
  at(event: number): number {
    return this.steps[event] ?? 0;
  }

  /** Play on by itself, or stop; from the end it begins anew. */
  async toggle(): Promise<void> {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    if (this.step === this.last) await this.go(0);
    this.beat();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private beat(): void {
    this.timer = setTimeout(() => {
      void this.go(this.step + 1).then(() => {
        if (this.failed || this.step === this.last) this.stop();
        else if (this.playing) this.beat();
      });
    }, BEAT);
  }
}
