/** The scenes finished in this browser. */
import { readStorage, writeStorage } from "../../platform/storage";

const STORAGE_KEY = "learned";

export const finishedScenes = (): ReadonlySet<string> =>
  new Set((readStorage(STORAGE_KEY) ?? "").split(" ").filter(Boolean));

export function markFinished(box: string, scene: number): void {
  writeStorage(
    STORAGE_KEY,
    [...finishedScenes()]
      .filter((name) => name !== `${box}-${scene}`)
      .concat(`${box}-${scene}`)
      .join(" "),
  );
}
