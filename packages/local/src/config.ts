import { existsSync } from "node:fs";

/** Every variable that the commands for a laptop read themselves. They pass the environment on to what they start. */
export const variables = {
  /** The port of the site. If it is taken, the next free one is used. */
  PORT: (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
  /** The folder of the database, the accounts and the logs, from the repository on. */
  DATA_DIR: () => true,
  /** A database of one's own. Without it, one starts from a package. */
  DATABASE_URL: () => true,
  /** A server on which the tests may create databases. Without it, a temporary one is started. */
  TEST_DATABASE_URL: () => true,
  /** The browser for the browser tests. */
  CHROMIUM_PATH: (value: string) => existsSync(value),
  /** With a key, payments go to Stripe and no sandbox is started. */
  STRIPE_SECRET_KEY: () => true,
  /** With an address or `live`, no sandbox of job boards is started. */
  JOB_SOURCES: () => true,
} satisfies Record<string, (value: string) => boolean>;

/**
 * Returns the value of a variable; undefined if it is missing or empty. The API and the worker check theirs themselves.
 *
 * @throws if the value is not allowed
 * @example
 * const port = Number(readVariable("PORT") ?? 3000);
 */
export function readVariable(name: keyof typeof variables): string | undefined {
  const value = process.env[name];
  if (!value) return undefined;
  if (!variables[name](value)) throw new Error(`${name} is ${value}. ${advice[name] ?? ""}`.trim());
  return value;
}

const advice: Partial<Record<keyof typeof variables, string>> = {
  PORT: "A port is a number up to 65535.",
  CHROMIUM_PATH: "No such file exists.",
};
