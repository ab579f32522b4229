/** A lobby for what is no live table: a scene, a record. It has seats with names, and nothing else. */
import { WINDOW_S, type Lobby } from "../wire/protocol";

export function staticLobby(
  code: string,
  ruleset: string,
  names: readonly (string | null)[],
  seat: number | null,
): Lobby {
  const seats = names.map((player, i) => ({
    ...{ seat: i, player, portrait: i, guest: null, bot: null, program: false, here: true, away: false },
    ...{ stand_in: false, muted: false, verdicts: {}, holidays: [] },
  }));
  return {
    ...{ type: "lobby", code, ruleset, options: {}, deck: false, host: "", you: "", seat, seats, stage: "playing" },
    ...{
      mine: seat === null ? [] : [seat],
      clock: "none",
      hours: 24,
      night: null,
      talk: "off",
      listed: false,
      locked: false,
    },
    ...{
      window_s: WINDOW_S,
      invite: "",
      paused: false,
      pace: "normal",
      own_bots: [],
      watchers: 0,
      evening: [],
      commitment: null,
    },
  };
}
