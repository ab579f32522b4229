/** Finds the next element to press towards a move, for the guide of a scene. */
import { cellKey } from "../../table/board/cells";
import type { LegalMove } from "../../wire/protocol";

/** The gesture to demonstrate. */
export type Gesture = "card" | "turn" | "discard" | "button" | "cell" | "seat" | "word" | "confirm" | "panel" | "page";

export interface PointerTarget {
  gesture: Gesture;
  /** The element to press now. */
  press: HTMLElement;
  /** The element on which a pressed card is then used; null if there is none. */
  goal: HTMLElement | null;
}

/** Return a wanted move, preferably one with the card that is already picked. */
export function wantedMove(wanted: readonly LegalMove[], picked: string | null): LegalMove | undefined {
  return wanted.find(({ card }) => card !== null && card === picked) ?? wanted[0];
}

const findElement = (ground: HTMLElement, selector: string): HTMLElement | null =>
  ground.querySelector<HTMLElement>(selector);

/** Return the kind of the picked card; null if none is picked. */
export function pickedCard(ground: HTMLElement, hand: readonly string[]): string | null {
  const at = cardsOf(ground).findIndex((card) => card.ariaPressed === "true");
  return hand[at] ?? null;
}

const cardsOf = (ground: HTMLElement): HTMLElement[] => [...ground.querySelectorAll<HTMLElement>("[data-hand] button")];

/** Return the target element of a move; of two cells, the one that is not selected yet. */
function goalOf(ground: HTMLElement, { text, seat, at, other, value }: LegalMove): HTMLElement | null {
  const exact = findElement(ground, `[data-spot="${text}"], [data-end="${text}"]`);
  if (exact) return exact;
  if (at === null && value !== null) return findElement(ground, `[data-item="${value}"]`);
  const plate = seat === null ? null : findElement(ground, `[data-seat="${seat}"]`);
  if (plate && !plate.matches(".aimed")) return plate;
  const cells = [at, other].flatMap((place) =>
    place ? [findElement(ground, `[data-cell="${cellKey(...place)}"]`)] : [],
  );
  return cells.find((cell) => cell && !cell.matches(".aimed")) ?? cells[0] ?? plate;
}

const isAway = ({ verb }: LegalMove): boolean => verb === "pass" || verb === "discard";

/** Return the element to press next for a move; null if none can be pressed now. */
export function pointerTarget(
  ground: HTMLElement,
  option: LegalMove,
  options: readonly LegalMove[],
  hand: readonly string[],
): PointerTarget | null {
  const choice = findElement(ground, `[data-move="${option.text}"]`);
  if (choice) return choiceTarget(choice);
  const goal = goalOf(ground, option);
  const panel = findElement(ground, ".ask.mine");
  if (panel) return { gesture: "panel", press: panel, goal: null };
  const acts = findElement(ground, ".acts");
  if (!acts) return pageTarget(ground) ?? (goal && { gesture: "cell", press: goal, goal: null });
  const { wish, turned, pointed } = acts.dataset;

  if (option.card !== null && pickedCard(ground, hand) !== option.card) {
    const press = cardsOf(ground)[hand.indexOf(option.card)];
    if (press) return { gesture: "card", press, goal: isAway(option) ? findElement(acts, ".drop") : goal };
  }
  const verb = findElement(acts, isAway(option) ? ".drop" : `[data-verb="${option.verb}"]`);
  if (verb && wish !== option.verb) return { gesture: isAway(option) ? "discard" : "button", press: verb, goal };
  const turn = findElement(acts, ".turn");
  if (turn && bothWays(option, options) && turned !== `${option.turned}`) return { gesture: "turn", press: turn, goal };
  const aimed = Number(pointed) > 0 && (!goal || goal.matches(".aimed, .aim, .on"));
  if (goal && !aimed && !isAway(option))
    return { gesture: goal.matches("[data-seat]") ? "seat" : "cell", press: goal, goal: null };
  const word = option.word === null ? null : findElement(acts, `[data-word="${option.word}"][aria-pressed="false"]`);
  if (word) return { gesture: "word", press: word, goal: null };
  const go = findElement(acts, ".go:not(:disabled)");
  return go && { gesture: "confirm", press: go, goal: null };
}

/** Return the button that closes the full-screen page showing the player's own card; null if no such page is open. */
function pageTarget(ground: HTMLElement): PointerTarget | null {
  const done = findElement(ground, "main.page footer .btn.main");
  return done && { gesture: "page", press: done, goal: null };
}

/** Return the next element to press in a choice: the item or, once selected, the button that confirms it. */
function choiceTarget(choice: HTMLElement): PointerTarget {
  const sure =
    choice.ariaPressed === "true"
      ? choice.closest<HTMLElement>(".choice")?.querySelector<HTMLElement>(".btn.main:not(:disabled)")
      : null;
  return sure ? { gesture: "confirm", press: sure, goal: null } : { gesture: "word", press: choice, goal: null };
}

/** Return whether the card fits in both orientations, so that the player has to turn it. */
function bothWays(option: LegalMove, options: readonly LegalMove[]): boolean {
  const same = (other: LegalMove): boolean =>
    other.verb === option.verb && other.card === option.card && `${other.at}` === `${option.at}`;
  return option.verb === "lay" && options.some((other) => same(other) && other.turned !== option.turned);
}
