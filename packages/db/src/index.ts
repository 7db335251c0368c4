export { type AccountExport, getAccountExport } from "./account-export.ts";
export { grantApiRights, ownsSchema } from "./api-rights.ts";
export { type BlockedUser, blockUser, isBlocked, listBlockedUsers, unblockUser } from "./blocked-users.ts";
export {
  type CarBrand,
  type CarBrandFilter,
  countCarBrandsByDecade,
  countCarBrandsBySign,
  type DecadeCount,
  listCarBrandCategories,
  listCarBrands,
} from "./car-brands.ts";
export { createDb, type Db, type DbOptions, getPoolCounts } from "./client.ts";
export { type Company, countCompaniesBySign, findCompany, listCompanies } from "./companies.ts";
export { DatabaseUnavailableError, explainDatabaseError, wrapConnectionError } from "./database-errors.ts";
export { AccountDeletedError, deleteAccount, isDeletedAccount } from "./delete-account.ts";
export { type Job, listJobs } from "./jobs.ts";
export { listen } from "./listen.ts";
export { migrate, pendingMigrations } from "./migrate.ts";
export type { Page } from "./paging.ts";
export { type Attempts, countAttempt } from "./rate-limits.ts";
export type { Database, Role } from "./schema.ts";
export {
  endHostTurn,
  findHostRobots,
  type HostPauseCause,
  type HostRobots,
  type HostTurn,
  type HostTurnEnd,
  type HostWait,
  saveHostRobots,
  takeHostTurn,
} from "./scrape-hosts.ts";
export { searchCompanies } from "./search/search-companies.ts";
export { type SeedData, seed } from "./seed/seed.ts";
export type { SeedReport } from "./seed/sync-table.ts";
export { getServerVersion } from "./server-version.ts";
export type { SignCount } from "./sign-counts.ts";
export { getTotals, type Totals } from "./totals.ts";
export {
  countUsStatesBySign,
  listUsStateCategories,
  listUsStateRegions,
  listUsStates,
  type UsState,
  type UsStateFilter,
} from "./us-states.ts";
export { findUser, type RegisterOutcome, registerUser, type User } from "./users.ts";
