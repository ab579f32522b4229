/** The side panels of a table. */
import { preferences } from "../platform/preferences.svelte";
import type { GlyphName } from "../art/icons";
import type { TableViewModel } from "../table/view-model.svelte";

export type PanelId = "log" | "notes" | "talk";

const PANELS: readonly { id: PanelId; glyph: GlyphName }[] = [
  { id: "log", glyph: "log" },
  { id: "notes", glyph: "eye" },
  { id: "talk", glyph: "chat" },
];

/**
 * Return the panels of a table. Spectators have no notes. There is no chat if it is switched off, or if a player is
 * alone with one bot; several bots do chat, so the panel exists before their first message.
 */
export function availablePanels(table: TableViewModel): readonly { id: PanelId; glyph: GlyphName }[] {
  const { lobby, talk } = table.session.state;
  const guests = new Set(lobby?.seats.flatMap(({ guest }) => guest ?? []));
  const bots = preferences.current.bot_chat !== "off" && table.view.seats > 2 && lobby?.seats.some(({ bot }) => bot);
  const company = talk.length > 0 || guests.size > 1 || bots;
  const shown: Record<PanelId, boolean> = {
    log: true,
    notes: table.seat !== null && table.view.seats > 1,
    talk: !!company && lobby?.chat !== "off",
  };
  return PANELS.filter(({ id }) => shown[id]);
}
