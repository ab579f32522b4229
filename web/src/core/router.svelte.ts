/** Two places: home, and a table by its code. */
export type Place = { page: "home" } | { page: "table"; code: string };

export const CODE = /^[A-HJ-NP-Z2-9]{5}$/;

export function parse(path: string): Place {
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1]?.toUpperCase();
  return code && CODE.test(code) ? { page: "table", code } : { page: "home" };
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
