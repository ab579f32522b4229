/** A scene in one tab: a table without a connection, whose frames are made from lesson states of the server. */
import { TableStore } from "../../table/table-store.svelte";
import { SeenReveals } from "../../table/seats/seen-reveals.svelte";
import type { FromClient, LessonState, Lobby } from "../../wire/protocol";
import { staticLobby } from "../static-lobby";
import { fetchScene, fetchSceneReason } from "../screens-api";
import { classifyMistake, preparedAnswer, type Mistake } from "./mistake";

/** A wrong move: the kind of mistake, and the name of the scene's own reply, if it has one. */
export interface WrongMove {
  name: string | null;
  mistake: Mistake | "refused";
}

/** The store of a scene, which passes frames to `answer` instead of sending them. */
class SceneStore extends TableStore {
  override isPractice = true;

  constructor(
    code: string,
    private readonly answer: (frame: FromClient) => boolean,
  ) {
    super(code);
  }

  override send(frame: FromClient): boolean {
    return this.answer(frame);
  }
}

export class SceneTable {
  /** The state of the lesson. */
  lesson = $state.raw<LessonState | null>(null);
  /** The last move, if it was wrong. */
  wrongMove = $state.raw<WrongMove | null>(null);
  failed = $state(false);
  readonly session: TableStore;
  private moves: readonly string[] = [];
  private requestNumber = 0;

  constructor(
    readonly box: string,
    readonly number: number,
    private readonly names: () => readonly string[],
  ) {
    const code = `${box}-${number}`;
    // A scene that is started again must show its reveals and its end page again.
    const curtain = new SeenReveals(code);
    curtain.markCardsSeen(0);
    curtain.markRoundEndSeen(0);
    this.session = new SceneStore(code, (frame) => this.onFrame(frame));
    void this.loadMoves([]);
  }

  readonly isFinished = $derived.by(() => this.lesson !== null && this.lesson.step === this.lesson.steps);

  /**
   * Handle a frame from the table: make a move, or explain why one is refused. Return false if the move is not one
   * that the scene expects.
   */
  private onFrame(frame: FromClient): boolean {
    if (frame.type === "play") {
      this.wrongMove = this.wrongMoveFor(frame.move);
      if (this.wrongMove) return false;
      void this.loadMoves([...this.moves, frame.move]);
    } else if (frame.type === "explain") void this.explain(frame.move);
    return true;
  }

  private wrongMoveFor(move: string): WrongMove | null {
    const { expected_moves: wanted, legal_moves: options, mistakes: wrong } = this.lesson!;
    if (wanted.includes(move)) return null;
    const made = options.find(({ text }) => text === move);
    const meant = options.filter(({ text }) => wanted.includes(text));
    return { name: preparedAnswer(wrong, move), mistake: made ? classifyMistake(made, meant) : "refused" };
  }

  private async loadMoves(moves: readonly string[]): Promise<void> {
    const ticket = ++this.requestNumber;
    try {
      const lesson = await fetchScene(this.box, this.number, moves);
      if (ticket !== this.requestNumber) return;
      const known = this.lesson?.events.length ?? 0;
      this.lesson = lesson;
      this.moves = moves;
      this.wrongMove = null;
      const { version, view, legal_moves, events } = lesson;
      this.session.receive(this.lobby(lesson));
      this.session.receive(
        moves.length
          ? { type: "move-made", version, seat: null, timed_out: false, view, legal_moves, events: events.slice(known) }
          : { type: "snapshot", version, view, legal_moves, events },
      );
    } catch {
      this.failed = true;
    }
  }

  private async explain(move: string): Promise<void> {
    try {
      const answer = await fetchSceneReason(this.box, this.number, this.moves, move);
      if (answer.reason) this.wrongMove = this.wrongMoveFor(move);
      this.session.receive(answer);
    } catch {
      this.failed = true;
    }
  }

  /** Return a lobby that only has the names of the scene's seats. */
  private lobby({ view, seat }: LessonState): Lobby {
    const names = this.names();
    const seats = Array.from({ length: view.seats }, (_, i) => names[i] ?? null);
    return staticLobby(this.session.code, view.ruleset, seats, seat);
  }
}
