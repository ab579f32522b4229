/** Every screen but the table comes, with its words, when somebody goes there. */
import type { Component } from "svelte";

import type { ScreenName, ScreenProps } from "../core/browser/router.svelte";
import { texts, type Part } from "../core/texts/texts.svelte";

type Screen = Component<ScreenProps>;
type Fetch = () => Promise<{ default: Screen }>;

/** The pages of people come together: a first load names one file for all of them. */
const people = (name: "people" | "group" | "you"): readonly [Fetch, ...Part[]] => [
  async () => ({ default: (await import("./people/screens"))[name] as Screen }),
  "people",
  "pages",
];

const FETCH: Readonly<Record<ScreenName, readonly [Fetch, ...Part[]]>> = {
  home: [() => import("./home/Home.svelte"), "home"],
  // These need nothing of the rest of the address.
  move: [() => import("./MoveScreen.svelte") as unknown as ReturnType<Fetch>, "company"],
  mail: [() => import("./MailScreen.svelte") as unknown as ReturnType<Fetch>, "post"],
  unknown: [() => import("./Unknown.svelte") as unknown as ReturnType<Fetch>, "pages", "home"],
  learn: [() => import("./learn/Learn.svelte"), "learn", "pages"],
  rules: [() => import("./rules/Rules.svelte"), "pages", "howto"],
  cards: [() => import("./pages/Cards.svelte"), "pages"],
  replay: [() => import("./pages/Replay.svelte"), "pages"],
  people: people("people"),
  group: people("group"),
  you: people("you"),
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
