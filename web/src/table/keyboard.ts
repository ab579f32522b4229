/** The commands of a table's keyboard shortcuts. */
export type Command =
  | { do: "pick"; index: number }
  | { do: "step"; dx: number; dy: number }
  | { do: "turn" | "confirm" | "undo" | "cancel" | "discard" | "help" | "fit" | "role" };

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface KeyPress {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
}

export function commandFor(press: KeyPress): Command | null {
  if ((press.ctrlKey || press.metaKey) && press.key === "z") return { do: "undo" };
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const step = STEPS[press.key];
  if (step) return { do: "step", dx: step[0], dy: step[1] };
  if (/^[1-9]$/.test(press.key)) return { do: "pick", index: Number(press.key) - 1 };
  switch (press.key) {
    case "r":
    case "R":
      return { do: "turn" };
    case "Enter":
      return { do: "confirm" };
    case "Backspace":
      return { do: "undo" };
    case "Escape":
      return { do: "cancel" };
    case "d":
    case "D":
      return { do: "discard" };
    case "f":
    case "F":
      return { do: "fit" };
    case "?":
      return { do: "help" };
    case " ":
      return { do: "role" };
    default:
      return null;
  }
}

/** Return whether the target of a key event is a text field or a select. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
