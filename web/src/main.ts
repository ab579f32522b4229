import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/colours.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { watchInput } from "./core/browser/input";
import { preferences } from "./core/browser/preferences.svelte";
import { router } from "./core/browser/router.svelte";
import { texts } from "./core/texts/texts.svelte";
import { screenOf } from "./screens/screens";

watchInput();
// A screen is fetched beside the words that every page needs.
const { place } = router;
await Promise.all([texts.load(), "code" in place ? null : screenOf(place.page).catch(() => null)]);
mount(App, { target: document.getElementById("app")! });

/** Preferences of other devices come when the page stands, and choices go to them when somebody is through choosing. */
let soon: ReturnType<typeof setTimeout>;
function agree(): void {
  clearTimeout(soon);
  soon = setTimeout(() => void import("./core/device/agree").then((found) => found.agree()).catch(() => undefined), 900);
}
if (!__FIXTURE__) {
  agree();
  addEventListener("preferences", () => Object.keys(preferences.unsent).length && agree());
}
