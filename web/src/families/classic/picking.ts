/** From what a player points at to one of the legal moves. Knows no card and no rule. */
import type { Option } from "../../lib/protocol";

/** Something to point at: a cell, a seat, or a word on a button. */
export type Target = `cell:${string}` | `seat:${number}` | `word:${string}`;

export const onCell = (key: string): Target => `cell:${key}`;
export const onSeat = (seat: number): Target => `seat:${seat}`;
export const inWord = (word: string): Target => `word:${word}`;

/**
 * What a move points at, in the order in which a player does.
 *
 * A new kind of target (a second goal, a card before a seat) is read here and nowhere else.
 */
export function targetsOf(option: Option): Target[] {
  const found: Target[] = [];
  if (option.seat !== null) found.push(onSeat(option.seat));
  if (option.at !== null) found.push(onCell(`${option.at[0]},${option.at[1]}`));
  if (option.word !== null) found.push(inWord(option.word));
  return found;
}

/** Put a card away instead of playing it: always possible, so it never counts as a way to play it. */
export const isPass = (option: Option): boolean => option.verb === "pass";

/** The ways to play a card of the hand; with null, the answers that need none. */
export function movesWith(options: readonly Option[], card: string | null): Option[] {
  return options.filter((option) => option.card === card && !isPass(option));
}

export function passOf(options: readonly Option[], card: string): Option | null {
  return options.find((option) => isPass(option) && option.card === card) ?? null;
}

export function playable(options: readonly Option[], card: string): boolean {
  return movesWith(options, card).length > 0;
}

/** The answers that are only said: agree, refuse, stop. */
export function spoken(options: readonly Option[]): Option[] {
  return movesWith(options, null).filter((option) => targetsOf(option).length === 0);
}

/** The moves that begin with everything that is pointed at. */
export function narrow(options: readonly Option[], pointed: readonly Target[]): Option[] {
  return options.filter((option) => {
    const targets = targetsOf(option);
    return pointed.every((target, step) => targets[step] === target);
  });
}

/** The moves that ask for nothing more; they differ in their half-turn alone. */
export function complete(options: readonly Option[], pointed: readonly Target[]): Option[] {
  return narrow(options, pointed).filter((option) => targetsOf(option).length === pointed.length);
}

/** The moves by what comes next. */
export function following(options: readonly Option[], pointed: readonly Target[]): Map<Target, Option[]> {
  const found = new Map<Target, Option[]>();
  for (const option of narrow(options, pointed)) {
    const target = targetsOf(option)[pointed.length];
    if (target) found.set(target, [...(found.get(target) ?? []), option]);
  }
  return found;
}

/** Everything that may be pointed at: what comes next, and what could stand in place of an earlier step. */
export function offered(options: readonly Option[], pointed: readonly Target[]): Map<Target, Option[]> {
  const found = new Map<Target, Option[]>();
  for (let step = 0; step <= pointed.length; step++) {
    for (const [target, moves] of following(options, pointed.slice(0, step))) found.set(target, moves);
  }
  return found;
}

/** Point at one thing more, or at another one instead; null where no legal move does. */
export function point(options: readonly Option[], pointed: readonly Target[], target: Target): Target[] | null {
  for (let step = pointed.length; step >= 0; step--) {
    const next = [...pointed.slice(0, step), target];
    if (narrow(options, next).length) return next;
  }
  return null;
}

/** Where only words are left to choose from, the first is chosen until the player takes another. */
export function preselect(options: readonly Option[], pointed: readonly Target[]): Target[] {
  const next = [...following(options, pointed).keys()];
  const first = next[0];
  if (!first || !next.every((target) => target.startsWith("word:"))) return [...pointed];
  return preselect(options, [...pointed, first]);
}

/** Of the moves on one target, the one that lies as wished, else the only one there is. */
export function posed(options: readonly Option[], turned: boolean): Option | null {
  return options.find((option) => option.turned === turned) ?? options[0] ?? null;
}

/** Whether a card may lie both ways round. */
export function bothWays(options: readonly Option[]): boolean {
  return new Set(options.map((option) => option.turned)).size > 1;
}

/** The targets of one kind, without its prefix. */
export function ofKind(
  targets: ReadonlyMap<Target, Option[]>,
  kind: "cell" | "seat" | "word",
): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const [target, options] of targets) {
    if (target.startsWith(`${kind}:`)) found.set(target.slice(kind.length + 1), options);
  }
  return found;
}
