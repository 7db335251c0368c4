// The only file of this package that reads the environment.

/**
 * Returns the address of the database.
 *
 * @throws with a message for the operator if DATABASE_URL is missing or isn't a PostgreSQL address
 */
export function readDatabaseUrl(): string {
  return readUrl("DATABASE_URL", "Set it to postgres://user:password@host:port/database.");
}

/** Returns the address of the server on which tests create their databases, as a superuser. */
export function readTestDatabaseUrl(): string {
  return readUrl("TEST_DATABASE_URL", "Run tests through the command with-postgres, which sets it.");
}

/** Returns whether all data may be deleted: only if NODE_ENV is exactly `development` or `test`. */
export function allowsReset(): boolean {
  return process.env.NODE_ENV === "development" || process.env.NODE_ENV === "test";
}

/** Returns the API's database role, if it is set. */
export function readApiRole(): string | undefined {
  return process.env.API_DATABASE_ROLE || undefined;
}

function readUrl(name: string, advice: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set. ${advice}`);
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`${name} is not the address of a PostgreSQL database. ${advice}`);
  }
  return url;
}
