import { type Environment, readSettings, sharedVariables } from "@zodiac-at-work/settings";
import { z } from "zod";

/**
 * Every variable that the commands of this package read, with its rule.
 *
 * @public for the test that compares it with `.env.example`
 */
export const variables = {
  /** Decides whether all data may be deleted. */
  NODE_ENV: sharedVariables.NODE_ENV,
  DATABASE_URL: sharedVariables.DATABASE_URL,
  /** The role of the API's logins. `migrate` and `reset` give it the rights that the API needs. */
  API_DATABASE_ROLE: z.string().optional(),
  /** Encrypts backups, and opens them again. */
  BACKUP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, "is not 64 hexadecimal digits, as `openssl rand -hex 32` prints them")
    .transform((digits) => Buffer.from(digits, "hex"))
    .optional(),
  /** The folder of pg_dump and pg_restore. By default the right version is searched. */
  POSTGRES_BIN: z.string().optional(),
};

/** The checked settings of a command. */
export interface Config {
  databaseUrl: string;
  apiRole: string | undefined;
  backupKey: Buffer | undefined;
  /** The folder of PostgreSQL's programs, if they are not to be searched. */
  postgresBin: string | undefined;
  /** Whether all data may be deleted: only if NODE_ENV is exactly `development` or `test`. */
  allowsReset: boolean;
}

/**
 * Reads the settings.
 *
 * @throws {SettingsError}
 */
export function readConfig(environment: Environment = process.env): Config {
  const { settings, production } = readSettings(environment, z.object(variables), () => []);
  return {
    databaseUrl: settings.DATABASE_URL,
    apiRole: settings.API_DATABASE_ROLE,
    backupKey: settings.BACKUP_KEY,
    postgresBin: settings.POSTGRES_BIN,
    allowsReset: !production,
  };
}

/**
 * Returns the address of the server on which tests create their databases, as a superuser.
 *
 * @throws if TEST_DATABASE_URL is not such an address
 */
export function readTestDatabaseUrl(): string {
  const { data } = sharedVariables.DATABASE_URL.safeParse(process.env.TEST_DATABASE_URL);
  if (data) return data;
  throw new Error("TEST_DATABASE_URL is not set. Run tests through the command with-postgres, which sets it.");
}
