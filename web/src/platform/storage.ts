/** Read from `localStorage`. If it is blocked, reads return null and writes do nothing. */
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
