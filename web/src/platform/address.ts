/**
 * Addresses of this site, wherever it lies.
 *
 * A server answers at every place of the site. Without one there is a single page, below any path of some
 * web space, and the place stands behind its `#`: `/mine/#/learn/duel/3`. See docs/decisions/0030.
 */

/** Whether no server stands behind the page. */
export const isStaticSite = (): boolean => document.documentElement.dataset["house"] === "here";

/** How a link names a place of the site: `/learn/duel/3`. */
export const hrefFor = (place: string): string => (isStaticSite() ? `${location.pathname}#${place}` : place);

/** The place that an address names; what an installed site asks for stands before the `#`: `/mine/?play`. */
export const routeIn = ({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string =>
  isStaticSite() ? hash.slice(1) || `/${search}` : pathname + search;

/** The address of a file of the site. */
export const assetUrl = (name: string): string => (isStaticSite() ? name : `/${name}`);
