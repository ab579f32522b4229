/** Places: a table by its code, at it or before its television, and the screens that come by themselves when somebody goes there. */
export const SCREENS = ["home", "learn", "rules", "cards", "replay", "move"] as const;
export type ScreenName = (typeof SCREENS)[number];

/** What a screen is given: the rest of the address. */
export interface ScreenProps {
  words: readonly string[];
  query: URLSearchParams;
}

export type Place =
  | { page: "table" | "tv"; code: string }
  /** `words` follow the screen's name in the address: `/learn/duel/3`. */
  | { page: ScreenName; words: readonly string[]; query: URLSearchParams };

export const CODE = /^[A-HJ-NP-Z2-9]{5}$/;
const AT_TABLE: Readonly<Record<string, "table" | "tv">> = { t: "table", tv: "tv" };

export function parse(address: string): Place {
  const { pathname, searchParams: query } = new URL(address, location.origin);
  const [first = "home", ...words] = pathname.split("/").filter(Boolean);
  const code = words[0]?.toUpperCase();
  const seat = AT_TABLE[first];
  if (seat && words.length === 1 && CODE.test(code!)) return { page: seat, code: code! };
  const page = SCREENS.find((name) => name === first);
  return page ? { page, words, query } : { page: "home", words: [], query };
}

class Router {
  place = $state.raw<Place>(parse(location.href));

  constructor() {
    addEventListener("popstate", () => (this.place = parse(location.href)));
  }

  go(address: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.place = parse(address);
    if (how === "push") scrollTo(0, 0);
  }
}

export const router = new Router();
