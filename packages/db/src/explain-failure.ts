/** Codes of the network, and those under which PostgreSQL turns clients away for the time being. */
const unreachable = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "EPIPE"],
  ...["57P01", "57P02", "57P03", "53300", "08000", "08001", "08003", "08006"],
]);

/**
 * Whether a failure is the connection's and not the query's: worth a retry, and nobody's fault who asked.
 *
 * The driver reports a server that went away, or that did not answer a connection, without a code.
 */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return unreachable.has(code);
  return (
    error instanceof Error && /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  );
}

/**
 * Says in a sentence for operators why the database could not be used, with its address and without its password.
 * Failures that are not about connecting keep their own message.
 *
 * @example
 * explainFailure(error, "postgres://me:secret@db:5432/zodiac");
 * // "No PostgreSQL answers at db:5432 (ECONNREFUSED). Is it running, and is DATABASE_URL right?"
 */
export function explainFailure(error: unknown, connectionString: string): string {
  const { hostname, port, pathname, username } = new URL(connectionString);
  const server = `${hostname || "localhost"}:${port || 5432}`;
  const code = codeOf(error);
  switch (code) {
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
    case "ECONNRESET":
      return `No PostgreSQL answers at ${server} (${code}). Is it running, and is DATABASE_URL right?`;
    case "28P01":
    case "28000":
      return `PostgreSQL at ${server} refuses the user ${username || "of DATABASE_URL"} or the password.`;
    case "3D000":
      return `PostgreSQL at ${server} has no database ${decodeURIComponent(pathname.slice(1))}. Create it first.`;
    case "57P03":
      return `PostgreSQL at ${server} is starting or stopping. Try again in a moment.`;
    case "55P03":
      return "Other programs keep the tables busy. Stop the API and the worker, then try again.";
    case "53300":
      return `PostgreSQL at ${server} has no connection left.`;
    default: {
      const message = error instanceof Error ? error.message : String(error);
      if (/timeout exceeded|timed out|TimeoutError/i.test(message) || isTimeout(error)) {
        return `PostgreSQL at ${server} does not answer in time.`;
      }
      return message;
    }
  }
}

/** A host name with several addresses fails with one AggregateError, whose parts carry the codes. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}
