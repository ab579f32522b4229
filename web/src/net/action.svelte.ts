/** A user action: one request at a time, with its error as text. */
import { say } from "../i18n/texts.svelte";
import { ApiError } from "./api";

/**
 * Errors without a text here: a ban has a sheet of its own, and `given-up` means that the user has cancelled an offline
 * start.
 */
const SILENT_ERRORS = new Set(["banned", "given-up"]);

export const errorCode = (error: unknown): string => (error instanceof ApiError ? error.code : "unknown");

/** Return the text of an error; `message` is the text id that takes the error code as argument. */
export const errorText = (error: unknown, message?: string): string => codeText(errorCode(error), message);

/** Return the text of an error code; empty for a silent error. */
export function codeText(code: string, message = "web-problem"): string {
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

  /** Run a request and return whether it succeeded; return false at once while another request is running. */
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
