/** The context of a table in which chat messages are rendered. */
import { cellKey } from "../../table/board/cells";
import type { TableViewModel } from "../../table/view-model.svelte";
import { say, texts } from "../../i18n/texts.svelte";
import type { ChatContext } from "./chat-text";

export const chatContext = (table: TableViewModel): ChatContext => ({
  say,
  has: (id) => texts.has(id),
  seat: table.seat,
  names: table.names,
  goal: (at) => table.claimable.goals.find((goal) => cellKey(...goal.at) === cellKey(...at))?.name ?? say("talk-goal"),
});
