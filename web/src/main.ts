import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { router } from "./core/router.svelte";
import { texts } from "./core/texts.svelte";
import { screenOf } from "./screens/screens";

// A screen is fetched beside the words that every page needs.
const { page } = router.place;
await Promise.all([texts.load(), page === "table" ? null : screenOf(page).catch(() => null)]);
mount(App, { target: document.getElementById("app")! });
