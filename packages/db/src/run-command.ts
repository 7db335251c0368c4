import { Option } from "commander";
import { grantApiRights } from "./api-rights.ts";
import { type Config, readConfig } from "./config.ts";
import { migrate } from "./migrate.ts";
import { createDb, type Db } from "./platform/client.ts";
import { explainDatabaseError } from "./platform/database-errors.ts";

/** Runs a command on the database of the settings. A failure becomes a line for the operator and the exit code 1. */
export async function withDb(use: (db: Db, config: Config) => Promise<void>): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig();
    // These commands may take longer than a request may.
    const db = createDb(config.databaseUrl, { applicationName: "db", maxConnections: 1, statementTimeoutMs: 0 });
    await use(db, config).finally(() => db.destroy());
  } catch (error) {
    fail(config ? explainDatabaseError(error, config.databaseUrl) : String((error as Error).message));
  }
}

export function apiRoleOption(): Option {
  return new Option("--api-role <name>", "give this role the rights of the API (default: API_DATABASE_ROLE)");
}

export async function migrateAndGrant(db: Db, apiRole: string | undefined): Promise<void> {
  const applied = await migrate(db);
  print(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "Nothing to migrate.");
  if (apiRole === undefined) return;
  await grantApiRights(db, apiRole);
  print(`${apiRole} has the rights of the API.`);
}

export function print(line: string): void {
  console.log(line);
}

export function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
