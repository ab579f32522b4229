/** The choice of the page that the screen of a table shows. */
import type { Guest, Lobby } from "../../wire/protocol";
import type { CloseReason } from "../../net/socket";
import { isSharedDevice } from "../../table/state";

/** `shared`: several people play at this device. `join`: a newcomer is asked for a name. */
export type TablePage = "closed" | "shared" | "join" | "game" | "tv-lobby" | "lobby" | "failed" | "loading";

export interface TablePageFacts {
  closed: CloseReason | null;
  lobby: Lobby | null;
  tv: boolean;
  /** Whether a newcomer is being asked for a name. */
  joining: boolean;
  /** Whether the first view and the game's component are loaded; `hasPreview` is about the preview of the box. */
  hasGame: boolean;
  hasPreview: boolean;
  /** Whether loading the view, the game or the preview failed. */
  failed: boolean;
}

export function tablePage({ closed, lobby, tv, joining, hasGame, hasPreview, failed }: TablePageFacts): TablePage {
  if (closed) return "closed";
  if (!tv && lobby?.stage === "playing" && isSharedDevice(lobby)) return "shared";
  if (joining) return "join";
  if (hasGame) return "game";
  if (lobby?.stage === "lobby") {
    if (tv) return "tv-lobby";
    if (hasPreview) return "lobby";
  }
  return failed ? "failed" : "loading";
}

/**
 * Return whether a guest must choose a name: they have no portrait or, in the lobby, a player already has their
 * name.
 */
export function isNewcomer(lobby: Lobby, { nickname, portrait }: Guest): boolean {
  const isInLobby = lobby.stage === "lobby";
  // The host is no newcomer, with or without a seat.
  if (lobby.own_seats.length || lobby.host === lobby.you || !(isInLobby || lobby.stage === "playing")) return false;
  const wanted = nickname.toLowerCase();
  return portrait === null || (isInLobby && lobby.seats.some(({ player }) => player?.toLowerCase() === wanted));
}
