// Before the first paint, so that nobody sees the wrong theme flash by.
(() => {
  let wish = null;
  try {
    wish = localStorage.getItem("theme");
  } catch {
    /* storage may be switched off */
  }
  const light = wish === "light" || (wish !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
})();
