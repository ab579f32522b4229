// Written by tools/client_types.py from src/saboteur/server/http/client_routes.py. Do not edit.

/** The screens, and whether words may follow their names in the address. */
export const SCREENS = {
  home: false,
  learn: true,
  rules: true,
  cards: true,
  replay: true,
  transfer: false,
  email: false,
  people: false,
  group: true,
  tournament: true,
  profile: true,
} as const;

/** What stands before the code of a table. */
export const AT_TABLE = {
  t: "table",
  tv: "tv",
} as const;
