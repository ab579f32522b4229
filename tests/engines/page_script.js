// Plays by what a page shows. `next()` returns the element that a player would press now, or null.
(() => {
  const shown = (e) =>
    e.getClientRects().length && getComputedStyle(e).visibility !== "hidden" && !e.disabled && e.ariaDisabled !== "true";
  const all = (selector, from = document) => [...from.querySelectorAll(selector)].filter(shown);
  const unpressed = (selector, from) => all(selector, from).filter((e) => e.ariaPressed !== "true");
  const labelled = (words) => all("button").find((button) => words.test(button.innerText));
  const WAYS_ON = /Turn my card over|I have seen|seen my role|See the result|^Begin|J’ai vu|^Commencer/;
  const END = /Next round|Play again/;
  const CHANCE_OF_TARGET = 0.8;
  const CHANCE_OF_CARD = 0.8;
  // By lot, as any order can come back to where it was; always the same lots.
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 0x7fffffff) / 0x7fffffff;
  const anyOf = (list) => list[Math.floor(random() * list.length)] ?? null;
  let aimed = null;

  function inPanel(panel) {
    const choices = unpressed(".pick button", panel);
    const answers = all("button", panel).filter((button) => !button.closest(".pick"));
    return anyOf(choices.length && (!answers.length || random() < 0.5) ? choices : answers);
  }

  function targets() {
    // What comes first lies over what comes later.
    const kinds = ["button[data-end]", "button[data-spot]", ".cell.legal, .cell.target, button.plate.target"];
    return kinds.map((kind) => all(kind)).find((found) => found.length) ?? [];
  }

  function onTurn() {
    const go = all(".acts .go")[0];
    if (go) return go;
    const aims = targets();
    if (aims.length && random() < CHANCE_OF_TARGET) return anyOf(aims);
    const cards = unpressed(".hand button:not(.idle)");
    const others = unpressed(".acts .drop, .acts .more, .acts .choice button");
    return anyOf(cards.length && (!others.length || random() < CHANCE_OF_CARD) ? cards : others) ?? anyOf(unpressed(".hand button"));
  }

  function next() {
    const way = labelled(WAYS_ON);
    if (way) return way;
    const panel = all(".ask, .draft")[0];
    if (panel) return inPanel(panel);
    return all(".banner.mine").length ? onTurn() : null;
  }

  const hasEnded = () => !!labelled(END);

  window.player = {
    hasEnded,
    isReady: () =>
      hasEnded() || (!!document.querySelector(".banner.mine, .draft") && !!document.querySelector(".hand button")),
    /** Where to press: the middle of the next element, whether a pointer there reaches it, and its name. */
    aim() {
      aimed = next();
      return this.look();
    },
    /** The same for the element of the last `aim`; null if it has gone. */
    look() {
      const element = aimed;
      if (!element?.isConnected || !shown(element)) return null;
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = [x + width / 2, y + height / 2];
      const hit = document.elementFromPoint(...at);
      return [...at, !!hit && (element === hit || element.contains(hit)), (element.ariaLabel || element.innerText).slice(0, 40)];
    },
  };
  return true;
})()
