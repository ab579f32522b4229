/** Where one is: home, at a table or before its television by the code, or coming from another device. */
export type Place = { page: "home" } | { page: "table" | "tv"; code: string } | { page: "move" };

export const CODE = /^[A-HJ-NP-Z2-9]{5}$/;

export function parse(path: string): Place {
  if (/^\/move\/?$/.test(path)) return { page: "move" };
  const [, where, name] = /^\/(t|tv)\/([^/]+)\/?$/.exec(path) ?? [];
  const code = name?.toUpperCase();
  return code && CODE.test(code) ? { page: where === "tv" ? "tv" : "table", code } : { page: "home" };
}

class Router {
  place = $state<Place>(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = parse(location.pathname)));
  }

  go(path: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", path);
    else history.replaceState(null, "", path);
    this.place = parse(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();
