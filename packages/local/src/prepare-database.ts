import { insertDemoUsers } from "./demo-accounts.ts";

/**
 * Migrates and seeds a database and inserts the demo accounts. Gives `apiRole`, if there is one, the rights of the API.
 *
 * @throws with a message for the user if the database can't be used
 */
export async function prepareDatabase(databaseUrl: string, apiRole?: string): Promise<void> {
  // Imported here, because the package needs libraries that a fresh clone builds first.
  const { createDb, explainDatabaseError, grantApiRights, migrate, seed } = await import("@zodiac-at-work/db");
  const db = createDb(databaseUrl);
  try {
    await migrate(db);
    if (apiRole) await grantApiRights(db, apiRole);
    await seed(db);
    await insertDemoUsers(db);
  } catch (cause) {
    throw new Error(explainDatabaseError(cause, databaseUrl), { cause });
  } finally {
    await db.destroy();
  }
}
