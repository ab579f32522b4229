/**
 * Which texts come together. `play` comes at once, every other part when it is asked for.
 *
 * A family has one part: `duel: ofFamily("duel")` takes its names, refusals, web texts, and of its
 * terminal's texts the events. A row names a file (`*` stands for every name that fits) and which of
 * its messages are kept.
 */
export type Row = readonly [file: string, keep?: RegExp];

/** What of the terminal’s texts a browser says too; no table tells what it was dealt or drew. */
const SHARED = /^(you|event-(?!own-role|card-drawn)|move-orient|nuggets|round-|game-won|dwarf-names)/;
const SHARED_OF_MODULES = /^(both|no-cards|team-|door-|event-|declared-|round-greedy)/;

/** Names that only the boxes with clans use. */
const OF_CLANS = /^(clan-|option-agree_end)/;

/** The texts of a family with a box of its own. */
export const ofFamily = (family: string, shared = /^event-/): readonly Row[] => [
  [`names-${family}`, /^(?!(box|page)-)/],
  [`refusals-${family}`],
  [`web-${family}`],
  [`terminal-${family}`, shared],
];

export const PARTS = {
  play: [["names", /^(?!page-|clan-|option-agree_end)/], ["names-*", /^box-/], ["refusals"], ["web"], ["terminal", SHARED]],
  modules: [
    ["names-cards", /^(?!decision-)/],
    ["names-chests", /^(?!decision-)/],
    ["names-gold", /^(?!decision-)/],
    ["names-places", /^(?!(decision|move)-)/],
    ["names-saboteur2", /^(?!box-)/],
    ["refusals-cards"],
    ["refusals-chests"],
    ["refusals-gold"],
    ["refusals-places"],
    ["refusals-saboteur2"],
    ["web-modules"],
    ["terminal-modules", SHARED_OF_MODULES],
  ],
  // The log of the browser has sentences of its own; some cards and refusals are those of Saboteur 2.
  duel: [
    ["names-duel", /^(?!(box|page|decision)-)/],
    ["names-saboteur2", /^card-(bridge|double-curve-ne-sw|mixed-curve-ne-stub-s)$/],
    ["refusals-duel"],
    ["refusals-saboteur2", /^refusal-(nothing-to-clear|too-few-cards)$/],
    ["web-duel"],
  ],
  "lost-mines": [...ofFamily("lost-mines", /^lost-mines-(event|points)/), ["names", OF_CLANS]],
  "dark-cave": [...ofFamily("dark-cave", /^dark-cave-event-/), ["names", OF_CLANS]],
  lobby: [["web-lobby"]],
  company: [["web-company"]],
  talk: [["web-talk"]],
  rules: [["rules-*"]],
} satisfies Record<string, readonly Row[]>;

export type Part = keyof typeof PARTS;
