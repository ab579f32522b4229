/** Screens that few ask for: a first load names one file for all of them (screens.ts). */
import type { Component } from "svelte";

import type { ScreenProps } from "../core/browser/router.svelte";

type Screen = Promise<{ default: Component<ScreenProps> }>;

const people = async (name: "people" | "group" | "you"): Screen => ({ default: (await import("./people/screens"))[name] as Component<ScreenProps> });

export const seldom = {
  cards: () => import("./pages/Cards.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  // These need nothing of the rest of the address.
  move: () => import("./MoveScreen.svelte") as unknown as Screen,
  mail: () => import("./MailScreen.svelte") as unknown as Screen,
  unknown: () => import("./Unknown.svelte") as unknown as Screen,
  people: () => people("people"),
  group: () => people("group"),
  you: () => people("you"),
  gathering: () => import("./gathering/Gathering.svelte"),
};
