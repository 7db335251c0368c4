import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/** How a log differs from the plain one. */
export interface LogOptions {
  /** Where lines go; standard output if left out. */
  destination?: DestinationStream | undefined;
  /** What is told of a thing that is logged under a name, besides that of an error, `err`. */
  serializers?: LoggerOptions["serializers"];
}

/** Names under which a secret or something about a person could reach a log line, wherever they stand. */
const secret = [
  "authorization",
  "cookie",
  "password",
  "token",
  "idToken",
  "secret",
  "clientSecret",
  "email",
  "birthDate",
  "databaseUrl",
];

/**
 * Makes the log of a process: one JSON object a line. Secrets are kept out by their names, and of an error only what a
 * developer needs is told: PostgreSQL puts a row's values into other fields of its errors.
 *
 * @param level the least one that is written, as pino names them
 * @example
 * const logger = createLogger("info");
 * logger.warn({ err }, "lost an idle database connection");
 */
export function createLogger(level: string, { destination, serializers }: LogOptions = {}): Logger {
  return pino(
    {
      level,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      base: undefined,
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[kept out]" },
      serializers: { ...serializers, err: errorInBrief },
    },
    destination ?? pino.destination(1),
  );
}

function errorInBrief(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: errorInBrief(cause) }) };
}
