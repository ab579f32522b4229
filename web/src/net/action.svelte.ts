/** What a press asks for: one request at a time, and what went wrong in words. */
import { say } from "../i18n/texts.svelte";
import { ApiError } from "./api";

/** Shown elsewhere or known: a sheet tells of a ban, and a start on this device was given up by a press. */
const SILENT_ERRORS = new Set(["banned", "given-up"]);

export const errorCode = (error: unknown): string => (error instanceof ApiError ? error.code : "unknown");

/** An error in words; `message` is the text that words a code. */
export function errorText(error: unknown, message = "web-problem"): string {
  const code = errorCode(error);
  if (SILENT_ERRORS.has(code)) return "";
  if (code === "offline" && message === "web-problem") return say("web-offline");
  return say(message, { code });
}

export class Action {
  isBusy = $state(false);
  problem = $state("");
  readonly #toText: (error: unknown) => string;

  constructor(words: string | ((error: unknown) => string) = "web-problem") {
    this.#toText = typeof words === "string" ? (error) => errorText(error, words) : words;
  }

  /** Whether it was done. Does nothing while another one runs. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = this.#toText(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
