/** A lobby that has only seats with names, for scenes and records. */
import { WINDOW_S, type Lobby } from "../wire/protocol";

export function staticLobby(
  code: string,
  ruleset: string,
  names: readonly (string | null)[],
  seat: number | null,
): Lobby {
  const seats = names.map((player, i) => ({
    ...{ seat: i, player, portrait: i, guest: null, bot: null, is_remote_bot: false, connected: true, absent: false },
    ...{ is_substitute: false, muted: false, votes: {}, holidays: [] },
  }));
  return {
    ...{ type: "lobby", code, ruleset, options: {}, deck: false, host: "", you: "", seat, seats, stage: "playing" },
    ...{
      own_seats: seat === null ? [] : [seat],
      clock: "none",
      decision_hours: 24,
      daily_pause: null,
      chat: "off",
      listed: false,
      locked: false,
    },
    ...{
      window_s: WINDOW_S,
      join_code: "",
      paused: false,
      pace: "normal",
      extra_bots: [],
      spectators: 0,
      session_scores: [],
      commitment: null,
    },
  };
}
