import { insertDemoUsers } from "./demo-accounts.ts";

/**
 * Migrates and seeds a database and inserts the demo accounts.
 *
 * @throws with a message for the user if the database can't be used
 */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  // Imported here, because the package needs libraries that a fresh clone builds first.
  const { createDb, explainDatabaseError, migrate, seed } = await import("@zodiac-at-work/db");
  const db = createDb(databaseUrl);
  try {
    await migrate(db);
    await seed(db);
    await insertDemoUsers(db);
  } catch (cause) {
    throw new Error(explainDatabaseError(cause, databaseUrl), { cause });
  } finally {
    await db.destroy();
  }
}
