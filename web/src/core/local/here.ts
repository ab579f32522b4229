/** What is on this device, and what at a server. */

/** A site that has no server at all: see docs/decisions/0030. */
export const NO_SERVER = globalThis.document?.documentElement.dataset.house === "here";

/** No server gives a code that begins so. */
export const isHere = (code: string): boolean => code.startsWith("0");

/** A code of this device in an address, of the interface or of a page. */
const NAMED = /\/0[A-Z2-9]{4}(?![^/?#])/;

/** A question is for this device if it names something of its own, or is asked where somebody sits at such a table. */
export const isForHere = (path: string): boolean => NO_SERVER || NAMED.test(path) || NAMED.test(globalThis.location?.href);
