// Plays by what a page shows. `next()` returns the element that a player would press now, or null.
(() => {
  const shown = (e) =>
    e.getClientRects().length && getComputedStyle(e).visibility !== "hidden" && !e.disabled && e.ariaDisabled !== "true";
  const all = (selector, from = document) => [...from.querySelectorAll(selector)].filter(shown);
  const labelled = (words) => all("button").find((button) => words.test(button.innerText));
  let aimed = null;
  let [card, target, picked, moves] = [0, 0, false, 0];
  const turn = (list, count) => list[count % list.length];

  function next() {
    const forward = labelled(/Turn my card over|I have seen|seen my role|See the result|^Begin/);
    if (forward) return forward;
    const panel = all(".ask, .draft")[0];
    if (panel) {
      const choices = all(".pick button", panel).filter((button) => button.ariaPressed !== "true");
      const others = all("button", panel).filter((button) => !button.closest(".pick"));
      picked = choices.length > 0 && !picked;
      const offered = picked ? choices : others.length ? others : choices;
      return offered.length ? turn(offered, card++) : null;
    }
    const ends = all("button[data-end]");
    if (ends.length) return ends[0];
    if (!all(".banner.mine").length) return null;
    const confirm = all(".acts .go")[0];
    if (confirm) {
      moves++;
      target = 0;
      return confirm;
    }
    const spots = all("button[data-spot]"); // over the cells of The Dark Cave
    const targets = spots.length ? spots : all(".cell.legal, .cell.target, button.plate.target");
    if (targets.length && target % 4 < 3) return turn(targets, target++);
    const hand = all(".hand button");
    const discard = all(".acts .drop, .acts .more");
    target = 0;
    return hand.length && (card % 3 < 2 || !discard.length) ? turn(hand, card++) : (card++, turn(discard, card));
  }

  window.player = {
    moves: () => moves,
    isReady: () => !!document.querySelector(".banner.mine, .draft") && !!document.querySelector(".hand button"),
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
