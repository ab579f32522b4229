// How the page looks, as attributes of <html>: before the first paint, so that the wrong theme never flashes by,
// and again whenever a preference (src/platform/preferences.svelte.ts) or a wish of the system changes. A browser
// that cannot run the client shows the sentence that the page has for it (build-plugins/browsers.ts): the syntax
// of this file is older than that of the client, so that it runs there.
(() => {
  const html = document.documentElement;
  if (!("toSorted" in Array.prototype && CSS.supports("color", "color-mix(in srgb, red, red)")))
    document.addEventListener("DOMContentLoaded", () => {
      document.getElementById("app").remove();
      document.getElementById("unsupported").hidden = false;
    });
  const light = matchMedia("(prefers-color-scheme: light)");
  const more = matchMedia("(prefers-contrast: more)");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const forced = matchMedia("(forced-colors: active)");
  // Beside this file, wherever the site lies.
  const self = document.currentScript.src;
  let chosen = {};
  let styled = false;

  const read = (key) => JSON.parse(localStorage.getItem(key) || "{}");

  /** Theme, sound and language once had places of their own. */
  function fold() {
    const { theme, sound, language } = localStorage;
    const old = { ...(theme && { theme }), ...(sound && { sound: sound === "on" }), ...(language && { language }) };
    if (!Object.keys(old).length) return;
    for (const key of ["preferences", "preferences-unsent"])
      localStorage.setItem(key, JSON.stringify({ ...old, ...read(key) }));
    for (const key of Object.keys(old)) localStorage.removeItem(key);
  }

  function mark(name, value) {
    if (value) html.dataset[name] = value;
    else delete html.dataset[name];
  }

  function dress() {
    const { theme, text_size: size, high_contrast: contrast, motion, left_handed: left, shortcuts } = chosen;
    mark("theme", theme === "light" || (theme !== "dark" && light.matches) ? "light" : "dark");
    mark("motion", motion === "less" || motion === "none" ? motion : calm.matches && "less");
    mark("size", size !== "normal" && size);
    mark("contrast", (contrast === undefined ? more.matches : contrast) && "more");
    mark("left", left && "on");
    mark("keys", shortcuts === false && "off");
    const { dataset } = html;
    if (
      dataset.size ||
      dataset.contrast ||
      dataset.left ||
      dataset.keys ||
      dataset.motion === "none" ||
      motion === "less" ||
      forced.matches
    )
      style();
  }

  /** What few choose is styled apart, so that only they load it. */
  function style() {
    if (styled) return;
    styled = true;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("preferences.css", self).href;
    link.setAttribute("blocking", "render");
    document.head.append(link);
  }

  try {
    fold();
    chosen = read("preferences");
  } catch (_) {
    /* storage may be switched off, or hold what nobody wrote */
  }
  dress();
  for (const wish of [light, more, calm, forced]) wish.addEventListener("change", dress);
  addEventListener("preferences", ({ detail }) => {
    chosen = detail;
    dress();
  });
})();
