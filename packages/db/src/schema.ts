import type { CarBrandCategory, Industry, UsStateCategory, UsStateRegion } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import type { ColumnType, Generated } from "kysely";

/**
 * The tables as code sees them: camelCase names for snake_case columns. A civil date (`date`) is an ISO string, a
 * moment (`timestamptz`) a Date. A test compares this file with a migrated database.
 */
export interface Database {
  companies: CompaniesTable;
  companyWords: CompanyWordsTable;
  jobBoards: JobBoardsTable;
  jobs: JobsTable;
  carBrands: CarBrandsTable;
  usStates: UsStatesTable;
  users: UsersTable;
  roleChanges: RoleChangesTable;
  blockedUsers: BlockedUsersTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  disputes: DisputesTable;
  orders: OrdersTable;
  paymentEvents: PaymentEventsTable;
  paymentCursors: PaymentCursorsTable;
  deletedAccounts: DeletedAccountsTable;
  blogPosts: BlogPostsTable;
  blogKeywords: BlogKeywordsTable;
  blogSettings: BlogSettingsTable;
  rateLimits: RateLimitsTable;
  taskProgress: TaskProgressTable;
  seedRecords: SeedRecordsTable;
  migrations: MigrationsTable;
}

/** What a user may do; whether they have paid is another matter. */
export type Role = "user" | "admin";

interface CompaniesTable {
  id: Generated<number>;
  name: string;
  foundedYear: number | null;
  foundedMonth: number | null;
  foundedDay: number | null;
  /** Which founding the date is, where another could be meant. */
  foundingNote: string | null;
  location: string;
  industry: Industry;
  description: string;
  website: string | null;
  careersUrl: string | null;
  logoUrl: string | null;
  zodiacSign: SignId;
  scrapedAt: Date | null;
  /** The name as a search compares it: lower case, without accents. */
  searchName: ColumnType<string, never, never>;
  /** Name, industry, location and description as a search compares them, after a space. */
  searchText: ColumnType<string, never, never>;
  /** The name as a search compares it, without spaces, punctuation and a leading "The". */
  searchKey: ColumnType<string, never, never>;
}

/** Every word that companies are described with. */
interface CompanyWordsTable {
  word: string;
  inName: boolean;
}

/** Where a company's openings may be read. */
interface JobBoardsTable {
  id: Generated<number>;
  companyId: number;
  service: string;
  slug: string;
  /** Null until a run has found the company's own name on the board. */
  verifiedAt: Date | null;
}

interface JobsTable {
  id: Generated<number>;
  companyId: number;
  title: string;
  location: string;
  department: string | null;
  type: string;
  salary: string | null;
  description: string | null;
  postedDate: string;
  indeedUrl: string;
  scrapedAt: Generated<Date>;
}

interface CarBrandsTable {
  id: Generated<number>;
  name: string;
  foundedYear: number;
  foundedMonth: number | null;
  foundedDay: number | null;
  /** Which founding the date is, where another could be meant. */
  foundingNote: string | null;
  country: string;
  category: CarBrandCategory;
  description: string;
  website: string | null;
  logoUrl: string | null;
  zodiacSign: SignId;
  isActive: Generated<boolean>;
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

/** Amounts are cents. */
interface PaymentsTable {
  /** The provider's: Stripe's PaymentIntent. */
  id: string;
  provider: "stripe" | "demo";
  userId: string | null;
  /** The payer's, while no user is known. */
  email: string | null;
  status: "unknown" | "open" | "failed" | "processing" | "canceled" | "succeeded";
  /** As of when the status was reported. */
  statusAt: Date;
  amount: number | null;
  amountReceived: Generated<number>;
  /** The highest sum of refunds that was ever reported; failed ones still count in it. */
  amountRefunded: Generated<number>;
  currency: string | null;
  grantsAccess: Generated<boolean>;
  createdAt: Date;
  recordedAt: Generated<Date>;
  /** When the provider was last asked about it. */
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

interface BlogPostsTable {
  id: Generated<number>;
  title: string;
  slug: string;
  content: string;
  metaDescription: string | null;
  targetKeyword: string | null;
  featuredImage: string | null;
  status: Generated<string>;
  publishedAt: Date | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface BlogKeywordsTable {
  id: Generated<number>;
  keyword: string;
  searchVolume: number | null;
  difficulty: number | null;
  searchIntent: Generated<"informational" | "commercial" | "transactional" | "navigational">;
  category: Generated<"astrology" | "zodiac" | "compatibility" | "career" | "personality">;
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
  generationFrequency: Generated<string>;
  isActive: Generated<boolean>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface RateLimitsTable {
  /** A hash of who and what. */
  key: string;
  count: number;
  endsAt: Date;
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
