/** The one file of this package that reads the environment. */

/**
 * The database to work on.
 *
 * @throws with a sentence for the operator when DATABASE_URL is missing or isn't a PostgreSQL address
 */
export function readDatabaseUrl(): string {
  return readUrl("DATABASE_URL", "Set it to postgres://user:password@host:port/database.");
}

/** The server on which tests make their databases: a superuser's connection to any database of it. */
export function readTestDatabaseUrl(): string {
  return readUrl("TEST_DATABASE_URL", "Run tests through the command with-postgres, which sets it.");
}

/** Also where nobody has said: forgetting the name of a laptop can only make this stricter. */
export function isProduction(): boolean {
  return (process.env.NODE_ENV || "production") === "production";
}

function readUrl(name: string, advice: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set. ${advice}`);
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`${name} is not the address of a PostgreSQL database. ${advice}`);
  }
  return url;
}
