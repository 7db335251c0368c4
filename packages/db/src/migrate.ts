import { up as catalogue } from "../migrations/0001-catalogue.ts";
import { up as accounts } from "../migrations/0002-accounts.ts";
import { up as blog } from "../migrations/0003-blog.ts";
import { up as seedRecords } from "../migrations/0004-seed-records.ts";
import { up as payments } from "../migrations/0005-payments.ts";
import { up as catalogueSearch } from "../migrations/0006-catalogue-search.ts";
import { up as changeNotices } from "../migrations/0007-change-notices.ts";
import { up as rateLimits } from "../migrations/0008-rate-limits.ts";
import { up as searchKeys } from "../migrations/0009-search-keys.ts";
import { up as taskQueue } from "../migrations/0010-task-queue.ts";
import { up as catalogValues } from "../migrations/0011-catalog-values.ts";
import { up as catalogNotices } from "../migrations/0012-catalog-notices.ts";
import { up as addresses } from "../migrations/0013-addresses.ts";
import { up as blockedUsers } from "../migrations/0014-blocked-users.ts";
import { up as articleNotices } from "../migrations/0015-article-notices.ts";
import { up as jobSources } from "../migrations/0016-job-sources.ts";
import { up as scrapeHosts } from "../migrations/0017-scrape-hosts.ts";
import { up as operators } from "../migrations/0018-operators.ts";
import { up as blogAdmin } from "../migrations/0019-blog-admin.ts";
import { up as wellKnownCompanies } from "../migrations/0020-well-known-companies.ts";
import { up as wellKnownCarBrands } from "../migrations/0021-well-known-car-brands.ts";
import { up as possibleSigns } from "../migrations/0022-possible-signs.ts";
import { up as companyAliases } from "../migrations/0023-company-aliases.ts";
import { up as imageAddresses } from "../migrations/0024-image-addresses.ts";
import { up as subscriptions } from "../migrations/0025-subscriptions.ts";
import { up as sampleArticles } from "../migrations/0026-sample-articles.ts";
import { up as sitemapSources } from "../migrations/0027-sitemap-sources.ts";
import { up as workdaySources } from "../migrations/0028-workday-sources.ts";
import { up as largeBoardSources } from "../migrations/0029-large-board-sources.ts";
import { up as furtherBoardSources } from "../migrations/0030-further-board-sources.ts";
import { up as articleFamilies } from "../migrations/0031-article-families.ts";
import { up as ownSiteSources } from "../migrations/0032-own-site-sources.ts";
import { up as validSourceKinds } from "../migrations/0033-valid-source-kinds.ts";
import { up as wordsInAnySearchPath } from "../migrations/0034-words-in-any-search-path.ts";
import { up as modelCosts } from "../migrations/0035-model-costs.ts";
import { up as closedJobsByEnd } from "../migrations/0036-closed-jobs-by-end.ts";
import { up as quietRemovalOfClosedJobs } from "../migrations/0037-quiet-removal-of-closed-jobs.ts";
import { up as savedLists } from "../migrations/0038-saved-lists.ts";
import { up as computedArticles } from "../migrations/0039-computed-articles.ts";
import { up as travelIndustry } from "../migrations/0040-travel-industry.ts";
import { up as validIndustries } from "../migrations/0041-valid-industries.ts";
import { up as searchSubscriptions } from "../migrations/0042-search-subscriptions.ts";
import { up as forgetOpeningsVisits } from "../migrations/0043-forget-openings-visits.ts";
import { up as publishedLinks } from "../migrations/0044-published-links.ts";
import { up as validLinks } from "../migrations/0045-valid-links.ts";
import { up as openPlaces } from "../migrations/0046-open-places.ts";
import { up as openingsByPlace } from "../migrations/0047-openings-by-place.ts";
import { up as auditLog } from "../migrations/0048-audit-log.ts";
import { up as browserReports } from "../migrations/0049-browser-reports.ts";
import { appliedMigrations, applyMigrations, type Migration } from "./apply-migrations.ts";
import type { Db } from "./platform/client.ts";

/** In order. Never rename, remove or move a released name: databases store it. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-catalogue": catalogue,
  "0002-accounts": accounts,
  "0003-blog": blog,
  "0004-seed-records": seedRecords,
  "0005-payments": payments,
  "0006-catalogue-search": catalogueSearch,
  "0007-change-notices": changeNotices,
  "0008-rate-limits": rateLimits,
  "0009-search-keys": searchKeys,
  "0010-task-queue": taskQueue,
  "0011-catalog-values": catalogValues,
  "0012-catalog-notices": catalogNotices,
  "0013-addresses": addresses,
  "0014-blocked-users": blockedUsers,
  "0015-article-notices": articleNotices,
  "0016-job-sources": jobSources,
  "0017-scrape-hosts": scrapeHosts,
  "0018-operators": operators,
  "0019-blog-admin": blogAdmin,
  "0020-well-known-companies": wellKnownCompanies,
  "0021-well-known-car-brands": wellKnownCarBrands,
  "0022-possible-signs": possibleSigns,
  "0023-company-aliases": companyAliases,
  "0024-image-addresses": imageAddresses,
  "0025-subscriptions": subscriptions,
  "0026-sample-articles": sampleArticles,
  "0027-sitemap-sources": sitemapSources,
  "0028-workday-sources": workdaySources,
  "0029-large-board-sources": largeBoardSources,
  "0030-further-board-sources": furtherBoardSources,
  "0031-article-families": articleFamilies,
  "0032-own-site-sources": ownSiteSources,
  "0033-valid-source-kinds": validSourceKinds,
  "0034-words-in-any-search-path": wordsInAnySearchPath,
  "0035-model-costs": modelCosts,
  "0036-closed-jobs-by-end": closedJobsByEnd,
  "0037-quiet-removal-of-closed-jobs": quietRemovalOfClosedJobs,
  "0038-saved-lists": savedLists,
  "0039-computed-articles": computedArticles,
  "0040-travel-industry": travelIndustry,
  "0041-valid-industries": validIndustries,
  "0042-search-subscriptions": searchSubscriptions,
  "0043-forget-openings-visits": forgetOpeningsVisits,
  "0044-published-links": publishedLinks,
  "0045-valid-links": validLinks,
  "0046-open-places": openPlaces,
  "0047-openings-by-place": openingsByPlace,
  "0048-audit-log": auditLog,
  "0049-browser-reports": browserReports,
};

/**
 * The names of the migrations that run outside of a transaction: those with `create index concurrently`.
 *
 * @public for the test of the migrations' statements
 */
export const outsideTransaction: ReadonlySet<string> = new Set(["0036-closed-jobs-by-end", "0047-openings-by-place"]);

/**
 * Applies the migrations that the database lacks. Several processes may call it at once; one applies them and the others
 * wait.
 *
 * @returns the names of the migrations that this call applied
 * @throws if a newer release has migrated the database, or if a lock is not free within five seconds
 */
export async function migrate(db: Db): Promise<readonly string[]> {
  return applyMigrations(db, { migrations, outsideTransaction });
}

/**
 * Returns the migrations that the database lacks. A database that a newer release has migrated lacks none, so old
 * replicas keep serving while new ones start.
 *
 * @param options.signal cancels the query
 */
export async function pendingMigrations(db: Db, options: { signal?: AbortSignal } = {}): Promise<readonly string[]> {
  const applied = await appliedMigrations(db, options).catch((error: unknown): readonly string[] => {
    if (isMissingTable(error)) return [];
    throw error;
  });
  return Object.keys(migrations).filter((name) => !applied.includes(name));
}

function isMissingTable(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "42P01";
}
