import { type PaymentSettings, paymentProblems, paymentVariables, readPaymentSettings } from "@zodiac-at-work/payments";
import { z } from "zod";

/** What the environment says, checked. This is the only file that reads it. */
export interface Config {
  databaseUrl: string;
  logLevel: string;
  /** Null where payments are not set up, which only a laptop may be. */
  payments: PaymentSettings | null;
  /** Where figures for Prometheus are served; null where they are not. */
  metrics: { host: string; port: number } | null;
}

/** The environment is not one to work with; the message names every setting that is missing or wrong, and no value. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. Without NODE_ENV the process takes itself to be in production, as the API does.
 *
 * @throws {ConfigError}
 */
export function readConfig(environment: Environment = process.env): Config {
  // An empty setting is a missing one.
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const production = (env.NODE_ENV ?? "production") === "production";
  const result = schema.safeParse(env);
  const problems = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`),
    ...paymentProblems(env, { production }),
  ];
  if (problems.length > 0 || !result.success) throw new ConfigError(problems.join("; "));
  const { DATABASE_URL, LOG_LEVEL, METRICS_HOST, METRICS_PORT } = result.data;
  return {
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    payments: readPaymentSettings(env),
    metrics: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT },
  };
}

const schema = z.object({
  DATABASE_URL: z
    .string("is missing: postgres://user:password@host:port/database")
    .refine(
      (url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url),
      "is not of the form postgres://user:password@host:port/database",
    ),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "is not a level of pino")
    .default("info"),
  // Figures about the business are for whoever runs it: loopback, unless told to listen on a private network.
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, "is not a port number")
    .transform(Number)
    .refine((port) => port <= 65_535, "is not a port number")
    .optional(),
  ...paymentVariables,
});
