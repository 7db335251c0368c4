import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/** Options of a logger. */
export interface LogOptions {
  /** Where lines are written; standard output if omitted. */
  destination?: DestinationStream | undefined;
  /** Serializers by the name of the logged property, in addition to the one for `err`. */
  serializers?: LoggerOptions["serializers"];
  /** Returns properties that every line gets: the id of the trace in which it is written. */
  context?: (() => object) | undefined;
}

/** Properties that may hold a secret or personal data. They are redacted up to three levels deep. */
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
 * Creates the logger of a process. It writes one JSON object per line. It redacts secrets by name. It writes only
 * the name, message, code, stack and cause of an error: other fields of a PostgreSQL error hold values of rows.
 *
 * @param level the lowest level that is written, as pino names it
 * @example
 * const logger = createLogger("info");
 * logger.warn({ err }, "lost an idle database connection");
 */
export function createLogger(level: string, { destination, serializers, context }: LogOptions = {}): Logger {
  return pino(
    {
      level,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      base: undefined,
      ...(context && { mixin: context }),
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[redacted]" },
      serializers: { ...serializers, err: serializeError },
    },
    destination ?? standardOutput(),
  );
}

/**
 * Writes to standard output. If the log device is full or gone, lines are lost and the process goes on: without a listener, the
 * stream would throw at each line. Up to `maxLength` characters wait for the device.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, maxLength: 2 ** 20 });
  output.on("error", () => {
    // At the end of the process it would repeat the failed write forever.
    output.flushSync = () => {};
  });
  return output;
}

function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: serializeError(cause) }) };
}
