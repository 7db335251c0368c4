export { type AccountExport, getAccountExport } from "./accounts/account-export.ts";
export { type AccountStanding, getAccountStanding } from "./accounts/account-standing.ts";
export {
  type AuditDetails,
  type AuditEntry,
  type AuditedAction,
  insertAuditEntry,
  listAuditEntries,
  listAuditPeople,
} from "./accounts/audit-log.ts";
export { AccountDeletedError, deleteAccount, hashOfAccount, isDeletedAccount } from "./accounts/delete-account.ts";
export {
  addToSavedLists,
  deleteSavedLists,
  deleteSavedOpening,
  deleteSavedSearch,
  findSavedLists,
  keepSavedLists,
  SavedLimitError,
  type SavedLists,
} from "./accounts/saved-lists.ts";
export {
  createSearchSubscription,
  deleteSearchSubscription,
  findSubscribedSearch,
  type SubscribedSearch,
} from "./accounts/search-subscriptions.ts";
export {
  createSubscription,
  deleteSubscription,
  findSubscribedSign,
  listSubscriptions,
  type Subscription,
} from "./accounts/subscriptions.ts";
export { findUser, listUsersByEmail, type RegisterOutcome, registerUser, type User } from "./accounts/users.ts";
export { grantApiRights, ownsSchema } from "./api-rights.ts";
export { type ArticleCounts, countArticles } from "./blog/article-counts.ts";
export { readKnowledge } from "./blog/article-knowledge.ts";
export { type Correction, listCorrections } from "./blog/corrections.ts";
export {
  type Draft,
  deleteDraft,
  findDraft,
  listOtherDrafts,
  upsertDraft,
} from "./blog/drafts.ts";
export {
  type BlogGeneration,
  beginGeneration,
  claimKeyword,
  endGeneration,
  findGeneration,
  findGenerationOfPost,
  type GenerationEnd,
  type GenerationSettings,
  insertGeneration,
  insertGenerationForNextKeyword,
  listGenerations,
  listUnendedGenerations,
  lockUnendedGeneration,
  type NewGeneration,
  saveGenerationStep,
} from "./blog/generations.ts";
export { findImageData, type ImageInBrief, insertImage, listImages } from "./blog/images.ts";
export { initializeBlog } from "./blog/initialize-blog.ts";
export { insertPost, type NewPost } from "./blog/insert-post.ts";
export {
  addMissingBlogKeywords,
  type BlogKeyword,
  countBlogKeywords,
  deleteBlogKeyword,
  findBlogKeyword,
  findKeywordCategory,
  type ImportedKeyword,
  importBlogKeywords,
  insertBlogKeyword,
  KeywordExistsError,
  type KeywordFields,
  type KeywordImport,
  listBlogKeywords,
  markBlogKeywordUsed,
  updateBlogKeyword,
} from "./blog/keywords.ts";
export { type ListedPost, listPostIds, listPosts, type PostCounts, type PostFilter } from "./blog/list-posts.ts";
export { getModelBudget, type ModelBudget, saveModelBudget } from "./blog/model-budget.ts";
export {
  type BegunModelCall,
  beginModelCall,
  endModelCall,
  listModelCosts,
  listModelCostsOfArticles,
  type ModelAccount,
  type ModelCosts,
  type NewModelCall,
} from "./blog/model-calls.ts";
export {
  findPost,
  findPostForEditor,
  findPostStates,
  type Post,
  type PostInBrief,
  type PostMeasures,
  type PostState,
  type PostText,
} from "./blog/post.ts";
export { type CalendarPost, listPostCalendar } from "./blog/post-calendar.ts";
export {
  findNewestPostId,
  type LinkablePost,
  listLinkablePosts,
  listPublicSlugs,
  listUncheckedPosts,
  listUneditedStories,
  type PostContent,
  readPostContents,
} from "./blog/post-contents.ts";
export {
  deletePost,
  publishDuePosts,
  publishPost,
  saveGates,
  schedulePost,
  undeletePost,
  unpublishPost,
} from "./blog/post-status.ts";
export { findPreview, hasPreview, insertPreview, type Preview } from "./blog/previews.ts";
export {
  findBySlug,
  findFirstInSeries,
  findNeighbors,
  findNextPublication,
  listNewestPosts,
  listPublicPosts,
  listRelatedPosts,
  type PostLink,
  type PublicAddress,
  type PublicPostFilter,
  readPublicAddresses,
  type SlugTarget,
} from "./blog/public-posts.ts";
export { findRevision, listRevisions, type Revision, type RevisionInBrief } from "./blog/revisions.ts";
export { type PostChange, type SaveOutcome, savePost, type VersionConflict } from "./blog/save-post.ts";
export {
  type BlogSettings,
  defaultBlogSettings,
  findBlogSettings,
  type StoredBlogSettings,
  saveBlogSettings,
} from "./blog/settings.ts";
export { lockSlugs, SlugTakenError } from "./blog/slugs.ts";
export { recordBrowserReport } from "./browsers/record-report.ts";
export { getBrowserRelease, listBrowserReleases } from "./browsers/summarize-reports.ts";
export {
  type CarBrand,
  type CarBrandFilter,
  countCarBrandsByDecade,
  countCarBrandsBySign,
  type DecadeCount,
  listCarBrandCategories,
  listCarBrands,
  listCarBrandsByYear,
} from "./catalog/car-brands.ts";
export {
  type Company,
  countCompaniesBySign,
  findBestKnownCompany,
  findCompany,
  getCompaniesById,
  listCompanies,
  listKnownCompanies,
} from "./catalog/companies.ts";
export { searchCompanies } from "./catalog/search/search-companies.ts";
export { type SeedData, seed } from "./catalog/seed/seed.ts";
export type { SeedReport } from "./catalog/seed/sync-table.ts";
export type { NameOrSigns, SignCount } from "./catalog/sign-counts.ts";
export { getTotals, type Totals } from "./catalog/totals.ts";
export {
  countUsStatesBySign,
  listUsStateCategories,
  listUsStateRegions,
  listUsStates,
  type UsState,
  type UsStateFilter,
} from "./catalog/us-states.ts";
export { beginCheck } from "./jobs/begin-check.ts";
export {
  type Check,
  type CheckResult,
  type FinishedCheck,
  type JobChanges,
  SourceReplacedError,
} from "./jobs/check.ts";
export {
  type CheckFilter,
  countChecks,
  countLatestChecks,
  findCheck,
  listChecks,
  listRunChecks,
  markHandled,
  type RunCheck,
} from "./jobs/checks.ts";
export { closeGoneJob } from "./jobs/close-gone-job.ts";
export { type CompanyToDiscover, listCompaniesToDiscover } from "./jobs/companies-to-discover.ts";
export {
  type BoardlessCompany,
  type BoardlessReason,
  type Coverage,
  type Covered,
  getCoverage,
} from "./jobs/coverage.ts";
export { finishCheck } from "./jobs/finish-check.ts";
export { listHttpsAnswers, saveHttpsFailure } from "./jobs/hosts/host-https.ts";
export { findHostRobots, type HostRobots, saveHostRobots } from "./jobs/hosts/host-robots.ts";
export {
  endHostTurn,
  type HostPauseCause,
  type HostTurn,
  type HostTurnEnd,
  type HostWait,
  takeHostTurn,
} from "./jobs/hosts/host-turns.ts";
export { insertRun, type NewRun, type StandingCheck } from "./jobs/insert-run.ts";
export {
  getSourceCompanyNames,
  type ListedSource,
  listSourcePage,
  type SourcePageFilter,
} from "./jobs/list-source-page.ts";
export { type ExportedJob, type ExportFilter, exportJobs } from "./jobs/openings/export-jobs.ts";
export { countNewJobs, type Job, listJobs } from "./jobs/openings/list-company-jobs.ts";
export { countRemoteOpenings, listOpeningPlaces, type RemoteCounts } from "./jobs/openings/opening-facets.ts";
export {
  countNewOpenings,
  countOpeningsBySign,
  countOpenJobs,
  countOpenJobsByCompany,
  findLastChecked,
  listOpenings,
  listOpeningsById,
  type Opening,
  type OpeningFilter,
  type OpeningOrder,
} from "./jobs/openings/openings.ts";
export {
  type CheckedBoard,
  countBoardsBySign,
  findRunOfSource,
  findRunToJoin,
  listCheckedBoards,
  listLatestRunIds,
  listNotableBoards,
  type RunBoard,
} from "./jobs/run-boards.ts";
export { findRun, listRuns, type Run, type RunFilter } from "./jobs/runs.ts";
export { type Rejected, saveJobs } from "./jobs/save-jobs.ts";
export {
  getOperationsSummary,
  type KindHealth,
  listKindHealth,
  type OperationsSummary,
} from "./jobs/source-health.ts";
export {
  activateSource,
  confirmSource,
  findSource,
  type JobSource,
  listSources,
  type NewSource,
  pauseSource,
  proposeSource,
  replaceSource,
  type SourceFilter,
  verifySource,
} from "./jobs/sources.ts";
export { listStandingChecks, type ReaderLimits } from "./jobs/standing-checks.ts";
export { listReadPages, listStoredPostings, type ReadPage } from "./jobs/stored-postings.ts";
export { listUnseenJobs } from "./jobs/unseen-jobs.ts";
export { getRunSpending, listWaitingSources, type WaitingSource } from "./jobs/waiting-sources.ts";
export { getWorkFigures, type WorkFigures } from "./jobs/work-figures.ts";
export { migrate, outsideTransaction, pendingMigrations } from "./migrate.ts";
export { areEmpty } from "./platform/are-empty.ts";
export { createDb, type Db, type DbOptions, getPoolCounts, observeQueries } from "./platform/client.ts";
export { DatabaseUnavailableError, explainDatabaseError } from "./platform/database-errors.ts";
export { listen } from "./platform/listen.ts";
export type { Page } from "./platform/paging.ts";
export { type Attempts, countAttempt } from "./platform/rate-limits.ts";
export type { Database, Role, RunTrigger, SourceHealth } from "./platform/schema.ts";
export { getServerVersion } from "./platform/server-version.ts";
export { listTaskSchedules, saveTaskSchedule, type TaskSchedule } from "./platform/task-schedules.ts";
export { hasTimeLimit } from "./platform/time-limit.ts";
export type { RetainedRecord, RetentionDays } from "./retention/old-records.ts";
export { type RemovedBatch, removeOldRecords } from "./retention/remove-old-records.ts";
export { listRetention, listTableSizes, type Retention, type TableSize } from "./retention/table-sizes.ts";
