import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { texts } from "./core/texts.svelte";

await texts.load();
mount(App, { target: document.getElementById("app")! });
