export { createDb, type Db, type DbOptions } from "./client.ts";
export { explainFailure, isUnreachable } from "./explain-failure.ts";
export { migrate, pendingMigrations } from "./migrate.ts";
export type { Database, Role } from "./schema.ts";
export { seed } from "./seed.ts";
export type { SeedReport } from "./seed-record.ts";
export { getServerVersion } from "./server-version.ts";
export { getTotals, type Totals } from "./totals.ts";
export { findUser, registerUser, type User } from "./users.ts";
