import { say } from "./texts.svelte";

/** A name for somebody who has not given one, other than these. */
export function randomNickname(but: readonly string[] = [], random: () => number = Math.random): string {
  const names = say("nicknames").split(", ");
  const free = names.filter((name) => !but.includes(name));
  const among = free.length ? free : names;
  return among[Math.floor(random() * among.length)]!;
}
