/** The state of a replay's page: the table at the displayed step, the log of the whole game, and the open panels. */
import type { GameEvent, ReplayStep } from "../../wire/protocol";
import { router } from "../../platform/router.svelte";
import { screenSize } from "../../platform/screen-size.svelte";
import { say, stripMarks } from "../../i18n/texts.svelte";
import { TableStore } from "../../table/table-store.svelte";
import type { TableViewModel } from "../../table/view-model.svelte";
import { ReplayPlayer, type ReplaySource } from "../../features/replay/replay-player.svelte";
import type { SharedReviewSession } from "../../features/review/shared/shared-review.svelte";

export class ReplayState<Table extends TableViewModel> {
  readonly player: ReplayPlayer;
  /** The table at the displayed step. */
  readonly table: Table;
  /** A table with the events of the whole game, for the log. */
  private readonly wholeGame: Table;
  private wholeEvents: readonly GameEvent[] = [];
  /** Whether the review is shown in place of the board. */
  reviewing = $state(false);
  /** The id of the shared review; empty until one is open. */
  sharedId = $state("");
  sharedReview = $state.raw<SharedReviewSession | null>(null);
  showsLog = $state(false);
  showsPeople = $state(false);
  /** The step for which advice is shown. */
  advisedStep = $state<number>();
  /** The step from which the game is branched. */
  continuedStep = $state<number>();

  constructor(
    readonly source: ReplaySource,
    createTable: (store: TableStore) => Table,
  ) {
    this.table = createTable(new TableStore(source.pagePath));
    this.wholeGame = createTable(new TableStore(source.pagePath));
    // All players are present, because presence is not part of the recorded game.
    const seats = source.lobby.seats.map((seat) => ({ ...seat, connected: true, absent: false }));
    for (const { session } of [this.table, this.wholeGame]) session.receive({ ...source.lobby, seats });
    this.reviewing = source.review;
    this.showsPeople = !!source.sharedReview && this.hasPanels;
    this.joinShared(source.sharedReview);
    this.player = new ReplayPlayer(source, (shown) => this.show(shown));
  }

  readonly ready = $derived.by(() => this.table.session.state.view !== null);
  readonly lines = $derived.by(() => (this.ready ? this.wholeGame.log : []));
  readonly names = $derived.by((): readonly string[] => (this.ready ? this.table.names : []));

  /** Whether panels fit beside the board; otherwise they are drawers. */
  get hasPanels(): boolean {
    return screenSize.wide.current && !screenSize.low.current;
  }

  private show({ view, events, step }: ReplayStep): void {
    const snapshot = { type: "snapshot" as const, view, legal_moves: [] };
    this.table.session.receive({ ...snapshot, version: step, events });
    if (this.wholeEvents !== this.player.events) {
      this.wholeEvents = this.player.events;
      this.wholeGame.session.receive({ ...snapshot, version: 0, events: [...this.wholeEvents] });
    }
    this.updateAddress();
  }

  private updateAddress(): void {
    const { step, viewpoint } = this.player;
    const more = `${this.reviewing ? "&review=1" : ""}${this.sharedId ? `&with=${this.sharedId}` : ""}`;
    router.go(`${this.source.pagePath}?step=${step}&sight=${viewpoint}${more}`, "replace");
  }

  /** Return the sentence of the first event of a step. */
  told(step: number): string {
    return stripMarks(this.lines.find(({ index }) => this.player.stepOfEvent(index) === step)?.sentence ?? "");
  }

  go(step: number): void {
    this.player.stop();
    void this.player.go(step);
  }

  skip(steps: number): void {
    this.player.stop();
    void this.player.skip(steps);
  }

  /** Go to a step from the log or the review, and close the drawer. */
  jump(step: number): void {
    this.showsLog = false;
    this.reviewing = false;
    this.go(step);
  }

  review(wish: boolean): void {
    this.player.stop();
    this.reviewing = wish;
    this.updateAddress();
  }

  toggleLog(): void {
    this.showsLog = !this.showsLog;
    this.showsPeople = false;
  }

  /** Open the panel of the shared review, or close it; the first time a shared review is created. */
  async share(): Promise<void> {
    this.showsLog = false;
    this.showsPeople = !this.showsPeople || !this.sharedId;
    if (!this.sharedId) {
      const { openSharedReview } = await import("../../features/review/shared/open-shared-review");
      this.joinShared(await openSharedReview(this.source.game).catch(() => ""));
    }
    this.updateAddress();
  }

  leaveShared(): void {
    this.joinShared("");
    this.updateAddress();
  }

  private joinShared(id: string): void {
    this.sharedId = id;
    this.sharedReview = null;
    if (id)
      void import("../../features/review/shared/shared-review.svelte").then(({ SharedReviewSession }) => {
        if (id === this.sharedId) this.sharedReview = new SharedReviewSession(id);
      });
  }

  close(): void {
    this.player.stop();
    this.sharedId = "";
  }

  /** The cards of the hand, with their names. */
  get hand(): { art: string; label: string }[] {
    const { table } = this;
    return this.ready ? table.hand.map((kind) => ({ art: table.art(kind, false), label: say(`card-${kind}`) })) : [];
  }
}
