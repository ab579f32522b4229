/** Commands that wait for their answer, which is the frame with the same request id. */
import { ApiError } from "./api";

const ANSWER_TIMEOUT_MS = 10_000;

export interface Answer {
  type: string;
  code?: string;
  request_id?: number;
}

export class Commands<Command> {
  private lastId = 0;
  private readonly pending = new Map<number, (code?: string) => void>();

  /** `send` sends a frame and returns whether the socket accepted it. */
  constructor(private readonly send: (frame: Command) => boolean) {}

  /**
   * Send a command; resolve when it has been carried out. Reject with an `ApiError`: the code of the server, or
   * `offline` if there is no answer.
   */
  request(command: Command): Promise<void> {
    return new Promise((resolve, reject) => {
      const request_id = ++this.lastId;
      const timer = setTimeout(() => settle("offline"), ANSWER_TIMEOUT_MS);
      const settle = (code?: string): void => {
        clearTimeout(timer);
        this.pending.delete(request_id);
        if (code) reject(new ApiError(0, code));
        else resolve();
      };
      this.pending.set(request_id, settle);
      if (!this.send({ ...command, request_id })) settle("offline");
    });
  }

  /** Settle the command that a frame answers; return whether the frame has a request id. */
  settle({ request_id, code }: Answer): boolean {
    if (request_id === undefined) return false;
    this.pending.get(request_id)?.(code);
    return true;
  }

  /** Reject all unanswered commands, because the connection is lost. */
  abandon(): void {
    for (const settle of [...this.pending.values()]) settle("offline");
  }
}
