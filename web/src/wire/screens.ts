// Written by tools/client_types.py from src/saboteur/server/http/client_routes.py. Do not edit.

/** The screens, and whether their addresses take arguments. */
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

/** The first part of a table's address, by screen. */
export const AT_TABLE = {
  t: "table",
  tv: "tv",
} as const;
