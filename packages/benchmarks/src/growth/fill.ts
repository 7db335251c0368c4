import { checkArticle, keywords, writeFromTemplates } from "@zodiac-at-work/articles";
import { beginCheck, type Db, insertRun, saveJobs } from "@zodiac-at-work/db";
import { insertGeneratedCompanies } from "@zodiac-at-work/db/testing-companies";
import { generatePostings } from "@zodiac-at-work/db/testing-jobs";
import { sql } from "kysely";
import { fillBlog } from "../blog/fill.ts";

/** How much a database holds. */
export interface Amounts {
  readonly members: number;
  readonly companies: number;
  readonly openings: number;
  readonly articles: number;
}

/** Fills an empty database through one connection, because temporary tables belong to it. */
export async function fill(db: Db, { members, companies, openings, articles }: Amounts): Promise<void> {
  await fillCompanies(db, companies);
  await fillOpenings(db, openings / companies);
  await fillChecks(db, openings / companies);
  await fillMembers(db, members);
  await fillArticles(db, articles);
  await sql`vacuum analyze`.execute(db);
}

/** Companies, each with one job board. */
async function fillCompanies(db: Db, count: number): Promise<void> {
  await insertGeneratedCompanies(db, count);
  await sql`
    insert into job_sources (company_id, kind, address, status, verified_at, health, postings, last_attempt_at,
      last_complete_at)
    select id, 'greenhouse', 'board-' || id, 'active', now(), 'complete', 10, now(), now() from companies`.execute(db);
}

const texts = 2_000;

/** Open jobs, as many for each company. A check saves some texts as the product does; the other rows are copies of theirs. */
async function fillOpenings(db: Db, perCompany: number): Promise<void> {
  const { id: sourceId } = await db
    .selectFrom("jobSources")
    .select("id")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const startedAt = new Date("2026-11-20T06:00:00Z");
  await db.transaction().execute((trx) => insertRun(trx, { trigger: "operator", sourceIds: [sourceId], startedAt }));
  const check = await beginCheck(db, sourceId, startedAt);
  if (!check) throw new Error("No run waits for the source.");
  const postings = generatePostings(0, texts);
  for (let start = 0; start < texts; start += 500) await saveJobs(db, check, postings.slice(start, start + 500));
  await sql`create temporary table saved as select row_number() over (order by id) - 1 as number, * from jobs`.execute(
    db,
  );
  await sql`create unique index on saved (number)`.execute(db);
  await sql`truncate jobs`.execute(db);
  await sql`truncate runs cascade`.execute(db);
  const { rows } = await sql<{ id: number }>`select id from companies order by id`.execute(db);
  for (let start = 0; start < rows.length; start += companiesInBatch) {
    const ids = rows.slice(start, start + companiesInBatch).map(({ id }) => id);
    await sql`
      insert into jobs (source_id, company_id, company_name, zodiac_sign, industry, first_seen_at, scraped_at,
        source_job_id, content_hash, title, location, locations, workplace, countries, department, type, salary,
        salary_min, salary_max, salary_currency, salary_period, description, description_html, posted_date, indeed_url,
        is_sample)
      select job_sources.id, companies.id, companies.name, companies.zodiac_sign, companies.industry, first_seen_at,
        saved.scraped_at, job_sources.id || '-' || number, left(encode(sha256((job_sources.id || '-' || number)::bytea), 'base64'), 43),
        title, saved.location, locations, workplace, countries, department, type, salary, salary_min, salary_max,
        salary_currency, salary_period, saved.description, description_html, posted_date,
        'https://jobs.example/' || job_sources.id || '/' || number, is_sample
      from companies join job_sources on company_id = companies.id
      cross join generate_series(1, ${perCompany}::integer) as copy
      join saved on number = (companies.id::bigint * ${perCompany}::integer + copy) % ${texts}::integer
      where companies.id = any (${ids})`.execute(db);
  }
}

const companiesInBatch = 5_000;

/** One check of each board, with its result. */
async function fillChecks(db: Db, found: number): Promise<void> {
  await sql`
    with run as (
      insert into runs ("trigger", started_at, ended_at) values ('schedule', now(), now()) returning id)
    insert into run_sources (run_id, source_id, outcome, started_at, ended_at, attempts, found, "new", requests, bytes)
    select run.id, job_sources.id, 'complete', now(), now(), 1, ${found}::integer, ${found}::integer, 1, 25000
    from run, job_sources`.execute(db);
}

/** Members with the payments of their access. Every third has a calendar, and an account that keeps three searches and ten openings. */
async function fillMembers(db: Db, count: number): Promise<void> {
  const id = (prefix: string, length: number) =>
    sql`${sql.lit(prefix)} || left(encode(sha256((${sql.lit(prefix)} || number)::bytea), 'hex'), ${sql.lit(length)})`;
  await sql`create temporary table members as
    select number, ${id("", 28)} as id, ${id("pi_", 24)} as payment_id, number % 3 = 0 as saves
    from generate_series(1, ${count}::integer) as number`.execute(db);
  await sql`
    insert into users (id, email)
    select id, 'somebody.' || number || '@example.com' from members`.execute(db);
  await sql`
    insert into payments (id, provider, user_id, status, status_at, amount, amount_received, currency, grants_access,
      created_at, asked_at)
    select payment_id, 'stripe', id, 'succeeded', now(), 6200, 6200, 'usd', true, now(), now() from members`.execute(
    db,
  );
  await sql`
    insert into orders (user_id, payment_id, closed_at) select id, payment_id, now() from members`.execute(db);
  await sql`
    insert into payment_events (id, type, created_at)
    select ${id("evt_", 24)}, 'payment_intent.succeeded', now() from members`.execute(db);
  await sql`
    insert into subscriptions (user_id, kind, sign, secret_hash)
    select id, 'calendar', 'rat', encode(sha256(id::bytea), 'hex') from members where saves`.execute(db);
  await sql`insert into saved_lists (user_id) select id from members where saves`.execute(db);
  await sql`
    insert into saved_searches (user_id, id, name, query, saved_at)
    select id, gen_random_uuid(), 'Remote software engineers ' || copy, 'search=software+engineer&remote=true&page=' || copy, now()
    from members cross join generate_series(1, 3) as copy where saves`.execute(db);
  await sql`
    insert into saved_openings (user_id, job_id, title, company_id, company_name, saved_at)
    select members.id, jobs.id, title, company_id, company_name, now()
    from members cross join generate_series(1, 10) as copy
    join jobs on jobs.id = (select min(id) from jobs) + (number * 10 + copy) % (select count(*) from jobs)
    where saves`.execute(db);
}

/** Published articles, each with its slug, one earlier version, and the generation that wrote it. */
async function fillArticles(db: Db, count: number): Promise<void> {
  await fillBlog(db, count);
  const gates = JSON.stringify(checkedGates());
  await sql`update blog_posts set gates = ${gates}::jsonb, gates_version = 2, version = 2, writer = 'templates', seed = '1'`.execute(
    db,
  );
  await sql`vacuum full blog_posts`.execute(db);
  await sql`
    insert into blog_revisions (post_id, version, title, slug, content, meta_description, target_keyword, category, saved_at)
    select id, 1, title, slug, content, meta_description, target_keyword, category, created_at from blog_posts`.execute(
    db,
  );
  await sql`
    insert into blog_generations ("trigger", keyword, settings, seed, state, step, gates, post_id, started_at, ended_at)
    select 'admin', target_keyword, '{"targetWordCount": 1200}', '1', 'done', 'save', ${gates}::jsonb, id, now(), now()
    from blog_posts`.execute(db);
}

/** What the checks of one article measure. */
function checkedGates() {
  const today = "2026-11-26";
  const keyword = keywords.find(({ family }) => family === "guides")?.keyword ?? "";
  const knowledge = { companies: [], states: [] };
  const article = writeFromTemplates({ keyword, seed: "1", today, knowledge });
  return checkArticle(article, { knowledge, targetWordCount: 1200, others: [], paths: new Set(), today });
}
