import { type QueryExecutorProvider, sql } from "kysely";

const signs = sql.raw(
  "('rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig')",
);

/** The second sign of a founding whose day is unknown, so that a filter by sign can find it as well. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  for (const table of ["companies", "car_brands"]) {
    await sql`
      alter table ${sql.table(table)}
      add column possible_sign text check (possible_sign in ${signs}) check (possible_sign <> zodiac_sign)`.execute(db);
  }
}
