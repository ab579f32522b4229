import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/colours.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { watchInput } from "./core/browser/input";
import { router } from "./core/browser/router.svelte";
import { miss } from "./core/texts/lazy";
import { texts } from "./core/texts/texts.svelte";
import { screenOf } from "./screens/screens";

watchInput();
// No part of the page asks again for a style sheet that failed to come.
addEventListener("error", ({ target }) => target instanceof HTMLLinkElement && target.rel === "stylesheet" && miss(() => target.replaceWith(target.cloneNode())), true);
// A screen is fetched beside the words that every page needs.
const { place } = router;
await Promise.all([texts.load(), "code" in place ? null : screenOf(place.page).catch(() => null)]);
mount(App, { target: document.getElementById("app")! });

// Nothing waits for the preferences of other devices, nor for what this one keeps.
if (!__FIXTURE__) setTimeout(() => void import("./core/device/begin").then(({ begin }) => begin(), () => undefined), 900);
