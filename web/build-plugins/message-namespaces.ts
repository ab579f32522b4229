/**
 * Which texts come together. `play` comes at once, every other part when it is asked for.
 *
 * A family has one part: `duel: ofFamily("duel")` takes its names, refusals, web texts, and of its
 * terminal's texts the events. A row names a file (`*` stands for every name that fits) and which of
 * its messages are kept.
 */
export type SourceRow = readonly [file: string, keep?: RegExp];

/** What of the terminal’s texts a browser says too; no table tells what it was dealt or drew. */
const SHARED = /^(you|event-(?!own-role|card-drawn)|move-orient|nuggets|round-|game-won|dwarf-names)/;
const SHARED_OF_MODULES = /^(both|no-cards|team-|door-|event-|declared-on-(nothing|seat|tool)|round-greedy)/;

/** What modules say, and the base game where a card is put away by itself. */
const OF_EVERY_PASS = /^banner-pass$/;

/** Names that only the boxes with clans use. */
const OF_CLANS = /^(clan-|option-agree_end)/;

/** Refusals that several boxes and modules know, but not the base game. */
const OF_OTHER_BOXES =
  /^refusal-(agree-end-off|end-already-proposed|prolongs-nothing|somebody-there|not-yourself|nothing-to-clear|too-few-cards)$/;
const OF_THE_BASE_GAME = new RegExp(`^(?!${OF_OTHER_BOXES.source.slice(1)})`);

/** What only the start page says, and the dialogs that open there. */
const OF_HOME = /^home-(?!name|options)/;

/** What is said where boxes are chosen or read about. */
const OF_BOXES = /^(setup-(box|seat)|web-unofficial)$/;

/** What only a lobby says; its code and its link are shown elsewhere too. */
const OF_LOBBY = /^lobby-(?!code|copy|copied|qr|who|count|level-name)/;

/** The texts for making a move with a picked card. */
const OF_MOVES = /^(keys-(?!enter-key)|play-confirm-|tip-|why-)/;

/** What only those read who choose a gold card when a round is over. */
const OF_SHARING = /^end-(choose-how|take)$/;

/** What only those read who choose what is played. */
const OF_OPTIONS = /^option-(?!agree_end)/;

const OF_PLAY = new RegExp(
  `^(?!${[OF_HOME, OF_BOXES, OF_LOBBY, OF_MOVES, OF_SHARING].map(({ source }) => source.slice(1)).join("|")}|replay-)`,
);

/** The names of the boxes. */
const BOXES: readonly SourceRow[] = [
  ["names", /^box-/],
  ["names-*", /^box-/],
];

/** The texts of a family with a box of its own. */
export const familyRows = (family: string, shared = /^event-/): readonly SourceRow[] => [
  [`names-${family}`, /^(?!(box|page)-)/],
  [`refusals-${family}`],
  ["refusals", OF_OTHER_BOXES],
  [`web-${family}`],
  [`terminal-${family}`, shared],
];

export const NAMESPACES = {
  play: [
    ["names", /^(?!box-|page-|clan-|option-)/],
    ["web", OF_PLAY],
    ["terminal", SHARED],
    ["web-modules", OF_EVERY_PASS],
  ],
  home: [["web", OF_HOME], ["web", OF_BOXES], ["web", /^lobby-pool$/], ["web-home"], ["names", OF_OPTIONS], ...BOXES],
  // What the pages say that are no table: rules, cards, replays.
  pages: [["web-pages"], ...BOXES, ["web", /^replay-/], ["web", OF_BOXES], ["names-lost-mines", /^confidence-/]],
  // A finished game looked at again.
  review: [["review"], ["web-review"], ["web-advice"], ["web-together"]],
  learn: [["web-learn"]],
  // What the guide says in the scenes of a box.
  "learn-saboteur": [["learn-saboteur"]],
  "learn-saboteur2": [["learn-saboteur2"]],
  "learn-duel": [["learn-duel"]],
  "learn-lost-mines": [["learn-lost-mines"]],
  "learn-dark-cave": [["learn-dark-cave"]],
  "learn-modules": [["learn-modules"]],
  modules: [
    ["names-cards", /^(?!decision-)/],
    ["names-chests", /^(?!decision-)/],
    ["names-gold", /^(?!decision-)/],
    ["names-places", /^(?!(decision|move)-)/],
    ["names-saboteur2", /^(?!box-)/],
    ["refusals", OF_OTHER_BOXES],
    ["refusals-cards"],
    ["refusals-chests"],
    ["refusals-gold"],
    ["refusals-places"],
    ["refusals-saboteur2"],
    ["web-modules", /^(?!banner-pass$)/],
    ["terminal-modules", SHARED_OF_MODULES],
  ],
  // The log of the browser has sentences of its own; some cards are those of Saboteur 2.
  duel: [
    ["names-duel", /^(?!(box|page|decision)-)/],
    ["names-saboteur2", /^card-(bridge|double-curve-ne-sw|mixed-curve-ne-stub-s)$/],
    ["refusals", OF_OTHER_BOXES],
    ["refusals-duel"],
    ["web-duel"],
  ],
  "lost-mines": [...familyRows("lost-mines", /^lost-mines-(event|points)/), ["names", OF_CLANS]],
  "dark-cave": [...familyRows("dark-cave", /^dark-cave-event-/), ["names", OF_CLANS]],
  // The effects of cards, on request.
  effects: [["effects"], ["effects-base"], ["covered"]],
  "effects-modules": [["effects-saboteur2"], ["effects-championship"], ["effects-mini"]],
  "effects-duel": [["effects"], ["effects-duel"], ["covered"]],
  "effects-lost-mines": [["effects"], ["effects-lost-mines"], ["covered"]],
  "effects-dark-cave": [["effects"], ["effects-dark-cave"], ["covered"]],
  // The help at a table.
  about: [["about"], ...BOXES],
  // How to play each box, and the words around all the rules.
  howto: [["howto"], ["howto-shapes"]],
  "howto-saboteur": [["howto-saboteur"]],
  "howto-saboteur2": [["howto-saboteur2"]],
  "howto-duel": [["howto-duel"]],
  "howto-lost-mines": [["howto-lost-mines"]],
  "howto-dark-cave": [["howto-dark-cave"]],
  "howto-modules": [["howto-modules"]],
  lobby: [
    ["web-lobby"],
    ["web", OF_LOBBY],
    ["web", OF_BOXES],
    ["web-arrive", /^who-change/],
    ["names", OF_OPTIONS],
    ...BOXES,
  ],
  role: [["web-role"], ["names-dark-cave", /^box-/]],
  arrive: [["web-arrive"], ...BOXES],
  company: [["web-company"], ["web", OF_SHARING], ["web-local", /^local-(title|note|honest)/], ...BOXES],
  // To follow the game: looks, the last moves, the pace.
  follow: [["web-follow"]],
  // Before a move is sent, on its way, and why not; leaving a table.
  moves: [["web-moves"], ["web", OF_MOVES], ["refusals", OF_THE_BASE_GAME]],
  talk: [["web-talk"]],
  // Tables that wait for days.
  slow: [["web-slow"], ...BOXES],
  install: [["web-install"]],
  // Tables on this device.
  local: [["web-local"]],
  preferences: [
    ["web-preferences"],
    ["web-install"],
    ["web-arrive"],
    ["web-follow", /^pace-(title|slow|normal|instant)$/],
  ],
  // Reports, devices and bans.
  reports: [["web-reports"]],
  // What is told when no page is open, and where mails lead.
  post: [["web-post"]],
  // People, groups and profiles.
  people: [
    ["web-people"],
    ...BOXES,
    ...["saboteur2", "gold", "dark-cave"].map((file): SourceRow => [`names-${file}`, /^role-/]),
    ["names-lost-mines", /^identity-/],
  ],
  // Many tables, drawn heat by heat.
  gathering: [
    ["web-gathering"],
    ["web-people", /^(standing|yours)-/],
    ...BOXES,
    ["names", /^module-/],
    ["names-*", /^module-/],
  ],
  rules: [["rules-*"], ["names", /^page-/], ["names-*", /^page-/]],
} satisfies Record<string, readonly SourceRow[]>;

export type Namespace = keyof typeof NAMESPACES;

/** Parts that no table and no start page needs: even where they lie is told when one is asked for. */
export const isLazy = (part: string): boolean =>
  /^(about|effects|gathering|howto|install|learn|local|pages|people|post|preferences|reports|review|rules|slow)/.test(
    part,
  );
