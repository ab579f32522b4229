import { say } from "./texts.svelte";

/** A name for somebody who has not given one. */
export function nickname(random: () => number = Math.random): string {
  const adjectives = say("nickname-adjectives").split(", ");
  const adjective = adjectives[Math.floor(random() * adjectives.length)]!;
  const name = say("nickname", { adjective, number: 10 + Math.floor(random() * 90) });
  return (name[0]!.toUpperCase() + name.slice(1)).slice(0, 24);
}
