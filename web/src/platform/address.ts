/**
 * Addresses within this site, on a server or as static files.
 *
 * A server answers every path of the site. A static site is a single page at any path of a web host, and the route
 * follows its `#`: `/mine/#/learn/duel/3`. See docs/decisions/0030.
 */

/** Return whether the page is served as static files, without a server. */
export const isStaticSite = (): boolean => document.documentElement.dataset["house"] === "here";

/** Return the `href` of a path of the site, such as `/learn/duel/3`. */
export const hrefFor = (place: string): string => (isStaticSite() ? `${location.pathname}#${place}` : place);

/** Return the path that an address names; an installed static site has its start query before the `#`: `/mine/?play`. */
export const routeIn = ({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string =>
  isStaticSite() ? hash.slice(1) || `/${search}` : pathname + search;

/** Return the address of a file of the site. */
export const assetUrl = (name: string): string => (isStaticSite() ? name : `/${name}`);
