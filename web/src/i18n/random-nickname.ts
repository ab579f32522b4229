import { say } from "./texts.svelte";

/** Return a random nickname that is not in `but`, if there is one. */
export function randomNickname(but: readonly string[] = [], random: () => number = Math.random): string {
  const names = say("nicknames").split(", ");
  const free = names.filter((name) => !but.includes(name));
  const among = free.length ? free : names;
  return among[Math.floor(random() * among.length)]!;
}
