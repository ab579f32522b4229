/** Maps the targets that a player selects to legal moves, without knowledge of cards or rules. */
import type { LegalMove } from "../../wire/protocol";

/** A target: a cell, a seat, a numbered item beside the board, or a word on a button. */
export type Target = `cell:${string}` | `seat:${number}` | `item:${number}` | `word:${string}`;

export const cellTarget = (key: string): Target => `cell:${key}`;
export const seatTarget = (seat: number): Target => `seat:${seat}`;
export const itemTarget = (number: number): Target => `item:${number}`;
export const wordTarget = (word: string): Target => `word:${word}`;

/**
 * Return the targets of a move in each order in which they can be selected; only two cells can be selected in
 * either order. A new kind of target needs code only here.
 */
export function targetRoutes(option: LegalMove): Target[][] {
  const before = option.seat === null ? [] : [seatTarget(option.seat)];
  if (option.at === null && option.value !== null) before.push(itemTarget(option.value));
  const after = option.word === null ? spaceTarget(option) : [wordTarget(option.word)];
  const cells = [option.at, option.other].flatMap((at) => (at === null ? [] : [cellTarget(`${at[0]},${at[1]}`)]));
  const orders = cells.length > 1 ? [cells, [...cells].reverse()] : [cells];
  return orders.map((order) => [...before, ...order, ...after]);
}

/** Return the target for the space within the cell, by its number; none for a move without a space. */
const spaceTarget = ({ at, value }: LegalMove): Target[] =>
  at === null || value === null ? [] : [wordTarget(`${value}`)];

const hasNoTarget = (option: LegalMove): boolean => targetRoutes(option)[0]!.length === 0;

/**
 * Return whether a move plays its card, as opposed to passing it or paying with it; only such moves make a card
 * playable.
 */
const isPlay = (option: LegalMove): boolean => option.verb === "lay" || option.verb === "play";

/**
 * Return the moves that play a card or, with a verb, use it with that verb. If the card is null, return moves
 * without a card.
 */
export function movesForCard(
  options: readonly LegalMove[],
  card: string | null,
  verb: string | null = null,
): LegalMove[] {
  return options.filter((option) => {
    if (option.card !== card) return false;
    return verb === null ? card === null || isPlay(option) : option.verb === verb;
  });
}

export function isPlayable(options: readonly LegalMove[], card: string): boolean {
  return movesForCard(options, card).length > 0;
}

/** Return the verbs other than playing that are possible with a card: pass it, pay with it. */
export function verbsWithCard(options: readonly LegalMove[], card: string): string[] {
  return verbsOf(options.filter((option) => option.card === card && !isPlay(option)));
}

/** Return the verbs of moves without a card; outside a turn, only of moves that have no target either. */
export function verbsWithoutCard(options: readonly LegalMove[], onTurn: boolean): string[] {
  return verbsOf(movesForCard(options, null).filter((option) => onTurn || hasNoTarget(option)));
}

const verbsOf = (options: readonly LegalMove[]): string[] => [...new Set(options.map((option) => option.verb))];

/** Return the move of a verb that needs neither card nor target; null if there is none. */
export function untargetedMove(options: readonly LegalMove[], verb: string): LegalMove | null {
  return options.find((option) => option.verb === verb && option.card === null && hasNoTarget(option)) ?? null;
}

const startsWith = (route: readonly Target[], pointed: readonly Target[]): boolean =>
  pointed.every((target, step) => route[step] === target);

/** Return the moves whose targets begin with the selected ones. */
export function movesStartingWith(options: readonly LegalMove[], pointed: readonly Target[]): LegalMove[] {
  return options.filter((option) => targetRoutes(option).some((route) => startsWith(route, pointed)));
}

/** Return the moves that need no further target; they differ only in orientation. */
export function completeMoves(options: readonly LegalMove[], pointed: readonly Target[]): LegalMove[] {
  return movesStartingWith(options, pointed).filter((option) => targetRoutes(option)[0]!.length === pointed.length);
}

/** Return the targets that can be selected next, each with its moves. */
export function nextTargets(options: readonly LegalMove[], pointed: readonly Target[]): Map<Target, LegalMove[]> {
  const found = new Map<Target, LegalMove[]>();
  for (const option of options) {
    for (const route of targetRoutes(option)) {
      const target = startsWith(route, pointed) ? route[pointed.length] : undefined;
      if (target) found.set(target, [...(found.get(target) ?? []), option]);
    }
  }
  return found;
}

/** Return the selectable targets: for the next step, and as replacements of earlier ones. */
export function availableTargets(options: readonly LegalMove[], pointed: readonly Target[]): Map<Target, LegalMove[]> {
  const found = new Map<Target, LegalMove[]>();
  for (let step = 0; step <= pointed.length; step++) {
    for (const [target, moves] of nextTargets(options, pointed.slice(0, step))) found.set(target, moves);
  }
  return found;
}

/**
 * Return the selected targets with `target` added, in place of as few of the last ones as necessary; null if no
 * move has it.
 */
export function addTarget(options: readonly LegalMove[], pointed: readonly Target[], target: Target): Target[] | null {
  for (let step = pointed.length; step >= 0; step--) {
    const next = [...pointed.slice(0, step), target];
    if (movesStartingWith(options, next).length) return next;
  }
  return null;
}

/** Return the selected targets, completed by the first option if only words, or a single target, remain. */
export function preselectTargets(options: readonly LegalMove[], pointed: readonly Target[]): Target[] {
  const next = [...nextTargets(options, pointed).keys()];
  const first = next[0];
  const alone = pointed.length > 0 && next.length === 1;
  if (!first || !(alone || next.every((target) => target.startsWith("word:")))) return [...pointed];
  return preselectTargets(options, [...pointed, first]);
}

/** Return the move with the wanted orientation, else the first; null if there is none. */
export function orientedMove(options: readonly LegalMove[], turned: boolean): LegalMove | null {
  return options.find((option) => option.turned === turned) ?? options[0] ?? null;
}

/** Return whether a card may be laid in both orientations. */
export function hasBothOrientations(options: readonly LegalMove[]): boolean {
  return new Set(options.map((option) => option.turned)).size > 1;
}

/** Return the targets of one kind without their prefix, each with its moves. */
export function targetsOfKind(
  targets: ReadonlyMap<Target, LegalMove[]>,
  kind: "cell" | "seat" | "item" | "word",
): Map<string, LegalMove[]> {
  const found = new Map<string, LegalMove[]>();
  for (const [target, options] of targets) {
    if (target.startsWith(`${kind}:`)) found.set(target.slice(kind.length + 1), options);
  }
  return found;
}
