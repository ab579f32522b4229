/** The state of the page of a table during play: which parts are open, and how they are laid out. */
import { untrack } from "svelte";

import { guardBack } from "../platform/overlays";
import { preferences } from "../platform/preferences.svelte";
import { screenSize, watchMedia } from "../platform/screen-size.svelte";
import type { TableViewModel } from "../table/view-model.svelte";
import type { ChatMessage } from "../wire/protocol";
import type { PanelId } from "./side-panels";

export class LayoutState {
  /** The open side panel; none on small screens until the player opens one. */
  panelId = $state<PanelId | null>(null);
  help = $state(false);
  peeking = $state(false);
  private chatRead = $state(0);
  readonly unread = $derived.by(() => this.talk.slice(this.chatRead));
  private readonly wideAspect = watchMedia("(aspect-ratio >= 3/2)");

  constructor(
    private readonly table: TableViewModel,
    private readonly squareBoard: boolean,
  ) {
    this.chatRead = this.talk.length;
    $effect(() => {
      if (this.panelId === "talk") this.chatRead = this.talk.length;
    });

    // On small screens, zoom to the selectable cells and back after the choice; elsewhere scroll to one of them.
    $effect(() => {
      const pointing =
        table.draft.picked !== null || table.draft.chosenVerb !== null || (table.question !== null && !table.onTurn);
      const [done, finger] = [!pointing && !table.draft.sentMove, this.isSmall];
      untrack(() => {
        if (pointing) table.board?.zoomToTargets(finger);
        else if (done) table.board?.restoreView();
      });
    });

    // Back first cancels a selection or a displayed move.
    $effect(() => {
      if (table.seat === null) return;
      return guardBack(() => {
        const { canCancel } = table;
        if (canCancel) table.cancel();
        return canCancel;
      });
    });
  }

  private get talk(): readonly ChatMessage[] {
    return this.table.session.state.talk.filter(({ guest }) => guest || preferences.current.bot_chat !== "off");
  }

  get isLow(): boolean {
    return screenSize.low.current;
  }

  /** Whether there is no room beside the maze: seats are above it, and the log is in a drawer. */
  get isSmall(): boolean {
    return screenSize.compact.current;
  }

  /** Whether there is no room beside the hand either. */
  get isPhone(): boolean {
    return screenSize.phone.current || this.isLow;
  }

  get handBeside(): boolean {
    const isWide = screenSize.wide.current && !this.isLow && this.wideAspect.current;
    return this.squareBoard && this.table.seat !== null && isWide;
  }
}
