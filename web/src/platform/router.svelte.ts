/** Client-side routing: tables by code (page or television), and screens that are loaded on demand. */
import { AT_TABLE, SCREENS } from "../wire/screens";
import { hrefFor, routeIn } from "./address";

/** The names of the screens; `unknown` for all other addresses. */
export type ScreenName = keyof typeof SCREENS | "unknown";

/** The rest of the address, passed to a screen as props. */
export interface ScreenProps {
  segments: readonly string[];
  query: URLSearchParams;
}

export type Route =
  | { page: "table" | "tv"; code: string }
  /** `words` are the path segments after the screen's name: `BOX` and `3` in `/learn/BOX/3`. */
  | { page: ScreenName; words: readonly string[]; query: URLSearchParams };

/** Matches the code of a table; codes of offline tables begin with 0 (net/is-local.ts). */
export const TABLE_CODE = /^[0A-HJ-NP-Z2-9][A-HJ-NP-Z2-9]{4}$/;
const hasKey = <Table extends object>(table: Table, name: string): name is keyof Table & string =>
  Object.hasOwn(table, name);

export function parseRoute(address: string): Route {
  const { pathname, searchParams: query } = new URL(`${location.origin}/${address}`);
  const [first = "home", ...words] = pathname.split("/").filter(Boolean);
  const code = words[0]?.toUpperCase();
  if (hasKey(AT_TABLE, first) && words.length === 1 && TABLE_CODE.test(code!))
    return { page: AT_TABLE[first], code: code! };
  const leads = hasKey(SCREENS, first) && (SCREENS[first] || !words.length);
  return { page: leads ? first : "unknown", words, query };
}

class Router {
  route = $state.raw<Route>(parseRoute(routeIn(location)));
  private address = location.href;

  constructor() {
    // Back from a guard entry keeps the address and is no navigation: see dismiss-on-back.ts.
    addEventListener("popstate", () => {
      if (location.href !== this.address) this.update(routeIn(location));
    });
  }

  private update(address: string): void {
    this.address = location.href;
    this.route = parseRoute(address);
  }

  /** Navigate to a path of the site, such as `/learn/BOX/3`. */
  go(address: string, how: "push" | "replace" = "push"): void {
    history[`${how}State`](null, "", hrefFor(address));
    this.update(address);
    if (how === "push") scrollTo(0, 0);
  }
}

export const router = new Router();
