/** How a table hears what is said at it. */
import { keyOf } from "../../table/board/cells";
import type { GameTable } from "../../table/view-model.svelte";
import { say, texts } from "../../i18n/texts.svelte";
import type { Ear } from "./chat-text";

export const earOf = (table: GameTable): Ear => ({
  say,
  has: (id) => texts.has(id),
  seat: table.seat,
  names: table.names,
  goal: (at) => table.claimable.goals.find((goal) => keyOf(...goal.at) === keyOf(...at))?.name ?? say("talk-goal"),
});
