/** How a fetch ends that brings no response. The words are those of a source's outcome. */
export type FailureType = "forbidden" | "blocked" | "unreachable" | "failed";

/** A fetch that ends without a response. The message is a sentence for the operator. */
export class FetchError extends Error {
  override name = "FetchError";
  readonly type: FailureType;
  /** When another attempt makes sense; null if nothing says so. */
  readonly retryAfterMs: number | null;

  constructor(type: FailureType, message: string, options: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.type = type;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

/** The network or the host failed. The fetcher tries again after no other error. */
export class TransientError extends FetchError {
  override name = "TransientError";

  constructor(message: string, options: { cause?: unknown } = {}) {
    super("unreachable", message, options);
  }
}

/** The host took too long. */
export class TimeoutError extends TransientError {
  override name = "TimeoutError";
}

/** A chain of redirects leads in a circle, too far, or where nothing may be fetched. */
export class RedirectError extends FetchError {
  override name = "RedirectError";

  constructor(message: string, options: { cause?: unknown } = {}) {
    super("failed", message, options);
  }
}

/** The budget does not allow another request. */
export class BudgetError extends FetchError {
  override name = "BudgetError";
}

/** The host's turn is too far away: it is paused, busy, or wants long waits between requests. */
export class HostPausedError extends FetchError {
  override name = "HostPausedError";
}
