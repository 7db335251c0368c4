/**
 * The database could not be reached, or it closed the connection. The query may work later; `cause` is the driver's own
 * error. Every query of a pool that `createDb` opened fails with this error when its connection fails.
 */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
}

/** Error codes of the network, and those of a PostgreSQL that turns clients away, or lacks disk or memory, for a while. */
const connectionCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "EPIPE"],
  ...["57P01", "57P02", "57P03", "53100", "53200", "53300", "08000", "08001", "08003", "08006"],
]);

/** The driver reports these failures without a code. */
const connectionMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Returns a `DatabaseUnavailableError` for a failed connection, and any other error unchanged.
 *
 * @param error what the PostgreSQL driver threw; other errors may carry the same codes
 */
export function wrapConnectionError(error: unknown): unknown {
  const code = codeOf(error);
  const isConnection =
    code === undefined ? error instanceof Error && connectionMessages.test(error.message) : connectionCodes.has(code);
  return isConnection ? new DatabaseUnavailableError("The database is unavailable.", { cause: error }) : error;
}

/**
 * Explains to an operator why the database could not be used. The text names the server and never the password. Errors
 * that are not about connecting keep their own message.
 *
 * @example
 * explainDatabaseError(error, "postgres://me:secret@db:5432/zodiac");
 * // "No PostgreSQL answers at db:5432 (ECONNREFUSED). Is it running, and is DATABASE_URL right?"
 */
export function explainDatabaseError(error: unknown, connectionString: string): string {
  if (error instanceof DatabaseUnavailableError) return explainDatabaseError(error.cause, connectionString);
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
      return "Other programs hold locks on the tables. Stop the API and the worker, then try again.";
    case "53100":
      return `The disk of PostgreSQL at ${server} is full.`;
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

/** Returns the code of an error. A host name with several addresses fails with an AggregateError of coded errors. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}
