/** The state of a table in one tab, made from the frames it receives; subclasses add a connection. */
import type { FromClient, FromServer, LegalMove } from "../wire/protocol";
import { announcer } from "../platform/announcer.svelte";
import { ApiError } from "../net/api";
import type { SocketState } from "../net/socket";
import { PendingMove } from "./moves/pending-move.svelte";
import { InFlightMove } from "./moves/in-flight-move.svelte";
import { SeenReveals } from "./seats/seen-reveals.svelte";
import { INITIAL_STATE, reduce, switchViewpoint, type Viewpoint, type TableState } from "./state";

/** The types of frames that answer a move. */
const MOVE_ANSWERS: ReadonlySet<string> = new Set(["snapshot", "move-made", "answer-accepted", "refused", "error"]);

const TOAST_MS = 4000;

export class TableStore {
  state = $state.raw<TableState>(INITIAL_STATE);
  socketState = $state<SocketState>("opening");
  /** The reveals that the viewing player has seen. */
  seenReveals = $state.raw<SeenReveals>()!;
  readonly pending = new PendingMove((option) => this.play(option.text, option));
  readonly inFlight = new InFlightMove();
  /** The text id of a short-lived notice to the player. */
  toast = $state<string | null>(null);
  /** Whether the table is a lesson; its moves are sent at once, because they can be repeated. */
  isPractice = false;
  private toastTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    /** Whether the page is for a television, with the public sight and without input. */
    readonly tv = false,
  ) {
    if (tv) this.state = { ...INITIAL_STATE, viewpoint: "public" };
    this.seenReveals = new SeenReveals(tv ? `tv:${code}` : code);
  }

  receive(frame: FromServer): void {
    const before = this.state.version;
    this.state = reduce(this.state, frame);
    const { version, options } = this.state;
    if (this.pending.option && (version !== before || !options.length)) {
      this.pending.cancel();
      this.showToast("hold-dropped");
    }
    if (this.inFlight.move !== null && MOVE_ANSWERS.has(frame.type)) this.settleInFlight(frame);
  }

  /**
   * Clear the move in flight after a frame that may answer it; if a snapshot shows that it did not arrive, offer it
   * again.
   */
  private settleInFlight({ type }: FromServer): void {
    const { move, version, option } = this.inFlight;
    this.inFlight.clear();
    const arrived = this.state.version !== version || !this.state.options.some(({ text }) => text === move);
    if (type === "snapshot" && !arrived) this.offerAgain(option);
  }

  /** Display a move that did not arrive, so that the player can confirm it again. */
  private offerAgain(option: LegalMove | null): void {
    if (option) this.pending.stage(option, null);
    this.showToast("line-unsent");
  }

  protected setViewpoint(viewpoint: Viewpoint): void {
    this.flushPending();
    this.pending.cancel();
    this.inFlight.clear();
    this.state = switchViewpoint(this.state, viewpoint);
    announcer.clear();
    this.seenReveals = new SeenReveals(typeof viewpoint === "number" ? `${this.code}:${viewpoint}` : this.code);
  }

  /** Send a frame; return whether a connection has accepted it. */
  send(_frame: FromClient): boolean {
    return false;
  }

  /** Send a command; resolve when it is carried out, else reject with an `ApiError`: here always `offline`. */
  request(_command: FromClient): Promise<void> {
    return Promise.reject(new ApiError(0, "offline"));
  }

  /** Request a command and show its error at the top of the page; return whether it was carried out. */
  async run(command: FromClient): Promise<boolean> {
    this.report(null);
    try {
      await this.request(command);
      return true;
    } catch (error) {
      this.report((error as ApiError).code);
      return false;
    }
  }

  /** Show the text of an error code at the top of the page, or nothing for null. */
  report(error: string | null): void {
    if (this.state.error !== error) this.state = { ...this.state, error };
  }

  /** Send a move; `option` is displayed again if the move does not arrive. */
  play(move: string, option: LegalMove | null = null): void {
    const { version } = this.state;
    if (version === null) return;
    this.report(null);
    if (this.send({ type: "play", version, move })) this.inFlight.start(move, version, option);
    else if (!this.isPractice) this.offerAgain(option);
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

  dismissRefusal(): void {
    if (this.state.refusal) this.state = { ...this.state, refusal: null };
  }

  /** Dismiss the notice that a substitute bot has returned the seat. */
  dismissSeatReturned(): void {
    this.state = { ...this.state, seatReturned: false };
  }

  /** Send or drop the displayed move when the page or the seat is left; inform the player if it is dropped. */
  flushPending(): void {
    if (this.pending.flush()) this.showToast("hold-left");
  }
}
