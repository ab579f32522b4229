/** The session of one table in one tab: its socket, its state and the moves in flight. */
import type { FromClient, FromServer, LegalMove } from "../wire/protocol";
import { announcer } from "../platform/announcer.svelte";
import { PendingMove } from "./moves/pending-move.svelte";
import { InFlightMove } from "./moves/in-flight-move.svelte";
import { openTableSocket, type ReconnectingSocket, type TableSocketHandlers, type SocketState } from "../net/socket";
import { retryAll } from "../i18n/lazy";
import { SeenReveals } from "./seats/seen-reveals.svelte";
import { INITIAL_STATE, reduce, switchViewpoint, type Viewpoint, type TableState } from "./state";

/** Frames that answer a move. */
const MOVE_ANSWERS: ReadonlySet<string> = new Set(["snapshot", "move-made", "answer-accepted", "refused", "error"]);

export type OpenSocket = (code: string, hooks: TableSocketHandlers) => ReconnectingSocket;

/** A connection that returns sooner is not reported as lost. */
const LOST_AFTER_MS = 1000;
const TOAST_MS = 4000;

export class Session {
  state = $state.raw<TableState>(INITIAL_STATE);
  socketState = $state<SocketState>("opening");
  /** What the viewing player has already revealed. */
  seenReveals = $state.raw<SeenReveals>()!;
  readonly pending = new PendingMove((option) => this.play(option.text, option));
  readonly inFlight = new InFlightMove();
  /** Whether the connection has been lost long enough to report it. */
  connectionLost = $state(false);
  /** When the next reconnect is tried (`performance.now()`); null while one is running. */
  nextRetryAt = $state<number | null>(null);
  /** The text id of a short-lived notice to the player. */
  toast = $state<string | null>(null);
  /** Moves of a lesson can be repeated, so none is shown before it is sent. */
  isPractice = false;
  private readonly socket: ReconnectingSocket;
  private lostTimer: ReturnType<typeof setTimeout> | undefined;
  private toastTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    open: OpenSocket = openTableSocket,
    /** A television: the public sight, without input. */
    readonly tv = false,
  ) {
    if (tv) this.state = { ...INITIAL_STATE, viewpoint: "public" };
    this.seenReveals = new SeenReveals(tv ? `tv:${code}` : code);
    this.socket = open(code, {
      // With a move in flight, request a full snapshot: it may or may not have arrived.
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

  /** The move in flight has been answered, or never will be. */
  private settleInFlight({ type }: FromServer): void {
    const { move, version, option } = this.inFlight;
    this.inFlight.clear();
    const arrived = this.state.version !== version || !this.state.options.some(({ text }) => text === move);
    if (type === "snapshot" && !arrived) this.offerAgain(option);
  }

  /** A move has not arrived: show it again and wait for confirmation. */
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
    // On a shared device each player reveals the seat again after a reconnect.
    if (state === "waiting" && typeof this.state.viewpoint === "number") {
      if (this.inFlight.move !== null) this.showToast("line-unsure");
      this.setViewpoint("public");
    }
  }

  /** View one of the seats at this device, or cover them all (null). */
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

  /** Send a move; with its `option` it is offered again if it does not arrive. */
  play(move: string, option: LegalMove | null = null): void {
    const { version } = this.state;
    if (version === null) return;
    if (this.send({ type: "play", version, move })) this.inFlight.start(move, version, option);
    else if (!this.isPractice) this.offerAgain(option);
  }

  /** Reconnect now. */
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

  /** Acknowledge the reveals, so that bots need not wait for this player. */
  reportSeen(): void {
    if (this.state.version !== null) this.send({ type: "ack-reveal", version: this.state.version });
  }

  /** Dismiss the refusal. */
  dismissRefusal(): void {
    if (this.state.refusal) this.state = { ...this.state, refusal: null };
  }

  /** Dismiss the error message. */
  dismissError(): void {
    if (this.state.error || this.state.seatReturned) this.state = { ...this.state, error: null, seatReturned: false };
  }

  /** The page or the seat is left: report a move that would be lost. */
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
