/** One table in one tab. */
import type { FromClient, FromServer, LegalMove } from "../wire/protocol";
import { announcer } from "../platform/announcer.svelte";
import { PendingMove } from "./moves/pending-move.svelte";
import { InFlightMove } from "./moves/in-flight-move.svelte";
import { openTableSocket, type ReconnectingSocket, type TableSocketHandlers, type SocketState } from "../net/socket";
import { retryAll } from "../i18n/lazy";
import { SeenReveals } from "./seats/seen-reveals.svelte";
import { INITIAL_STATE, reduce, switchViewpoint, type Viewpoint, type TableState } from "./state";

/** Frames that say what became of a move. */
const MOVE_ANSWERS: ReadonlySet<string> = new Set(["snapshot", "move-made", "answer-accepted", "refused", "error"]);

export type OpenSocket = (code: string, hooks: TableSocketHandlers) => ReconnectingSocket;

/** A line that comes back sooner was hardly missed. */
const LOST_AFTER_MS = 1000;
const TOAST_MS = 4000;

export class Session {
  state = $state.raw<TableState>(INITIAL_STATE);
  socketState = $state<SocketState>("opening");
  /** What the one who looks has already turned over. */
  seenReveals = $state.raw<SeenReveals>()!;
  readonly pending = new PendingMove((option) => this.play(option.text, option));
  readonly inFlight = new InFlightMove();
  /** The line has been lost long enough to be missed. */
  connectionLost = $state(false);
  /** When the line is tried next, by the clock of this page; null while it is being tried. */
  nextRetryAt = $state<number | null>(null);
  /** What the player is told for a moment: the key of a text. */
  toast = $state<string | null>(null);
  /** Nobody else sees these moves, and they can be made again: none is shown before it is sent. */
  isPractice = false;
  private readonly socket: ReconnectingSocket;
  private lostTimer: ReturnType<typeof setTimeout> | undefined;
  private toastTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    open: OpenSocket = openTableSocket,
    /** A television: nobody's eyes, and nobody to press a button. */
    readonly tv = false,
  ) {
    if (tv) this.state = { ...INITIAL_STATE, viewpoint: "public" };
    this.seenReveals = new SeenReveals(tv ? `tv:${code}` : code);
    this.socket = open(code, {
      // Whoever does not know whether his move has arrived asks for everything.
      lastVersion: () => (this.state.viewpoint === "own" && this.inFlight.move === null ? this.state.version : null),
      firstFrames: () => (this.state.viewpoint === "own" ? [] : [{ type: "select-seat", seat: null }]),
      onframe: (frame) => this.onFrame(frame),
      onstate: (state, nextTry) => this.onSocketState(state, nextTry ?? null),
    });
  }

  private onFrame(frame: FromServer): void {
    const before = this.state.version;
    this.state = reduce(this.state, frame);
    const { version, options } = this.state;
    if (this.pending.option && (version !== before || !options.length)) {
      this.pending.cancel();
      this.showToast("hold-dropped");
    }
    if (this.inFlight.move !== null && MOVE_ANSWERS.has(frame.type)) this.settleInFlight(frame);
  }

  /** What was on its way has arrived, or never will. */
  private settleInFlight({ type }: FromServer): void {
    const { move, version, option } = this.inFlight;
    this.inFlight.clear();
    const arrived = this.state.version !== version || !this.state.options.some(({ text }) => text === move);
    if (type === "snapshot" && !arrived) this.offerAgain(option);
  }

  /** A move has not arrived: it is shown again, and waits for a word. */
  private offerAgain(option: LegalMove | null): void {
    if (option) this.pending.stage(option, null);
    this.showToast("line-unsent");
  }

  private onSocketState(state: SocketState, nextTry: number | null): void {
    const before = this.socketState;
    this.socketState = state;
    this.nextRetryAt = nextTry;
    if (state === "waiting") this.lostTimer ??= setTimeout(() => (this.connectionLost = true), LOST_AFTER_MS);
    else if (state !== "opening") {
      clearTimeout(this.lostTimer);
      this.lostTimer = undefined;
      if (before !== "open" && state === "open") retryAll();
      if (this.connectionLost && state === "open") this.showToast("line-back");
      this.connectionLost = false;
    }
    // Whoever comes back to a device that several people share looks again by himself.
    if (state === "waiting" && typeof this.state.viewpoint === "number") {
      if (this.inFlight.move !== null) this.showToast("line-unsure");
      this.setViewpoint("public");
    }
  }

  /** Look through one of the seats at this device, or cover them all. */
  viewAs(seat: number | null): void {
    this.setViewpoint(seat ?? "public");
    this.send({ type: "select-seat", seat });
  }

  private setViewpoint(viewpoint: Viewpoint): void {
    this.flushPending();
    this.pending.cancel();
    this.inFlight.clear();
    this.state = switchViewpoint(this.state, viewpoint);
    announcer.clear();
    this.seenReveals = new SeenReveals(typeof viewpoint === "number" ? `${this.code}:${viewpoint}` : this.code);
  }

  send(frame: FromClient): boolean {
    return this.socket.send(frame);
  }

  /** Send a move; with its option it is offered again if it does not arrive. */
  play(move: string, option: LegalMove | null = null): void {
    const { version } = this.state;
    if (version === null) return;
    if (this.send({ type: "play", version, move })) this.inFlight.start(move, version, option);
    else if (!this.isPractice) this.offerAgain(option);
  }

  /** Do not wait for the line: try now. */
  reconnect(): void {
    this.socket.reconnect?.();
  }

  showToast(key: string): void {
    clearTimeout(this.toastTimer);
    this.toast = key;
    this.toastTimer = setTimeout(() => (this.toast = null), TOAST_MS);
  }

  askWhy(move: string): void {
    this.send({ type: "explain", move });
  }

  /** The player has seen whatever was shown to him: nobody need wait for him. */
  reportSeen(): void {
    if (this.state.version !== null) this.send({ type: "ack-reveal", version: this.state.version });
  }

  /** The player has read the complaint. */
  dismissRefusal(): void {
    if (this.state.refusal) this.state = { ...this.state, refusal: null };
  }

  /** The player has read what the table said to him. */
  dismissError(): void {
    if (this.state.error || this.state.seatReturned) this.state = { ...this.state, error: null, seatReturned: false };
  }

  /** The page, or the seat, is left: nothing is lost without a word. */
  flushPending(): void {
    if (this.pending.flush()) this.showToast("hold-left");
  }

  close(): void {
    this.flushPending();
    this.pending.cancel();
    clearTimeout(this.lostTimer);
    this.inFlight.clear();
    this.socket.close();
  }
}
