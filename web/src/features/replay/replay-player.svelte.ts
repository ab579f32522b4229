/** Playback of a finished game: the displayed step and sight, and the events by step. */
import type { GameEvent, Lobby, ReplayStep } from "../../wire/protocol";
import type { FinishedGame } from "./finished-game";
import { fetchReplayLog, fetchReplaySteps, STEPS_PER_BATCH, type ReplayViewpoint } from "./replay-api";

/** A finished game and the initial state of its replay. */
export interface ReplaySource {
  /** The code of the table, or the id of the upload. */
  name: string;
  game: FinishedGame;
  /** The path of the replay screen for this game. */
  pagePath: string;
  /** The lobby of the game: its players and their seats. */
  lobby: Lobby;
  ruleset: string;
  seats: number;
  /** The initial step and sight. */
  step: number;
  viewpoint: ReplayViewpoint;
  /** Whether to start with the review. */
  review: boolean;
  /** The id of the shared review; empty for none. */
  sharedReview: string;
  /** The path of the link back. */
  back: string;
}

/** The maximum number of batches kept; the one requested longest ago is dropped, and fetched again when needed. */
const MAX_BATCHES = 8;
const AUTOPLAY_MS = 1200;

export class ReplayPlayer {
  shown = $state.raw<ReplayStep | null>(null);
  viewpoint = $state<ReplayViewpoint>("public");
  failed = $state(false);
  playing = $state(false);
  /** All events that the sight can see; `steps` has the step of each. */
  events = $state.raw<readonly GameEvent[]>([]);
  private steps: readonly number[] = [];
  /** The step requested last: it may still be loading, or be beyond the end while the length is unknown. */
  private requestedStep: number;
  private lastStep: number | null = null;
  private requestNumber = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The batches of the current sight by their first step, least recently requested first. */
  private batches = new Map<number, Promise<readonly ReplayStep[]>>();

  constructor(
    readonly source: ReplaySource,
    /** Called when another step is displayed. */
    private readonly onshow: (shown: ReplayStep) => void = () => undefined,
  ) {
    this.requestedStep = source.step;
    void this.setViewpoint(source.viewpoint);
  }

  readonly step = $derived.by(() => this.shown?.step ?? 0);
  readonly last = $derived.by(() => this.shown?.steps ?? 0);

  async setViewpoint(viewpoint: ReplayViewpoint): Promise<void> {
    this.viewpoint = viewpoint;
    this.batches = new Map();
    try {
      const log = await fetchReplayLog(this.source.game, viewpoint);
      if (viewpoint !== this.viewpoint) return;
      this.events = log.moves.flatMap(({ events }) => events);
      this.steps = log.moves.flatMap(({ events }, number) => events.map(() => number));
      this.lastStep = log.moves.length - 1;
      await this.go(this.requestedStep);
    } catch {
      this.failed = true;
    }
  }

  async go(step: number): Promise<void> {
    this.requestedStep = Math.max(0, Math.min(step, this.lastStep ?? Infinity));
    // Until the log is loaded, the length is unknown: keep the requested step.
    if (this.lastStep === null) return;
    const ticket = ++this.requestNumber;
    try {
      const start = this.requestedStep - (this.requestedStep % STEPS_PER_BATCH);
      const steps = await this.loadBatch(start);
      if (ticket !== this.requestNumber) return;
      const shown = steps[this.requestedStep - start]!;
      this.shown = shown;
      this.onshow(shown);
      this.prefetchNext(start);
    } catch {
      this.failed = true;
    }
  }

  /** Return the steps from `start` on; a failed batch is requested again next time. */
  private loadBatch(start: number): Promise<readonly ReplayStep[]> {
    const { batches } = this;
    const batch = batches.get(start) ?? fetchReplaySteps(this.source.game, start, this.viewpoint);
    batch.catch(() => batches.delete(start));
    batches.delete(start);
    batches.set(start, batch);
    if (batches.size > MAX_BATCHES) batches.delete(batches.keys().next().value!);
    return batch;
  }

  /** Prefetch the batch that follows the one at `start`, once the second half of the one at `start` is shown. */
  private prefetchNext(start: number): void {
    const next = start + STEPS_PER_BATCH;
    if (this.requestedStep - start >= STEPS_PER_BATCH / 2 && next <= this.lastStep!)
      this.loadBatch(next).catch(() => undefined);
  }

  /** Go some steps forward or back, counted from the step requested last. */
  skip(steps: number): Promise<void> {
    return this.go(this.requestedStep + steps);
  }

  stepOfEvent(event: number): number {
    return this.steps[event] ?? 0;
  }

  /** Start or stop automatic playback; at the end it restarts from the beginning. */
  async toggle(): Promise<void> {
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    if (this.step === this.last) await this.go(0);
    this.scheduleNext();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private scheduleNext(): void {
    this.timer = setTimeout(() => {
      void this.go(this.step + 1).then(() => {
        if (this.failed || this.step === this.last) this.stop();
        else if (this.playing) this.scheduleNext();
      });
    }, AUTOPLAY_MS);
  }
}
