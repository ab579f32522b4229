/**
 * Addresses of this site, wherever it lies.
 *
 * A server answers at every place of the site. Without one there is a single page, below any path of some
 * web space, and the place stands behind its `#`: `/mine/#/learn/duel/3`. See docs/decisions/0030.
 */

/** Whether no server stands behind the page. */
export const isHere = (): boolean => document.documentElement.dataset["house"] === "here";

/** How a link names a place of the site: `/learn/duel/3`. */
export const at = (place: string): string => (isHere() ? `${location.pathname}#${place}` : place);

/** The place that an address names; what an installed site asks for stands before the `#`: `/mine/?play`. */
export const placeIn = ({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string =>
  isHere() ? hash.slice(1) || `/${search}` : pathname + search;

/** The address of a file of the site. */
export const file = (name: string): string => (isHere() ? name : `/${name}`);
