/** From what a player points at to one of the legal moves. Knows no card and no rule. */
import type { LegalMove } from "../../wire/protocol";

/** Something to point at: a cell, a seat, one of the numbered things beside the board, or a word on a button. */
export type Target = `cell:${string}` | `seat:${number}` | `item:${number}` | `word:${string}`;

export const cellTarget = (key: string): Target => `cell:${key}`;
export const seatTarget = (seat: number): Target => `seat:${seat}`;
export const itemTarget = (number: number): Target => `item:${number}`;
export const wordTarget = (word: string): Target => `word:${word}`;

/**
 * What a move points at, in every order in which a player may: two cells have no order of their own.
 *
 * A new kind of target is read here and nowhere else.
 */
export function targetRoutes(option: LegalMove): Target[][] {
  const before = option.seat === null ? [] : [seatTarget(option.seat)];
  if (option.at === null && option.value !== null) before.push(itemTarget(option.value));
  const after = option.word === null ? spaceTarget(option) : [wordTarget(option.word)];
  const cells = [option.at, option.other].flatMap((at) => (at === null ? [] : [cellTarget(`${at[0]},${at[1]}`)]));
  const orders = cells.length > 1 ? [cells, [...cells].reverse()] : [cells];
  return orders.map((order) => [...before, ...order, ...after]);
}

/** A card may be cut into spaces: then a number follows its cell. */
const spaceTarget = ({ at, value }: LegalMove): Target[] =>
  at === null || value === null ? [] : [wordTarget(`${value}`)];

const hasNoTarget = (option: LegalMove): boolean => targetRoutes(option)[0]!.length === 0;

/** Play a card, rather than put it away or pay with it: only that makes it a playable one. */
const isPlay = (option: LegalMove): boolean => option.verb === "lay" || option.verb === "play";

/** The ways to play a card of the hand or, with a verb, to do that with it; with null, what needs no card. */
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

/** What else may be done with a card: pass it, pay with it. */
export function verbsWithCard(options: readonly LegalMove[], card: string): string[] {
  return verbsOf(options.filter((option) => option.card === card && !isPlay(option)));
}

/** What may be done without a card: on a turn whatever is not pointed at by itself, else what is only said. */
export function verbsWithoutCard(options: readonly LegalMove[], onTurn: boolean): string[] {
  return verbsOf(movesForCard(options, null).filter((option) => onTurn || hasNoTarget(option)));
}

const verbsOf = (options: readonly LegalMove[]): string[] => [...new Set(options.map((option) => option.verb))];

/** What is done as soon as it is said. */
export function untargetedMove(options: readonly LegalMove[], verb: string): LegalMove | null {
  return options.find((option) => option.verb === verb && option.card === null && hasNoTarget(option)) ?? null;
}

const startsWith = (route: readonly Target[], pointed: readonly Target[]): boolean =>
  pointed.every((target, step) => route[step] === target);

/** The moves that begin with everything that is pointed at. */
export function movesStartingWith(options: readonly LegalMove[], pointed: readonly Target[]): LegalMove[] {
  return options.filter((option) => targetRoutes(option).some((route) => startsWith(route, pointed)));
}

/** The moves that ask for nothing more; they differ in their half-turn alone. */
export function completeMoves(options: readonly LegalMove[], pointed: readonly Target[]): LegalMove[] {
  return movesStartingWith(options, pointed).filter((option) => targetRoutes(option)[0]!.length === pointed.length);
}

/** The moves by what comes next. */
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

/** Everything that may be pointed at: what comes next, and what could stand in place of an earlier step. */
export function availableTargets(options: readonly LegalMove[], pointed: readonly Target[]): Map<Target, LegalMove[]> {
  const found = new Map<Target, LegalMove[]>();
  for (let step = 0; step <= pointed.length; step++) {
    for (const [target, moves] of nextTargets(options, pointed.slice(0, step))) found.set(target, moves);
  }
  return found;
}

/** Point at one thing more, or at another one instead; null where no legal move does. */
export function addTarget(options: readonly LegalMove[], pointed: readonly Target[], target: Target): Target[] | null {
  for (let step = pointed.length; step >= 0; step--) {
    const next = [...pointed.slice(0, step), target];
    if (movesStartingWith(options, next).length) return next;
  }
  return null;
}

/** Where only words are left to choose from, or one thing alone, the first is chosen until the player takes another. */
export function preselectTargets(options: readonly LegalMove[], pointed: readonly Target[]): Target[] {
  const next = [...nextTargets(options, pointed).keys()];
  const first = next[0];
  const alone = pointed.length > 0 && next.length === 1;
  if (!first || !(alone || next.every((target) => target.startsWith("word:")))) return [...pointed];
  return preselectTargets(options, [...pointed, first]);
}

/** Of the moves on one target, the one that lies as wished, else the only one there is. */
export function orientedMove(options: readonly LegalMove[], turned: boolean): LegalMove | null {
  return options.find((option) => option.turned === turned) ?? options[0] ?? null;
}

/** Whether a card may lie both ways round. */
export function hasBothOrientations(options: readonly LegalMove[]): boolean {
  return new Set(options.map((option) => option.turned)).size > 1;
}

/** The targets of one kind, without its prefix. */
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
