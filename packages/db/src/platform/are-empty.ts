import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Returns whether none of the tables has a row. */
export async function areEmpty(db: Kysely<Database>, tables: readonly (keyof Database)[]): Promise<boolean> {
  const filled = tables.map((table) => sql`exists (select from ${sql.table(table)})`);
  const { rows } = await sql<{ isFilled: boolean }>`select (${sql.join(filled, sql` or `)}) as is_filled`.execute(db);
  return rows[0]?.isFilled === false;
}
