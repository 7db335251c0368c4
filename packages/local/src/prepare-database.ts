import { insertDemoUsers } from "./demo-accounts.ts";

/**
 * Brings a database to the state in which the product starts on a laptop: migrated, seeded, with the demo accounts.
 *
 * @throws with a sentence for people when it can't be used
 */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  // Imported late: the package stands on libraries that a fresh clone has yet to build.
  const { createDb, explainFailure, migrate, seed } = await import("@zodiac-at-work/db");
  const db = createDb(databaseUrl);
  try {
    await migrate(db);
    await seed(db);
    await insertDemoUsers(db);
  } catch (cause) {
    throw new Error(explainFailure(cause, databaseUrl), { cause });
  } finally {
    await db.destroy();
  }
}
