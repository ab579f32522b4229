/** The effects of the keyboard shortcuts of a table. */
import { commandFor, isTyping, type Command } from "../table/keyboard";
import type { TableViewModel } from "../table/view-model.svelte";
import type { LayoutState } from "./layout-state.svelte";

/** Handle a key press that neither an open overlay nor the focused control has handled. */
export function handleKey(event: KeyboardEvent, table: TableViewModel, layout: LayoutState): void {
  if (event.defaultPrevented || isTyping(event.target) || event.key === "Tab") return;
  // An open sheet handles its own keys.
  if (!layout.help && event.target instanceof Element && event.target.closest("dialog")) return;
  const command = commandFor(event);
  if (!command) return;
  if (layout.help) {
    if (command.do === "cancel" || command.do === "help") layout.help = false;
  } else if (runCommand(command, event.target instanceof HTMLElement ? event.target : null, table, layout))
    event.preventDefault();
}

/** Move the focus between cards while none is picked. */
function focusNextCard(card: HTMLElement, dx: number): boolean {
  const cards = [...card.closest("[data-hand]")!.querySelectorAll("button")];
  cards[cards.findIndex((each) => each === card) + dx]?.focus();
  return true;
}

/** Run a command; return false to leave the key to the focused control. */
function runCommand(
  command: Command,
  focused: HTMLElement | null,
  table: TableViewModel,
  layout: LayoutState,
): boolean {
  const onHand = !!focused?.closest("[data-hand]");
  const onCell = !!focused?.closest("[data-cell]");
  const onButton = !onHand && !onCell && !!focused?.closest("button, a");
  switch (command.do) {
    case "pick":
      table.draft.pick(command.index);
      if (table.draft.picked !== null) table.board?.focusTarget();
      return true;
    case "step":
      if (focused?.closest("[data-scrolls]")) return false;
      if (onHand && table.draft.picked === null && command.dx) return focusNextCard(focused!, command.dx);
      table.board?.moveCursor(command.dx, command.dy);
      return true;
    case "turn":
      table.draft.turn();
      return true;
    case "confirm":
      if (onButton || (onHand && table.draft.picked === null)) return false;
      if (onCell && !table.draft.chosenTargets.length && (table.draft.chosenVerb === null || !table.draft.aimedMove))
        table.draft.chooseCell(table.cursor, true);
      else if (table.draft.aimedMove) table.draft.confirm();
      else return false;
      return true;
    case "undo":
      if (!table.draft.stagedMove) return false;
      table.draft.takeBack();
      return true;
    case "cancel":
      table.cancel();
      return true;
    case "discard":
      table.draft.discard();
      return true;
    case "fit":
      table.board?.fitAll();
      return true;
    case "help":
      layout.help = true;
      return true;
    case "role":
      if (onButton || onHand) return false;
      layout.peeking = true;
      return true;
  }
}
