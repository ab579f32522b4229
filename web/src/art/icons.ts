/** The icons by name, and the glyphs of the interface. */
import { ICONS } from "./base-icons";
import type { EXPANSION_ICONS } from "./expansion-icons";

export type IconName = keyof typeof ICONS | keyof typeof EXPANSION_ICONS;

const drawings: Record<string, string> = { ...ICONS };

/** Return the drawing of an icon; those of the expansions must have been added with `addIcons`. */
export const iconMarkup = (name: IconName): string => drawings[name]!;

export function addIcons(icons: Readonly<Record<string, string>>): void {
  Object.assign(drawings, icons);
}

/** Glyphs of the interface (24 × 24): lines of width 2 in the text colour. */
export const GLYPHS = {
  rotate: "M4 12a8 8 0 0 1 13.7-5.6L20 9M20 4v5h-5M20 12a8 8 0 0 1-13.7 5.6L4 15M4 20v-5h5",
  undo: "M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11H9",
  check: "M4 13l5 5L20 6",
  close: "M5 5l14 14M19 5L5 19",
  discard: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  log: "M5 4h14v16H5zM8 8h8M8 12h8M8 16h5",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  eye: "M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  gear: "M9.7 5l.4-3.2h3.8l.4 3.2L17 6.5l2.9-1.3 1.9 3.4-2.6 1.9v3l2.6 1.9-1.9 3.4-2.9-1.3-2.7 1.5-.4 3.2h-3.8L9.7 19 7 17.5l-2.9 1.3-1.9-3.4 2.6-1.9v-3L2.2 8.6l1.9-3.4L7 6.5zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2.5",
  flag: "M6 21V4M6 4h11l-2 4 2 4H6",
  more: "M5 11v2M12 11v2M19 11v2",
  cards: "M8 4h11v15H8zM8 7L4 8l3 13 8-2",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  bot: "M5 9h14v10H5zM12 9V5M12 4.5v.5M9 13v2M15 13v2M2 13v3M22 13v3",
  edit: "M4 20h4L20 8l-4-4L4 16ZM13.5 6.5l4 4",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-8 15-8 16 0",
  link: "M10 14l4-4M8 11l-3 3a3.5 3.5 0 0 0 5 5l3-3M16 13l3-3a3.5 3.5 0 0 0-5-5l-3 3",
  play: "M7 4l13 8-13 8z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
  tv: "M3 5h18v12H3zM8 21h8M12 17v4",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  plus: "M12 5v14M5 12h14",
  people: "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2 20c1-7 13-7 14 0M16 5.5a3.5 3.5 0 0 1 0 6.5M18 14c3 1 4 3 4 6",
  hand: "M7 12V6.5a1.5 1.5 0 0 1 3 0V11M10 11V4.5a1.5 1.5 0 0 1 3 0V11M13 11V5.5a1.5 1.5 0 0 1 3 0V12M16 9.5a1.5 1.5 0 0 1 3 0V15c0 4-3 6.5-6.5 6.5S7 19 5.5 16L3.7 12.7c-.8-1.5 1-2.7 2-1.5L7 13",
  moon: "M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z",
  download: "M12 4v11M7 10l5 5 5-5M4 20h16",
  swap: "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
  equal: "M6 9h12M6 15h12",
  down: "M12 4v15M6 13l6 6 6-6",
  up: "M12 20V5M6 11l6-6 6 6",
  sound: "M4 9v6h4l6 5V4L8 9zM17.5 8.5a5 5 0 0 1 0 7M20 6a8.5 8.5 0 0 1 0 12",
  silence: "M4 9v6h4l6 5V4L8 9zM18 9.5l4 5M22 9.5l-4 5",
  system: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 7h5M12 12h7M12 17h5",
} as const;

export type GlyphName = keyof typeof GLYPHS;
