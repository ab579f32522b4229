/** Explains cards on request: mouse hover, long press, `?`, or the button beside a picked card. */
import { mount, unmount } from "svelte";

import { effectNamespaces, cardInfo } from "../../art/cards/card-effects";
import { say, texts } from "../../i18n/texts.svelte";
import { isTyping } from "../keyboard";
import type { Box } from "../board/viewport";
import { shownCards, CARD_SELECTOR, type ShownCard } from "./shown-cards";
import Explanation from "./Explanation.svelte";
import { isInside } from "./position";

/** Delays in ms: until a hover, until a long press, and for moving the mouse into the explanation. */
const HOVER_MS = 600;
const LONG_PRESS_MS = 500;
const LEAVE_MS = 300;
/** The distance in px above which a touch is a drag. */
const DRAG_PX = 9;

/** Selects elements that have an explanation but are no cards, such as counts. */
const TEXT_SELECTOR = "[data-told]";
const PICKED_SELECTOR = "[data-hand] [aria-pressed='true']";

interface Shown {
  anchor: Element;
  box: Box;
  asked: boolean;
  /** The element that was focused before. */
  before: Element | null;
  element: Record<string, unknown>;
}

const elementAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);
const inExplanation = (target: EventTarget | null): boolean => !!elementAt(target)?.closest("[data-explanation]");
/** Return whether an element handles long presses itself, as a peek button does. */
const isHeld = (element: Element): boolean => !!element.closest("[data-hold]");

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Return the token at a position over a cell; tokens let pointer events pass to their cell. */
function tokenAt(cell: Element, x: number, y: number): Element | null {
  return (
    [...(cell.parentElement?.querySelectorAll("[data-card]") ?? [])].find((token) => isInside(boxOf(token), x, y)) ??
    null
  );
}

/** Return the element to explain at a position: a card, a text, or the cell or hand slot that holds a card. */
function explainableAt(target: Element, x: number, y: number): Element | null {
  const cell = target.closest("[data-cell]");
  return (
    (cell && tokenAt(cell, x, y)) ??
    target.closest(CARD_SELECTOR) ??
    target.closest(TEXT_SELECTOR) ??
    cell ??
    target.closest("[data-hand] button, .pick > *")
  );
}

/** Return whether pressing an element selects a cell; such an element is not explained on hover. */
const isChoice = (element: Element): boolean => {
  const cell = element.closest("[data-cell]");
  return !!cell && (cell.matches(".legal, .target") || document.querySelector(PICKED_SELECTOR) !== null);
};

function wordsOf(element: Element): string | null {
  const { told, count } = element instanceof HTMLElement ? element.dataset : {};
  return told === undefined ? null : texts.has(told) ? say(told, { count: Number(count) }) : element.textContent;
}

class Explainer {
  private shown: Shown | null = null;
  private timer = 0;
  private leaving = 0;
  /** The number of the latest request; results of earlier ones are dropped. */
  private asked = 0;
  /** The position where the current touch began; null without one. */
  private finger: { x: number; y: number } | null = null;
  /** Whether to ignore the click that ends a long press. */
  private swallows = false;

  constructor(private readonly ruleset: () => string) {}

  /** Add the event listeners, and handle the event that loaded this module. */
  listen(first: Event | null, gone: AbortSignal): void {
    const on = <Type extends keyof WindowEventMap>(type: Type, heard: (event: WindowEventMap[Type]) => void): void =>
      addEventListener(type, heard, { capture: true, signal: gone });
    on("pointermove", (event) => this.move(event));
    on("pointerdown", (event) => this.down(event));
    on("pointerup", () => this.up());
    on("pointercancel", () => this.up());
    on("click", (event) => this.click(event));
    // A long press opens no context menu and moves no focus.
    for (const type of ["contextmenu", "mousedown"] as const) {
      on(type, (event) => {
        if (this.swallows && !inExplanation(event.target)) event.preventDefault();
      });
    }
    on("keydown", (event) => this.key(event));
    on("focusout", ({ target, relatedTarget }) => {
      if (inExplanation(target) && relatedTarget && !inExplanation(relatedTarget)) this.close();
    });
    on("scroll", ({ target }) => {
      if (target instanceof Node && this.shown && target.contains(this.shown.anchor)) this.close();
    });
    on("resize", () => this.close());
    if (first instanceof PointerEvent) this[first.type === "pointerdown" ? "down" : "move"](first);
    gone.addEventListener("abort", () => {
      this.close();
      clearTimeout(this.timer);
    });
  }

  private move(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return this.slip(event);
    clearTimeout(this.timer);
    const { target, clientX: x, clientY: y } = event;
    const near = inExplanation(target) || (this.shown && isInside(this.shown.box, x, y));
    if (near) {
      clearTimeout(this.leaving);
      this.leaving = 0;
      return;
    }
    if (this.shown && !this.shown.asked) this.leaving ||= setTimeout(() => this.close(), LEAVE_MS);
    if (event.buttons) return;
    this.timer = setTimeout(() => this.rest(elementAt(target), x, y), HOVER_MS);
  }

  private rest(target: Element | null, x: number, y: number): void {
    const found = target?.isConnected && !this.shown?.asked ? explainableAt(target, x, y) : null;
    if (found && !isChoice(found) && !isHeld(found)) void this.show(found, false);
  }

  private slip({ clientX, clientY }: PointerEvent): void {
    if (!this.finger || Math.hypot(clientX - this.finger.x, clientY - this.finger.y) < DRAG_PX) return;
    // A long press has become a drag.
    if (this.swallows) this.close();
    this.swallows = false;
    this.up();
  }

  private down(event: PointerEvent): void {
    if (inExplanation(event.target)) return;
    clearTimeout(this.timer);
    this.close();
    this.swallows = false;
    const target = elementAt(event.target);
    if (event.pointerType === "mouse" || !target || isHeld(target)) return;
    const { clientX: x, clientY: y } = event;
    this.finger = { x, y };
    this.timer = setTimeout(() => {
      const found = explainableAt(target, x, y) ?? target.closest("button, li");
      if (found && this.tells(found)) {
        this.swallows = true;
        void this.show(found, true);
      }
    }, LONG_PRESS_MS);
  }

  private up(): void {
    if (!this.finger) return;
    this.finger = null;
    clearTimeout(this.timer);
  }

  private click(event: MouseEvent): void {
    if (this.swallows && !inExplanation(event.target)) {
      this.swallows = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const target = elementAt(event.target);
    const wanted = target?.closest("[data-explains]")
      ? document.querySelector(PICKED_SELECTOR)
      : target?.closest(TEXT_SELECTOR);
    if (wanted) void this.show(wanted, true);
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.shown) this.close(true);
    else if (event.key === "?" && !isTyping(event.target) && this.explainFocused()) clearTimeout(this.timer);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Explain the focused card, else the picked one; return false if there is none. */
  private explainFocused(): boolean {
    const candidates = [
      document.activeElement?.closest("button, a, [tabindex]") ?? null,
      document.querySelector(PICKED_SELECTOR),
    ];
    const found = candidates.find((each) => each && !isHeld(each) && !inExplanation(each) && this.tells(each));
    if (found) void this.show(found, true);
    return !!found;
  }

  private tells(element: Element): boolean {
    return element.matches(TEXT_SELECTOR) || this.known(element).length > 0;
  }

  /** Return the cards shown by an element for which there is an explanation. */
  private known(element: Element): ShownCard[] {
    return shownCards(element).filter(({ kind, group }) => cardInfo(this.ruleset(), kind, group));
  }

  private async show(anchor: Element, asked: boolean): Promise<void> {
    const cards = this.known(anchor);
    if (!this.tells(anchor) || (this.shown?.anchor === anchor && this.shown.asked === asked)) return;
    const ticket = ++this.asked;
    // If the texts cannot be loaded, the explanation has only the card's name and the reason.
    await texts
      .loadNamespaces(anchor.matches(TEXT_SELECTOR) ? ["about"] : effectNamespaces(this.ruleset()))
      .catch(() => undefined);
    if (ticket !== this.asked || !anchor.isConnected) return;
    this.close();
    const box = boxOf(anchor);
    const before = document.activeElement;
    const props = {
      ruleset: this.ruleset(),
      cards,
      words: wordsOf(anchor),
      beside: box,
      asked,
      onclose: () => this.close(true),
    };
    // Elements outside an open dialog are inert, so mount it inside.
    const element = mount(Explanation, { target: anchor.closest("dialog") ?? document.body, props });
    this.shown = { anchor, box, asked, before, element };
  }

  private close(back = false): void {
    this.asked++;
    clearTimeout(this.leaving);
    this.leaving = 0;
    const { shown } = this;
    if (!shown) return;
    this.shown = null;
    void unmount(shown.element);
    if (back && shown.asked && shown.before instanceof HTMLElement) shown.before.focus({ preventScroll: true });
  }
}

/** Explain the cards of a rule set until `gone` is aborted; `first` is the event that loaded this module. */
export function startExplainer(ruleset: () => string, first: Event | null, gone: AbortSignal): void {
  if (!gone.aborted) new Explainer(ruleset).listen(first, gone);
}
