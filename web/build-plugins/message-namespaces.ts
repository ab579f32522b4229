/**
 * The texts of each namespace. `play` is loaded at once, all others on demand.
 *
 * A family has one namespace: `duel: ofFamily("duel")` has its names, refusals, web texts, and the events of its
 * terminal texts. A row names a file (`*` matches any name) and which of its messages are included.
 */
export type SourceRow = readonly [file: string, keep?: RegExp];

/** Terminal texts that the browser uses too, except those about cards dealt or drawn. */
const SHARED = /^(you|event-(?!own-role|card-drawn)|move-orient|nuggets|round-|game-won|dwarf-names)/;
const SHARED_OF_MODULES = /^(both|no-cards|team-|door-|event-|declared-on-(nothing|seat|tool)|round-greedy)/;

/** The text of modules, and of the base game when a card is passed automatically. */
const OF_EVERY_PASS = /^banner-pass$/;

/** Names used only by the boxes with clans. */
const OF_CLANS = /^(clan-|option-agree_end)/;

/** Refusals of several boxes and modules, but not of the base game. */
const OF_OTHER_BOXES =
  /^refusal-(agree-end-off|end-already-proposed|prolongs-nothing|card-occupied|not-yourself|nothing-to-clear|too-few-cards)$/;
const OF_THE_BASE_GAME = new RegExp(`^(?!${OF_OTHER_BOXES.source.slice(1)})`);

/** Texts of the home page and its dialogs only. */
const OF_HOME = /^home-(?!name|options)/;

/** Texts of pages where boxes are chosen or described. */
const OF_BOXES = /^(setup-(box|seat)|web-unofficial)$/;

/** Texts of the lobby only; its code and its link are shown elsewhere too. */
const OF_LOBBY = /^lobby-(?!code|copy|copied|qr|who|count|level-name)/;

/** The texts for making a move with a picked card. */
const OF_MOVES = /^(keys-(?!enter-key)|play-confirm-|tip-|why-)/;

/** Texts only for choosing a gold card at the end of a round. */
const OF_SHARING = /^end-(choose-how|take)$/;

/** Texts only for choosing what is played. */
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
  // The pages without a table: rules, cards, replays.
  pages: [["web-pages"], ...BOXES, ["web", /^replay-/], ["web", OF_BOXES], ["names-lost-mines", /^confidence-/]],
  // The review of a finished game.
  review: [["review"], ["web-review"], ["web-advice"], ["web-together"]],
  learn: [["web-learn"]],
  // The guide of the scenes of a box.
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
  // The browser's log has sentences of its own; some cards are those of Saboteur 2.
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
  // How to play each box, and the texts around all rules.
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
  // Following the game: looks, the latest moves, the pace.
  follow: [["web-follow"]],
  // Confirming, sending and refusing a move; leaving a table.
  moves: [["web-moves"], ["web", OF_MOVES], ["refusals", OF_THE_BASE_GAME]],
  talk: [["web-talk"]],
  // Correspondence tables.
  slow: [["web-slow"], ...BOXES],
  install: [["web-install"]],
  // Offline tables.
  local: [["web-local"]],
  preferences: [
    ["web-preferences"],
    ["web-install"],
    ["web-arrive"],
    ["web-follow", /^pace-(title|slow|normal|instant)$/],
  ],
  // Reports, devices and bans.
  reports: [["web-reports"]],
  // Notifications, and the pages that e-mails link to.
  post: [["web-post"]],
  // People, groups and profiles.
  people: [
    ["web-people"],
    ...BOXES,
    ...["saboteur2", "gold", "dark-cave"].map((file): SourceRow => [`names-${file}`, /^role-/]),
    ["names-lost-mines", /^identity-/],
  ],
  // Tournaments.
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

/**
 * Return whether neither a table nor the home page needs a namespace; the index of such namespaces is also loaded on
 * demand.
 */
export const isLazy = (part: string): boolean =>
  /^(about|effects|gathering|howto|install|learn|local|pages|people|post|preferences|reports|review|rules|slow)/.test(
    part,
  );
