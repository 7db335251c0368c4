/** Fails an attempt that may succeed later. Without it, a failure of a handler is final. */
export class RetryableError extends Error {
  override name = "RetryableError";
  /** The wait before the next attempt; the task's own wait if null. */
  readonly delayMs: number | null;

  constructor(message: string, { delayMs = null, ...options }: ErrorOptions & { delayMs?: number | null } = {}) {
    super(message, options);
    this.delayMs = delayMs;
  }
}
