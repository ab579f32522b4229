/**
 * Return a value from `localStorage`; null if there is none or storage is blocked. Writes to blocked storage do
 * nothing.
 */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    /* Storage is blocked. */
  }
}
