/** Fails a task without another attempt. Throw it where a retry can't succeed. */
export class NonRetryableError extends Error {
  override name = "NonRetryableError";
}
