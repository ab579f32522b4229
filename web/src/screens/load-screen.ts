/** Every screen but the table comes, with its words, when somebody goes there. */
import type { Component } from "svelte";

import type { ScreenName, ScreenProps } from "../platform/router.svelte";
import { texts, type Part } from "../i18n/texts.svelte";

type Screen = Component<ScreenProps>;
type Fetch = () => Promise<{ default: Screen }>;

const seldom = (name: keyof typeof import("./lazy-screens").seldom): Fetch => async () => (await import("./lazy-screens")).seldom[name]();

const FETCH: Readonly<Record<ScreenName, readonly [Fetch, ...Part[]]>> = {
  home: [() => import("./home/Home.svelte"), "home"],
  learn: [() => import("./learn/Learn.svelte"), "learn", "pages"],
  rules: [() => import("./rules/Rules.svelte"), "pages", "howto"],
  cards: [seldom("cards"), "pages"],
  replay: [seldom("replay"), "pages"],
  move: [seldom("move"), "company"],
  mail: [seldom("mail"), "post"],
  unknown: [seldom("unknown"), "pages", "home"],
  people: [seldom("people"), "people", "pages"],
  group: [seldom("group"), "people", "pages"],
  gathering: [seldom("gathering"), "gathering", "pages"],
  you: [seldom("you"), "people", "pages"],
};

const known = new Map<ScreenName, Promise<Screen>>();

export function screenOf(name: ScreenName): Promise<Screen> {
  let found = known.get(name);
  if (!found) {
    const [fetch, ...parts] = FETCH[name];
    found = Promise.all([fetch(), texts.needAll(parts)]).then(([{ default: screen }]) => screen);
    found.catch(() => known.delete(name));
    known.set(name, found);
  }
  return found;
}
