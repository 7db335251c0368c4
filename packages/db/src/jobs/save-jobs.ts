import { hash } from "node:crypto";
import type { Posting } from "@zodiac-at-work/catalog";
import { type Kysely, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";
import { type Check, SourceReplacedError } from "./check.ts";

/** A posting that can't be stored, and why. */
export interface Rejected {
  id: string;
  reason: string;
}

/**
 * Saves some of the postings that a check has found: inserts the new ones, updates the changed ones, and opens closed ones
 * again. Does not write a row whose posting is unchanged. Of two postings with the same id, the first counts.
 *
 * Call it with batches of about 500. `check.seen` holds the jobs of all batches.
 *
 * @param options.isSample marks jobs that are invented for a trial
 * @returns the postings that could not be stored; all others were
 * @throws {SourceReplacedError}
 */
export async function saveJobs(
  db: Db,
  check: Check,
  postings: readonly Posting[],
  { isSample = false }: { isSample?: boolean } = {},
): Promise<Rejected[]> {
  const rejected: Rejected[] = [];
  const rows = new Map<string, JobRow>();
  for (const posting of postings) {
    const reason = findFault(posting);
    if (reason !== null) rejected.push({ id: posting.id, reason });
    else if (!rows.has(posting.id)) rows.set(posting.id, rowOf(posting, isSample));
  }
  if (rows.size === 0) return rejected;
  const seen = await db.transaction().execute((trx) => saveRows(trx, check, rows));
  for (const id of seen) check.seen.add(id);
  return rejected;
}

async function saveRows(trx: Kysely<Database>, check: Check, rows: ReadonlyMap<string, JobRow>): Promise<number[]> {
  const company = await lockCompany(trx, check);
  const known = await listKnown(trx, check, [...rows.keys()]);
  const changed = new Map(rows);
  for (const job of known) {
    const isUnchanged = job.contentHash === rows.get(job.sourceJobId)?.contentHash && job.isOpen && job.missed === 0;
    if (isUnchanged || check.seen.has(job.id)) changed.delete(job.sourceJobId);
  }
  const saved = await writeRows(trx, check, company, [...changed.values()]);
  return [...known.map(({ id }) => id), ...saved];
}

interface Company {
  name: string;
  zodiacSign: string;
  industry: string;
}

/** Locks the company, whose columns are copied to its jobs, and its source. */
async function lockCompany(trx: Kysely<Database>, check: Check): Promise<Company> {
  const { rows } = await sql<Company>`
    select name, zodiac_sign, industry
    from companies join job_sources as source on source.company_id = companies.id
    where source.id = ${check.sourceId} and companies.id = ${check.companyId}
      and kind = ${check.kind} and address = ${check.address} and verified_at is not null
    for no key update of companies for share of source`.execute(trx);
  const [company] = rows;
  if (!company) {
    throw new SourceReplacedError(`The source ${check.sourceId} was replaced, or is not verified.`);
  }
  return company;
}

interface KnownJob {
  id: number;
  sourceJobId: string;
  contentHash: string | null;
  missed: number;
  isOpen: boolean;
}

async function listKnown(trx: Kysely<Database>, { sourceId }: Check, ids: readonly string[]): Promise<KnownJob[]> {
  const { rows } = await sql<KnownJob>`
    select id, source_job_id, content_hash, missed, closed_at is null as is_open
    from jobs where source_id = ${sourceId} and source_job_id = any (${ids})`.execute(trx);
  return rows;
}

/** The columns that a posting determines, as JSON, and the hash of that. */
interface JobRow {
  contentHash: string;
  json: string;
}

const columns = sql.raw(
  "source_job_id, content_hash, title, location, locations, workplace, countries, department, type, salary, salary_min, salary_max, salary_currency, salary_period, description, description_html, posted_date, indeed_url, published_url, is_sample",
);

/**
 * Writes rows that are new, changed, closed or missed. A job that was only missed keeps the time of its content.
 * `last_seen_at` says when it came back, until a snapshot has it.
 */
async function writeRows(
  trx: Kysely<Database>,
  { sourceId, companyId, observedAt }: Check,
  { name, zodiacSign, industry }: Company,
  rows: readonly JobRow[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const isSame = sql`jobs.content_hash is not distinct from excluded.content_hash and jobs.closed_at is null`;
  const postings = rows.map(({ contentHash, json }) => `{"content_hash":"${contentHash}",${json.slice(1)}`);
  const { rows: saved } = await sql<{ id: number }>`
    insert into jobs (
      source_id, company_id, company_name, zodiac_sign, industry, first_seen_at, scraped_at, ${columns})
    select ${sourceId}::integer, ${companyId}::integer, ${name}::text, ${zodiacSign}::text, ${industry}::text,
      ${observedAt}::timestamptz, ${observedAt}::timestamptz, ${columns}
    from json_to_recordset(${`[${postings.join()}]`}::json) as posting (
      source_job_id text, content_hash text, title text, location text, locations text[], workplace text,
      countries text[], department text, type text, salary text, salary_min double precision,
      salary_max double precision, salary_currency text, salary_period text, description text, description_html text,
      posted_date date, indeed_url text, published_url text, is_sample boolean)
    on conflict (source_id, source_job_id) do update set
      title = excluded.title, location = excluded.location, locations = excluded.locations,
      workplace = excluded.workplace, countries = excluded.countries, department = excluded.department,
      type = excluded.type, salary = excluded.salary, salary_min = excluded.salary_min,
      salary_max = excluded.salary_max, salary_currency = excluded.salary_currency,
      salary_period = excluded.salary_period, description = excluded.description,
      description_html = excluded.description_html, posted_date = excluded.posted_date,
      indeed_url = excluded.indeed_url, published_url = excluded.published_url, is_sample = excluded.is_sample, content_hash = excluded.content_hash,
      scraped_at = case when ${isSame} then jobs.scraped_at else excluded.scraped_at end,
      last_seen_at = case when ${isSame} then excluded.scraped_at end,
      missed = 0, closed_at = null, closed_reason = null
    returning id`.execute(trx);
  return saved.map(({ id }) => id);
}

function rowOf(posting: Posting, isSample: boolean): JobRow {
  const { remote, salary, description } = posting;
  // An index holds each place, and no readable place is longer.
  const locations = posting.locations.map((place) => storable(place.slice(0, 500)));
  const json = JSON.stringify({
    source_job_id: posting.id,
    title: storable(posting.title),
    location: locations.length > 0 ? locations.join("; ") : null,
    locations,
    workplace: remote?.mode ?? null,
    countries: remote?.countries ?? [],
    department: storableOrNull(posting.department),
    type: posting.type,
    salary: storableOrNull(salary?.text),
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    salary_currency: salary?.currency ?? null,
    salary_period: salary?.period ?? null,
    description: storableOrNull(description?.text),
    description_html: storableOrNull(description?.html),
    posted_date: posting.postedDate,
    indeed_url: posting.url,
    // Left out without a value: the hash of a posting that has none stays.
    published_url: posting.publishedUrl,
    is_sample: isSample,
  });
  return { json, contentHash: hash("sha256", json, "base64url") };
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

function storableOrNull(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : storable(text);
}

/** Returns why a posting can't be stored, or null. One such posting must not fail the others. */
function findFault({ id, title, url, publishedUrl = url, postedDate, salary, remote }: Posting): string | null {
  if (id === "" || id !== storable(id) || Buffer.byteLength(id) > 2_000) return "The id can't be stored.";
  if (storable(title).trim() === "") return "The title is missing.";
  const wrong = [url, publishedUrl].find((address) => !webAddress.test(address));
  if (wrong !== undefined) return `The address is not a web address: ${storable(wrong).slice(0, 200)}`;
  if (postedDate !== null && !isCivilDate(postedDate)) return `The date is not a date: ${storable(postedDate)}`;
  const numbers = [salary?.min ?? 0, salary?.max ?? 0];
  if (!numbers.every(Number.isFinite)) return "The pay is not a number.";
  const words = [salary?.currency, ...(remote?.countries ?? [])];
  if (words.some((word) => word && word !== storable(word))) return "The currency or a country can't be stored.";
  return null;
}

/** As the database requires it. */
const webAddress = /^https?:\/\/[a-z0-9.-]+(:[0-9]+)?([/?#][!-~]*)?$/i;

function isCivilDate(date: string): boolean {
  const parsed = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : null;
  return (
    parsed !== null &&
    !date.startsWith("0000") &&
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().startsWith(date)
  );
}
