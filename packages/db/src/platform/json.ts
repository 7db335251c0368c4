import { type RawBuilder, sql } from "kysely";

/** Returns a value for a column of type `jsonb`. The driver would send an array as an array of PostgreSQL. */
export function json<Value extends object>(value: Value): RawBuilder<Value> {
  return sql<Value>`${JSON.stringify(value)}::jsonb`;
}
