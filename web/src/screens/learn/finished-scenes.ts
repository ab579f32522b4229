/** Which scenes were played to their end in this browser. */
import { recall, remember } from "../../platform/storage";

const KEY = "learned";

export const learned = (): ReadonlySet<string> => new Set((recall(KEY) ?? "").split(" ").filter(Boolean));

export function learn(box: string, scene: number): void {
  remember(KEY, [...learned()].filter((name) => name !== `${box}-${scene}`).concat(`${box}-${scene}`).join(" "));
}
