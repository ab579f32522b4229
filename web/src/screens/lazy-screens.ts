/** Rarely used screens, in one chunk (load-screen.ts). */
import type { Component } from "svelte";

import type { ScreenProps } from "../platform/router.svelte";

type Screen = Promise<{ default: Component<ScreenProps> }>;

const people = async (name: "people" | "group" | "profile"): Screen => ({
  default: (await import("./people/people-screens"))[name] as Component<ScreenProps>,
});

export const LAZY_SCREENS = {
  cards: () => import("./pages/CardsPage.svelte"),
  replay: () => import("./pages/ReplayScreen.svelte"),
  // These screens use neither prop, hence the casts.
  transfer: () => import("./account/DeviceTransferScreen.svelte") as unknown as Screen,
  email: () => import("./account/EmailLinkScreen.svelte") as unknown as Screen,
  unknown: () => import("./pages/NotFound.svelte") as unknown as Screen,
  people: () => people("people"),
  group: () => people("group"),
  profile: () => people("profile"),
  tournament: () => import("./tournament/TournamentScreen.svelte"),
};
