/** Loads screens other than the table on demand, with their texts. */
import type { Component } from "svelte";

import type { ScreenName, ScreenProps } from "../platform/router.svelte";
import { texts, type Namespace } from "../i18n/texts.svelte";

type Screen = Component<ScreenProps>;
type Fetch = () => Promise<{ default: Screen }>;

const lazyScreen =
  (name: keyof typeof import("./lazy-screens").LAZY_SCREENS): Fetch =>
  async () =>
    (await import("./lazy-screens")).LAZY_SCREENS[name]();

const SCREEN_LOADERS: Readonly<Record<ScreenName, readonly [Fetch, ...Namespace[]]>> = {
  home: [() => import("./home/Home.svelte"), "home"],
  learn: [() => import("./learn/Learn.svelte"), "learn", "pages"],
  rules: [() => import("./rules/Rules.svelte"), "pages", "howto"],
  cards: [lazyScreen("cards"), "pages"],
  replay: [lazyScreen("replay"), "pages"],
  transfer: [lazyScreen("transfer"), "company"],
  email: [lazyScreen("email"), "post"],
  unknown: [lazyScreen("unknown"), "pages", "home"],
  people: [lazyScreen("people"), "people", "pages"],
  group: [lazyScreen("group"), "people", "pages"],
  tournament: [lazyScreen("tournament"), "gathering", "pages"],
  profile: [lazyScreen("profile"), "people", "pages"],
};

const loaded = new Map<ScreenName, Promise<Screen>>();

export function loadScreen(name: ScreenName): Promise<Screen> {
  let found = loaded.get(name);
  if (!found) {
    const [fetch, ...parts] = SCREEN_LOADERS[name];
    found = Promise.all([fetch(), texts.loadNamespaces(parts)]).then(([{ default: screen }]) => screen);
    found.catch(() => loaded.delete(name));
    loaded.set(name, found);
  }
  return found;
}
