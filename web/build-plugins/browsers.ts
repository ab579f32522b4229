/**
 * The oldest supported browsers, defined only here: the build compiles scripts and style sheets for them, and tests
 * compare the page for players and hosts (docs/play/browsers.md) and the text shown to older browsers.
 */
export const OLDEST_BROWSERS = { safari: "16.4", firefox: "126", chrome: "111" } as const;

export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([name, version]) => name + version);
