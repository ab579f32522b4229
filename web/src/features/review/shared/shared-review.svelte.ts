/** The session of a shared review in this tab. */
import type { FromReviewer, Annotation, SharedReview, ToReviewer } from "../../../wire/protocol";
import { errorCode } from "../../../net/action.svelte";
import { Commands } from "../../../net/commands";
import { closeReason, openSocket, type ReconnectingSocket, type SocketState } from "../../../net/socket";
import { parseCellKey, cellKey } from "../../../table/board/cells";
import { mutes } from "../../chat/mutes.svelte";
import { ensureGuest } from "./open-shared-review";

/** A position in the game: step, sight and whether the charts are shown. */
export interface ReviewPosition {
  step: number;
  sight: string;
  charts: boolean;
}

export const isSamePosition = (a: ReviewPosition, b: ReviewPosition): boolean =>
  a.step === b.step && a.sight === b.sight && a.charts === b.charts;

export class SharedReviewSession {
  shared = $state.raw<SharedReview | null>(null);
  /** Whether this tab follows the presenter's position. */
  following = $state(true);
  socketState = $state<SocketState>("opening");
  /** The error of the last command; empty if it succeeded. */
  error = $state("");
  drawing = $state(false);
  /** The key of the cell where the unfinished arrow starts. */
  arrowStart = $state<string | null>(null);
  private allAnnotations = $state.raw<readonly Annotation[]>([]);
  private socket: ReconnectingSocket<FromReviewer> | null = null;
  private readonly commands = new Commands<FromReviewer>((frame) => this.socket?.send(frame) ?? false);
  private closed = false;

  constructor(readonly id: string) {
    void ensureGuest().then(
      () => this.connect(),
      () => (this.socketState = "gone"),
    );
  }

  readonly annotations = $derived.by(() => this.allAnnotations.filter(({ guest }) => !mutes.has(guest)));
  readonly leads = $derived(this.shared !== null && this.shared.presenter === this.shared.you);
  readonly mayDraw = $derived(this.leads || !!this.shared?.everyone_can_annotate);
  /** The presenter, if connected. */
  readonly leader = $derived(this.shared?.participants.find(({ guest }) => guest === this.shared?.presenter) ?? null);
  readonly ended = $derived(closeReason(this.socketState));

  annotationsAt(step: number): readonly Annotation[] {
    return this.annotations.filter((annotation) => annotation.step === step);
  }

  /** Send a command; return whether it succeeded. */
  async send(frame: FromReviewer): Promise<boolean> {
    this.error = "";
    try {
      await this.commands.request(frame);
      return true;
    } catch (error) {
      this.error = errorCode(error);
      return false;
    }
  }

  /** Publish this tab's position; the server does not send it back. */
  lead(moment: ReviewPosition): void {
    if (!this.shared) return;
    this.shared = { ...this.shared, ...moment };
    void this.send({ type: "present", ...moment });
  }

  /**
   * Handle a selected cell while drawing: the first starts an arrow, the second ends it; the same cell gets a mark.
   */
  pressCell(key: string, step: number): void {
    if (this.arrowStart === null) {
      this.arrowStart = key;
      return;
    }
    this.draw(step, this.arrowStart, key === this.arrowStart ? null : key);
    this.arrowStart = null;
  }

  draw(step: number, from: string, to: string | null): void {
    void this.send({ type: "annotate", step, at: parseCellKey(from), to: to === null ? null : parseCellKey(to) });
  }

  setDrawing(wish: boolean): void {
    this.drawing = wish && this.mayDraw;
    this.arrowStart = null;
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    this.socket = openSocket<FromReviewer, ToReviewer>(`shared-reviews/${this.id}`, {
      firstFrames: () => [],
      onframe: (frame) => this.onFrame(frame),
      onstate: (state) => this.onSocketState(state),
    });
  }

  private onSocketState(state: SocketState): void {
    this.socketState = state;
    if (state !== "open") this.commands.abandon();
  }

  private onFrame(frame: ToReviewer): void {
    if (this.commands.settle(frame)) return;
    if (frame.type === "shared-review") {
      this.shared = frame;
      if (!this.mayDraw) this.setDrawing(false);
    } else if (frame.type === "annotations") this.allAnnotations = frame.annotations;
    else if (frame.type === "annotation-added")
      this.allAnnotations = [
        ...this.allAnnotations.filter(({ number }) => number !== frame.annotation.number),
        frame.annotation,
      ];
    else if (frame.type === "annotation-deleted")
      this.allAnnotations = this.allAnnotations.filter(({ number }) => number !== frame.number);
    else if (frame.type === "error") this.error = frame.code;
  }
}

/** Return the key of a cell from the protocol. */
export const wireCellKey = ([x, y]: [number, number]): string => cellKey(x, y);
