import "./ui/styles/fonts.css";
import "./ui/styles/tokens.css";
import "./ui/styles/colours.css";
import "./ui/styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { watchInput } from "./platform/input-mode";
import { router } from "./platform/router.svelte";
import { miss } from "./i18n/lazy";
import { texts } from "./i18n/texts.svelte";
import { screenOf } from "./screens/load-screen";

watchInput();
// No part of the page asks again for a style sheet that failed to come.
addEventListener("error", ({ target }) => target instanceof HTMLLinkElement && target.rel === "stylesheet" && miss(() => target.replaceWith(target.cloneNode())), true);
// A screen is fetched beside the words that every page needs.
const { place } = router;
await Promise.all([texts.load(), "code" in place ? null : screenOf(place.page).catch(() => null)]);
mount(App, { target: document.getElementById("app")! });

// Nothing waits for the preferences of other devices, nor for what this one keeps.
if (!__FIXTURE__) setTimeout(() => void import("./after-load").then(({ begin }) => begin(), () => undefined), 900);
