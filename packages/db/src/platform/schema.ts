import type {
  ArticleFamily,
  CarBrandCategory,
  ClosedReason,
  GenerationFrequency,
  GenerationState,
  GenerationStep,
  Industry,
  JobType,
  KeywordCategory,
  SalaryPeriod,
  SearchIntent,
  SourceKind,
  SourceOutcome,
  SourceStatus,
  SubscriptionKind,
  UsStateCategory,
  UsStateRegion,
  Workplace,
} from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import type { ColumnType, Generated } from "kysely";

/**
 * The types of the tables, with camelCase names for snake_case columns. A civil date (`date`) is an ISO string, a
 * moment (`timestamptz`) a Date. A test compares this file with a migrated database.
 */
export interface Database {
  companies: CompaniesTable;
  companyWords: CompanyWordsTable;
  jobSources: JobSourcesTable;
  runs: RunsTable;
  runSources: RunSourcesTable;
  jobs: JobsTable;
  openJobCounts: OpenJobCountsTable;
  openPlaceCounts: OpenPlaceCountsTable;
  openingsVisits: OpeningsVisitsTable;
  taskSchedules: TaskSchedulesTable;
  carBrands: CarBrandsTable;
  usStates: UsStatesTable;
  users: UsersTable;
  roleChanges: RoleChangesTable;
  blockedUsers: BlockedUsersTable;
  auditLog: AuditLogTable;
  browserReports: BrowserReportsTable;
  subscriptions: SubscriptionsTable;
  savedLists: SavedListsTable;
  savedSearches: SavedSearchesTable;
  searchSubscriptions: SearchSubscriptionsTable;
  savedOpenings: SavedOpeningsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  disputes: DisputesTable;
  orders: OrdersTable;
  paymentEvents: PaymentEventsTable;
  paymentCursors: PaymentCursorsTable;
  deletedAccounts: DeletedAccountsTable;
  blogPosts: BlogPostsTable;
  blogSlugs: BlogSlugsTable;
  blogCorrections: BlogCorrectionsTable;
  blogRevisions: BlogRevisionsTable;
  blogDrafts: BlogDraftsTable;
  blogPreviews: BlogPreviewsTable;
  blogImages: BlogImagesTable;
  blogGenerations: BlogGenerationsTable;
  blogKeywords: BlogKeywordsTable;
  blogSettings: BlogSettingsTable;
  blogModelBudget: BlogModelBudgetTable;
  blogModelCalls: BlogModelCallsTable;
  rateLimits: RateLimitsTable;
  scrapeHosts: HostsTable;
  taskProgress: TaskProgressTable;
  seedRecords: SeedRecordsTable;
  migrations: MigrationsTable;
}

/** The role of a user. Paid access is independent of it. */
export type Role = "user" | "admin";

interface CompaniesTable {
  id: Generated<number>;
  name: string;
  foundedYear: number | null;
  foundedMonth: number | null;
  foundedDay: number | null;
  /** Tells which founding the date is, if another year is known. */
  foundingNote: string | null;
  location: string;
  industry: Industry;
  description: string;
  website: string | null;
  careersUrl: string | null;
  logoUrl: string | null;
  zodiacSign: SignId;
  /** The other sign that the founding may have if its day is unknown. */
  possibleSign: SignId | null;
  /** The place among the well-known companies, from 1 for the best known. Null for every other company. */
  wellKnownRank: number | null;
  scrapedAt: Date | null;
  /** Other names for the search, separated by a comma and a space. */
  aliases: Generated<string>;
  /** The name in lower case and without accents, for the search. */
  searchName: ColumnType<string, never, never>;
  /** A space, name, aliases, industry, location and description, in lower case and without accents, for the search. */
  searchText: ColumnType<string, never, never>;
  /** The name for the search, without spaces, punctuation and a leading "The". */
  searchKey: ColumnType<string, never, never>;
  /** The aliases in the form of `searchKey`. */
  searchAliases: ColumnType<string[], never, never>;
}

/** The words of all companies, for the spelling correction of the search. */
interface CompanyWordsTable {
  word: string;
  inName: boolean;
}

/** The health of a source: how its last check ended. A suspect source lists nothing although it listed jobs before. */
export type SourceHealth = "new" | "suspect" | SourceOutcome;

/** Who asked for a run. */
export type RunTrigger = "schedule" | "reader" | "operator";

/** One place that jobs come from. A change of company, kind or address resets all columns below `settings`. */
interface JobSourcesTable {
  id: Generated<number>;
  companyId: number;
  kind: SourceKind;
  /** The company's name at the service, or the `https:` URL of a page or feed. */
  address: string;
  status: Generated<SourceStatus>;
  /** When the company's own name was found on the source, or an operator confirmed it. */
  verifiedAt: Date | null;
  /** The settings of a `listing`. */
  settings: object | null;
  health: Generated<SourceHealth>;
  /** How many checks in a row brought no snapshot. */
  failures: Generated<number>;
  /** How many postings the last snapshot had. */
  postings: number | null;
  /** The first check that found none of the open jobs, until another check agrees or finds some. */
  suspectSince: Date | null;
  /** What makes the next request conditional. */
  validators: object | null;
  lastAttemptAt: Date | null;
  lastCompleteAt: Date | null;
}

/** One check of several sources. */
interface RunsTable {
  id: Generated<number>;
  trigger: RunTrigger;
  /** The sign whose companies are checked; null for all. */
  sign: SignId | null;
  requestedBy: string | null;
  /** Later than that of every earlier run. */
  startedAt: Date;
  endedAt: Date | null;
}

/** A source of a run. The columns below `attempts` are written when the check has ended. */
interface RunSourcesTable {
  id: Generated<number>;
  runId: number;
  sourceId: number;
  /** Null until the check has ended. */
  outcome: SourceOutcome | null;
  reason: string | null;
  startedAt: Date | null;
  endedAt: Date | null;
  attempts: Generated<number>;
  found: Generated<number>;
  new: Generated<number>;
  changed: Generated<number>;
  closed: Generated<number>;
  unchanged: Generated<number>;
  unreadable: Generated<number>;
  requests: Generated<number>;
  bytes: Generated<number>;
  details: object | null;
  /** The row of an older run whose check answers this row too. */
  sameAs: number | null;
  handledAt: Date | null;
  handledBy: string | null;
}

interface JobsTable {
  id: Generated<number>;
  companyId: number;
  /** The next three columns follow the company. The database fills them in if an insert lacks the name. */
  companyName: Generated<string>;
  zodiacSign: Generated<SignId>;
  industry: Generated<Industry>;
  sourceId: number | null;
  sourceJobId: string | null;
  title: string;
  /** The places in one text. */
  location: string | null;
  locations: Generated<string[]>;
  workplace: Workplace | null;
  /** Where remote work is possible, as ISO 3166-1 alpha-2 codes; empty if the source names none. */
  countries: Generated<string[]>;
  department: string | null;
  type: JobType | null;
  /** The pay as text. */
  salary: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryPeriod: SalaryPeriod | null;
  description: string | null;
  descriptionHtml: string | null;
  postedDate: string | null;
  /** The date posted, or else the date first seen. */
  listedOn: ColumnType<string, never, never>;
  /** The address for readers: `https:`, or `http:` where the host does not answer by `https:`. */
  indeedUrl: string;
  /** The address as published, if it is another one. */
  publishedUrl: string | null;
  /** The check that wrote the content. */
  scrapedAt: Generated<Date>;
  firstSeenAt: Generated<Date>;
  /** Null while the latest snapshot of the source has the job. */
  lastSeenAt: Date | null;
  /** How many snapshots in a row lacked the job. */
  missed: Generated<number>;
  closedAt: Date | null;
  closedReason: ClosedReason | null;
  /** The closed job that this one repeats. */
  repostOf: number | null;
  contentHash: string | null;
  isSample: Generated<boolean>;
  /** The words of the title and the company, for the search. */
  titleWords: ColumnType<string, never, never>;
  /** The words of the places, for the search. */
  placeWords: ColumnType<string, never, never>;
}

/** How many open jobs a company has. Triggers on `jobs` keep the counts. An empty type or workplace stands for null. */
interface OpenJobCountsTable {
  companyId: number;
  type: string;
  workplace: string;
  isSample: boolean;
  count: number;
}

/** How many open jobs a company has at a place, in the words of its board. Triggers on `jobs` keep the counts. */
interface OpenPlaceCountsTable {
  companyId: number;
  place: string;
  count: number;
}

/** When a user last looked at the openings, for the release before. The next release drops it. */
interface OpeningsVisitsTable {
  userId: string;
  visitedAt: Date;
  /** Jobs first seen later are new to the user. Null on the first visit. */
  seenAt: Date | null;
}

/** The schedules of tasks that an operator has changed. */
interface TaskSchedulesTable {
  task: string;
  cron: string;
  timeZone: Generated<string>;
  isPaused: Generated<boolean>;
  changedBy: string;
  changedAt: Generated<Date>;
}

interface CarBrandsTable {
  id: Generated<number>;
  name: string;
  foundedYear: number;
  foundedMonth: number | null;
  foundedDay: number | null;
  /** Tells which founding the date is, if another year is known. */
  foundingNote: string | null;
  country: string;
  category: CarBrandCategory;
  description: string;
  website: string | null;
  logoUrl: string | null;
  zodiacSign: SignId;
  /** The other sign that the founding may have if its day is unknown. */
  possibleSign: SignId | null;
  isActive: Generated<boolean>;
  /** The place among the well-known car brands, from 1 for the best known. Null for every other brand. */
  wellKnownRank: number | null;
  createdAt: Generated<Date>;
}

interface UsStatesTable {
  id: Generated<number>;
  name: string;
  statehoodYear: number;
  statehoodMonth: number;
  statehoodDay: number | null;
  capital: string;
  region: UsStateRegion;
  category: UsStateCategory;
  description: string;
  population: number | null;
  /** Square miles. */
  area: number | null;
  nickname: string | null;
  zodiacSign: SignId;
  isActive: Generated<boolean>;
  createdAt: Generated<Date>;
}

interface UsersTable {
  id: string;
  email: string | null;
  role: Generated<Role>;
  hasPaidAccess: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface RoleChangesTable {
  id: ColumnType<number, never, never>;
  userId: string;
  email: string;
  oldRole: Role;
  newRole: Role;
  changedBy: string;
  changedAt: Generated<Date>;
}

interface BlockedUsersTable {
  userId: string;
  blockedBy: string;
  blockedAt: Generated<Date>;
}

/** Rows are only added, and removed when they are old. */
interface AuditLogTable {
  id: ColumnType<number, never, never>;
  at: Generated<Date>;
  /** The hash of an administrator's id; null if an operator's command acted. */
  actorHash: ColumnType<string | null, string | null, never>;
  operator: ColumnType<string | null, string | null, never>;
  /** One of `adminActions`, or an action of another release. */
  action: ColumnType<string, string, never>;
  target: ColumnType<string | null, string | null | undefined, never>;
  /** The hash of the id of the account that was changed. */
  subjectHash: ColumnType<string | null, string | null, never>;
  details: Generated<Record<string, string | number | boolean | null>>;
  requestId: ColumnType<string | null, string | null | undefined, never>;
}

/** What browsers report about visits, as sums. */
interface BrowserReportsTable {
  day: string;
  /** Identifies the build of the site; `other` for builds beyond the limit of a day. */
  release: string;
  /** The pattern of the page's path. */
  page: string;
  what: "visit" | "error" | "lcp" | "inp" | "cls" | "fcp" | "ttfb";
  /** The end of a range for a load time, the kind and place of an error. */
  detail: string;
  count: number;
}

/** The secret addresses of users. The sign is all that a row says about the reader. */
interface SubscriptionsTable {
  userId: string;
  kind: SubscriptionKind;
  sign: SignId;
  /** SHA-256 of the secret, in hex. */
  secretHash: string;
  createdAt: Generated<Date>;
}

/** An account that keeps what its owner saved. Without a row, the owner's devices keep it. */
interface SavedListsTable {
  userId: string;
  createdAt: Generated<Date>;
}

interface SavedSearchesTable {
  userId: string;
  /** A UUID that the device made. */
  id: string;
  name: string;
  /** The query of the page of openings. */
  query: string;
  savedAt: Date;
}

/** The secret address of a saved search. */
interface SearchSubscriptionsTable {
  userId: string;
  searchId: string;
  /** What the list of openings is filtered by, as in the query of `GET /api/openings`. */
  filters: Readonly<Record<string, string>>;
  /** SHA-256 of the secret, in hex. */
  secretHash: string;
  createdAt: Generated<Date>;
}

/** The job itself may be removed; title and company stay. */
interface SavedOpeningsTable {
  userId: string;
  jobId: number;
  title: string;
  companyId: number;
  companyName: string;
  savedAt: Date;
}

/** Amounts are cents. */
interface PaymentsTable {
  /** The provider's id: of Stripe, the PaymentIntent's. */
  id: string;
  provider: "stripe" | "demo";
  userId: string | null;
  /** The payer's address, while the user is unknown. */
  email: string | null;
  status: "unknown" | "open" | "failed" | "processing" | "canceled" | "succeeded";
  /** When the provider reported the status. */
  statusAt: Date;
  amount: number | null;
  amountReceived: Generated<number>;
  /** The highest sum of refunds ever reported, failed ones included. */
  amountRefunded: Generated<number>;
  currency: string | null;
  grantsAccess: Generated<boolean>;
  createdAt: Date;
  recordedAt: Generated<Date>;
  /** When the provider was last queried about the payment. */
  askedAt: Date | null;
  anonymizedAt: Date | null;
}

interface RefundsTable {
  id: string;
  paymentId: string;
  amount: number;
  status: "pending" | "requires_action" | "succeeded" | "canceled" | "failed";
  recordedAt: Generated<Date>;
}

interface DisputesTable {
  id: string;
  paymentId: string;
  status: "open" | "won" | "lost" | "warning_closed" | "prevented";
  statusAt: Date;
  recordedAt: Generated<Date>;
}

interface OrdersTable {
  id: ColumnType<string, never, never>;
  userId: string;
  paymentId: string | null;
  createdAt: Generated<Date>;
  closedAt: Date | null;
}

interface PaymentEventsTable {
  id: string;
  type: string;
  createdAt: Date;
  receivedAt: Generated<Date>;
}

interface PaymentCursorsTable {
  provider: string;
  eventsUntil: Date;
}

interface DeletedAccountsTable {
  /** SHA-256 of the user's id, in hexadecimal digits. */
  idHash: string;
  deletedAt: Generated<Date>;
}

/** An article. It is public if its status is `published` and `deletedAt` is null. */
interface BlogPostsTable {
  id: Generated<number>;
  title: string;
  slug: string;
  /** Clean HTML without the title. */
  content: string;
  metaDescription: string | null;
  targetKeyword: string | null;
  /** A path of the site or an `https:` URL. */
  featuredImage: string | null;
  /** `draft`, `scheduled`, `published`, or a status of the administrators' own. That one is not public. */
  status: Generated<string>;
  publishedAt: Date | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  /** Grows by one with each save. A save names the version that it was made from. */
  version: Generated<number>;
  category: KeywordCategory | null;
  /** When a scheduled article is published; null for others. */
  scheduledFor: Date | null;
  /** Null unless the article is deleted. Undoing the deletion clears it. */
  deletedAt: Date | null;
  /** Null if something other than the product wrote the content: the reader counts. */
  words: number | null;
  /** Up to two signs that the article is about, for its picture. */
  signs: Generated<SignId[]>;
  /** Links to other pages of the site. */
  internalLinks: Generated<number>;
  /** What the checks measured in the version `gatesVersion`. */
  gates: object | null;
  gatesVersion: number | null;
  /** The writer and its seed; null for an article that a person began. */
  writer: string | null;
  seed: string | null;
  /** The user id of the administrator who saved last, or an operator's name. */
  updatedBy: string | null;
  /** Whether it fills an empty product on a laptop. */
  isSample: Generated<boolean>;
  /** The kind that the keyword asks for; null for another keyword. */
  family: ArticleFamily | null;
  /** When its text last changed after it was added; null if it did not. Links between articles are no change of the text. */
  textChangedAt: Date | null;
  /** When its text was last computed again from the catalog; null if it was not. */
  computedAt: Date | null;
}

/** A correction that an article shows to its readers. */
interface BlogCorrectionsTable {
  id: Generated<number>;
  postId: number;
  notedAt: Date;
  text: string;
}

/** Every slug that an article has or had. A trigger on `blog_posts` writes it. */
interface BlogSlugsTable {
  slug: string;
  postId: number;
}

/** The text of an article before a later save. */
interface BlogRevisionsTable {
  postId: number;
  version: number;
  title: string;
  slug: string;
  content: string;
  metaDescription: string | null;
  targetKeyword: string | null;
  category: KeywordCategory | null;
  featuredImage: string | null;
  savedBy: string | null;
  savedAt: Date;
}

/** What an administrator has typed and not saved. */
interface BlogDraftsTable {
  postId: number;
  userId: string;
  baseVersion: number;
  fields: Record<string, unknown>;
  updatedAt: Generated<Date>;
}

/** A text that is shown as a public page for an hour, to those who have the token. */
interface BlogPreviewsTable {
  tokenHash: string;
  fields: Record<string, unknown>;
  expiresAt: Date;
}

/** A picture in WebP. */
interface BlogImagesTable {
  /** The first 32 hexadecimal digits of the SHA-256 of the data. */
  hash: string;
  name: string;
  width: number;
  height: number;
  data: Buffer;
  createdBy: string | null;
  createdAt: Generated<Date>;
}

/** The writing of one article, from the request to its outcome. */
interface BlogGenerationsTable {
  id: Generated<number>;
  /** `sample`: the article fills an empty product on a laptop. */
  trigger: "admin" | "operator" | "schedule" | "sample";
  requestedBy: string | null;
  /** The time of the schedule that the generation serves. */
  slot: Date | null;
  /** Null until one is picked. Only one unended generation may have a keyword. */
  keyword: string | null;
  title: string | null;
  settings: object;
  seed: string;
  state: Generated<GenerationState>;
  step: GenerationStep | null;
  /** Why the generation failed, as a sentence for the administrator. */
  problem: string | null;
  gates: object | null;
  postId: number | null;
  createdAt: Generated<Date>;
  startedAt: Date | null;
  endedAt: Date | null;
}

interface BlogKeywordsTable {
  id: Generated<number>;
  keyword: string;
  searchVolume: number | null;
  difficulty: number | null;
  searchIntent: Generated<SearchIntent>;
  category: Generated<KeywordCategory>;
  isActive: Generated<boolean>;
  lastUsed: Date | null;
  createdAt: Generated<Date>;
}

interface BlogSettingsTable {
  id: Generated<number>;
  businessLocation: Generated<string>;
  targetWordCount: Generated<number>;
  includeLocalSeo: Generated<boolean>;
  autoPublish: Generated<boolean>;
  generationFrequency: Generated<GenerationFrequency>;
  isActive: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  updatedBy: string | null;
  /** When the default keywords were loaded; null before. */
  initializedAt: Date | null;
  /** When the schedule was switched on or its frequency was changed. It serves only later slots. */
  scheduledFrom: Generated<Date>;
}

/** What a model that writes may cost. Amounts are millionths of a US dollar, and prices are such amounts for a million tokens. */
interface BlogModelBudgetTable {
  id: Generated<number>;
  /** Null until the operator names it, like the next one. */
  inputPrice: number | null;
  outputPrice: number | null;
  /** For all calls of one day in UTC. */
  dailyLimit: Generated<number>;
  updatedBy: string | null;
  updatedAt: Generated<Date>;
}

/** A call to a model that writes. Amounts are millionths of a US dollar. */
interface BlogModelCallsTable {
  id: Generated<number>;
  generationId: number | null;
  /** The article of which a part is written. */
  postId: number | null;
  model: string;
  inputPrice: number;
  outputPrice: number;
  /** What the call may cost at most. It counts until the tokens are known. */
  mostCost: number;
  startedAt: Date;
  /** Null while the call goes on, and if its worker died. */
  endedAt: Date | null;
  /** Null if the provider did not tell, like the next two. */
  inputTokens: number | null;
  outputTokens: number | null;
  cost: number | null;
}

interface RateLimitsTable {
  /** A hash of the user and the action. */
  key: string;
  count: number;
  endsAt: Date;
}

/** A host that jobs are fetched from: whose turn it is, its pauses, its robots.txt. */
interface HostsTable {
  host: string;
  /** The request under way, if any. */
  lease: string | null;
  leaseEndsAt: Date | null;
  nextRequestAt: Date;
  /** Requests that failed in a row. */
  failures: Generated<number>;
  pausedUntil: Date | null;
  pauseCause: "blocked" | "unreachable" | null;
  robotsStatus: "rules" | "absent" | "unreadable" | null;
  /** The rules, or why robots.txt could not be read. */
  robotsText: string | null;
  robotsFetchedAt: Date | null;
  /** When it last failed to answer by `https:`. */
  httpsFailedAt: Date | null;
}

interface TaskProgressTable {
  taskId: string;
  /** The last progress that the task reported, in the shape that the task defines. */
  value: object;
  updatedAt: Generated<Date>;
}

interface SeedRecordsTable {
  dataset: string;
  key: string;
  rowId: number | null;
  record: ColumnType<Record<string, string | number | boolean | null>, string, string>;
}

interface MigrationsTable {
  name: string;
  appliedAt: Generated<Date>;
}
