/**
 * The screen sizes, defined only here: style sheets write `@media (--phone)`, which the build replaces
 * (build-plugins/css-tokens.ts), and scripts use `screenSize` (screen-size.svelte.ts).
 */
export const MEDIA = {
  /** A phone in portrait: no room beside the hand. */
  phone: "(width < 680px)",
  /** Too narrow for a panel beside the maze. */
  narrow: "(width < 860px)",
  /** Wide enough for a third column. */
  wide: "(width >= 1200px)",
  /** A phone in landscape. */
  low: "(height <= 520px)",
  /** A small phone in portrait, or a small laptop. */
  short: "(height <= 720px)",
  /** Too small for panels beside the maze, or for rows above and below it. */
  compact: "((width < 860px) or (height <= 520px))",
} as const;
