/** The text for a request that got no response. */
export const connectionFailed = "Network error: Unable to connect to server. Please check your connection.";

/**
 * Returns the text for a failed connection, or undefined for any other error. Browsers report a request without a response
 * as a `TypeError` and a module that could not be loaded by its message, each in its own words, which are not for readers.
 */
export function connectionMessage(error: unknown): string | undefined {
  return error instanceof Error && isConnectionFailure(error) ? connectionFailed : undefined;
}

function isConnectionFailure(error: Error): boolean {
  if ("code" in error) return error.code === "auth/network-request-failed";
  return error.name === "TypeError" && failures.test(error.message);
}

/** The words of Chromium, Firefox and Safari, for requests and for modules. */
const failures = /failed to fetch|load failed|networkerror|importing a module|loading dynamically imported module/i;
