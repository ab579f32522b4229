import "./ui/styles/fonts.css";
import "./ui/styles/tokens.css";
import "./ui/styles/colours.css";
import "./ui/styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { watchInputMode } from "./platform/input-mode";
import { router } from "./platform/router.svelte";
import { retryLater } from "./i18n/lazy";
import { texts } from "./i18n/texts.svelte";
import { loadScreen } from "./screens/load-screen";

watchInputMode();
// Nothing else retries a style sheet that failed to load.
addEventListener(
  "error",
  ({ target }) =>
    target instanceof HTMLLinkElement &&
    target.rel === "stylesheet" &&
    retryLater(() => target.replaceWith(target.cloneNode())),
  true,
);
// Load the screen in parallel with the texts that every page needs.
const { route } = router;
await Promise.all([texts.loadLanguage(), "code" in route ? null : loadScreen(route.page).catch(() => null)]);
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });

// Load the background tasks later, because no screen waits for them.
if (!__FIXTURE__)
  setTimeout(
    () =>
      void import("./after-load").then(
        ({ startBackgroundTasks: begin }) => begin(),
        () => undefined,
      ),
    900,
  );
