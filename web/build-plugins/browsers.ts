/**
 * The oldest browsers that the client runs in, here and nowhere else: the build lowers scripts and style sheets to
 * them, and tests compare the page for players and hosts (docs/play/browsers.md) and the sentence for older browsers.
 */
export const OLDEST_BROWSERS = { safari: "16.4", firefox: "126", chrome: "111" } as const;

export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([name, version]) => name + version);
