import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getAccountExport } from "./accounts/account-export.ts";
import { getAccountStanding } from "./accounts/account-standing.ts";
import { deleteAccount } from "./accounts/delete-account.ts";
import { addToSavedLists, deleteSavedLists, deleteSavedOpening, keepSavedLists } from "./accounts/saved-lists.ts";
import {
  createSearchSubscription,
  deleteSearchSubscription,
  findSubscribedSearch,
} from "./accounts/search-subscriptions.ts";
import { createSubscription, deleteSubscription, findSubscribedSign } from "./accounts/subscriptions.ts";
import { findUser, registerUser } from "./accounts/users.ts";
import { grantApiRights, ownsSchema } from "./api-rights.ts";
import { countArticles } from "./blog/article-counts.ts";
import { deleteDraft, upsertDraft } from "./blog/drafts.ts";
import { findGeneration, insertGenerationForNextKeyword, listGenerations } from "./blog/generations.ts";
import { insertImage } from "./blog/images.ts";
import {
  addMissingBlogKeywords,
  deleteBlogKeyword,
  importBlogKeywords,
  insertBlogKeyword,
  listBlogKeywords,
} from "./blog/keywords.ts";
import { getModelBudget, saveModelBudget } from "./blog/model-budget.ts";
import { listModelCosts, listModelCostsOfArticles } from "./blog/model-calls.ts";
import { deletePost, publishPost } from "./blog/post-status.ts";
import { findPreview, insertPreview } from "./blog/previews.ts";
import { findBySlug } from "./blog/public-posts.ts";
import { listRevisions } from "./blog/revisions.ts";
import { savePost } from "./blog/save-post.ts";
import { defaultBlogSettings, initializeBlogSettings, saveBlogSettings } from "./blog/settings.ts";
import { SlugTakenError } from "./blog/slugs.ts";
import { addPost, makePost } from "./blog/testing-posts.ts";
import { countCarBrandsBySign, listCarBrands } from "./catalog/car-brands.ts";
import { findCompany, listCompanies } from "./catalog/companies.ts";
import { searchCompanies } from "./catalog/search/search-companies.ts";
import { seed } from "./catalog/seed/seed.ts";
import { getTotals } from "./catalog/totals.ts";
import { listUsStates } from "./catalog/us-states.ts";
import { listChecks, listRunChecks, markHandled } from "./jobs/checks.ts";
import { insertRun } from "./jobs/insert-run.ts";
import { listJobs } from "./jobs/openings/list-company-jobs.ts";
import { countNewOpenings, listOpenings } from "./jobs/openings/openings.ts";
import { listRuns } from "./jobs/runs.ts";
import { getOperationsSummary, listKindHealth } from "./jobs/source-health.ts";
import { confirmSource, listSources, pauseSource, replaceSource } from "./jobs/sources.ts";
import { pendingMigrations } from "./migrate.ts";
import { createDb } from "./platform/client.ts";
import { countAttempt } from "./platform/rate-limits.ts";
import { listTaskSchedules, saveTaskSchedule } from "./platform/task-schedules.ts";
import { createTestDb } from "./testing.ts";

const testDb = await createTestDb();
const { db: owner } = testDb;
const api = createDb(await testDb.createApiRole(), { maxConnections: 2 });
afterAll(async () => {
  await api.destroy();
  await testDb.drop();
});
beforeAll(() => seed(owner));

test("the API's role can run the API's queries", async () => {
  const page = { page: 1, limit: 20 };
  expect(await pendingMigrations(api)).toEqual([]);
  const [company] = await listCompanies(api);
  expect(await findCompany(api, company?.id ?? 0)).toMatchObject({ name: company?.name });
  expect(await searchCompanies(api, "volkswagon")).not.toEqual([]);
  expect(await listJobs(api, company?.id ?? 0, page)).toEqual({ jobs: [], total: 0, totalPages: 0 });
  expect((await listCarBrands(api, page)).carBrands).toHaveLength(20);
  expect(await countCarBrandsBySign(api)).toHaveLength(12);
  expect((await listUsStates(api, page)).usStates).toHaveLength(20);
  expect((await getTotals(api)).usStates).toBe(50);
  await registerUser(api, { id: "ann", email: "ann@example.com" });
  await registerUser(api, { id: "bob", email: "Ann@example.com" }, { takeOver: true });
  expect(await findUser(api, "ann")).toMatchObject({ role: "user" });
  expect(await getAccountStanding(api, "ann")).toBe("good");
  expect(await getAccountExport(api, "ann")).toMatchObject({ user: { id: "ann" } });
  expect(await countAttempt(api, "ann", 60_000)).toMatchObject({ count: 1 });
  expect(await listOpenings(api, { search: "engineer", place: "berlin" }, {}, page)).toEqual([]);
  expect(await countNewOpenings(api, {}, new Date())).toBe(0);
  // As the release before does, until none of its processes is left.
  await sql`
    insert into openings_visits (user_id, visited_at) values ('ann', now())
    on conflict (user_id) do update set visited_at = excluded.visited_at`.execute(api);
  await keepSavedLists(api, "ann", {});
  const saved = { jobId: 1, title: "Clerk", companyId: 1, companyName: "Acme", savedAt: new Date() };
  expect(await addToSavedLists(api, "ann", { openings: [saved] })).toBe(true);
  await deleteSavedOpening(api, "ann", 1);
  const search = { id: randomUUID(), name: "Chef", query: "search=chef", savedAt: new Date() };
  await addToSavedLists(api, "ann", { searches: [search] });
  const feed = { userId: "ann", searchId: search.id, filters: { search: "chef" } };
  await createSearchSubscription(api, feed);
  const ofSearch = await createSearchSubscription(api, feed);
  expect(await findSubscribedSearch(api, ofSearch?.secret ?? "")).toBeUndefined();
  await deleteSearchSubscription(api, "ann", search.id);
  await deleteSavedLists(api, "ann");
  const { secret } = await createSubscription(api, { userId: "ann", kind: "feed", sign: "rat" });
  await createSubscription(api, { userId: "ann", kind: "feed", sign: "ox" });
  expect(await findSubscribedSign(api, "feed", secret)).toBeUndefined();
  await deleteSubscription(api, "ann", "feed");
  await deleteAccount(api, "ann", async () => {});
  expect((await getAccountExport(api, "ann")).user).toBeUndefined();
});

test("the API's role can start a run, mark a check as handled, and replace a source, whose jobs then close", async () => {
  const [source] = await listSources(api, { status: "active" });
  if (!source) throw new Error("no source was seeded");
  const { id, companyId } = source;
  await confirmSource(api, id, new Date());
  const job = { companyId, sourceId: id, sourceJobId: "1", title: "Clerk", indeedUrl: "https://a.example/1" };
  await owner.insertInto("jobs").values(job).execute();
  const startedAt = new Date();
  const run = await api
    .transaction()
    .execute((trx) => insertRun(trx, { trigger: "operator", sourceIds: [id], startedAt }));
  const [check] = await listRunChecks(api, run.id);
  expect(await markHandled(api, check?.id ?? 0, "ann", startedAt)).toBe(true);
  expect(await replaceSource(api, id, { kind: "lever", address: "a-new-address" })).toBe(true);
  const closed = await owner.selectFrom("jobs").select("closedReason").where("sourceId", "=", id).execute();
  expect(closed).toEqual([{ closedReason: "source-removed" }]);
});

test("the API's role can start runs and look after sources, checks and schedules", async () => {
  const [source] = await listSources(api, { status: "active" });
  const id = source?.id ?? 0;
  const run = await api
    .transaction()
    .execute((trx) => insertRun(trx, { trigger: "reader", sign: "rat", sourceIds: [id], startedAt: new Date() }));
  expect(await listRunChecks(api, run.id)).toMatchObject([{ sourceId: id, outcome: null }]);
  expect(await listRuns(api, { limit: 1 })).toMatchObject([{ id: run.id, sign: "rat" }]);
  expect(await pauseSource(api, id)).toBe(true);
  expect(await confirmSource(api, id, new Date())).toBe(true);
  expect(await listChecks(api, { limit: 10 })).toEqual([]);
  expect(await markHandled(api, 0, "Grace", new Date())).toBe(false);
  expect((await listKindHealth(api, { now: new Date() })).length).toBeGreaterThan(0);
  expect((await getOperationsSummary(api, new Date())).sources).toBeGreaterThan(0);
  const schedule = { task: "scrape-sign", cron: "0 6 * * *", timeZone: "UTC", isPaused: true, changedBy: "Grace" };
  await saveTaskSchedule(api, { ...schedule, isPaused: false });
  await saveTaskSchedule(api, schedule);
  expect(await listTaskSchedules(api)).toEqual([{ ...schedule, changedAt: expect.any(Date) }]);
});

test("the API's role can manage keywords, settings and generations of the blog", async () => {
  await api.transaction().execute(async (trx) => {
    await initializeBlogSettings(trx, new Date());
    await addMissingBlogKeywords(trx, [{ keyword: "rat boss", category: "career", searchIntent: "commercial" }]);
  });
  expect(await insertBlogKeyword(api, { keyword: "ox boss" })).toMatchObject({ articles: 0 });
  expect(await importBlogKeywords(api, [{ keyword: "OX boss", line: 2 }])).toMatchObject({ added: 0, changed: 1 });
  await saveBlogSettings(api, defaultBlogSettings, { updatedBy: "ann", now: new Date() });
  expect(await countArticles(api)).toMatchObject({ total: 0 });
  const settings = { businessLocation: "Global", targetWordCount: 900, includeLocalSeo: false, autoPublish: false };
  const request = { trigger: "admin", requestedBy: "ann", settings, seed: "1" } as const;
  const picked = await api.transaction().execute((trx) => insertGenerationForNextKeyword(trx, request));
  expect(await findGeneration(api, picked?.id ?? 0)).toMatchObject({ keyword: picked?.keyword, settings, post: null });
  expect(await listGenerations(api, { limit: 5 })).toHaveLength(1);
  const budget = { inputPrice: 3, outputPrice: 15, dailyLimit: 2 };
  await saveModelBudget(api, budget, { updatedBy: "ann", now: new Date() });
  expect(await getModelBudget(api)).toEqual(budget);
  expect(await listModelCosts(api, { by: "day", limit: 1 })).toEqual([]);
  expect(await listModelCostsOfArticles(api, { limit: 1 })).toEqual([]);
  for (const { id } of await listBlogKeywords(api)) expect(await deleteBlogKeyword(api, id)).toBe(true);
});

test("the API's role can edit the blog, change a slug, and delete the account of an editor", async () => {
  await registerUser(api, { id: "eve", email: "eve@example.com" });
  const post = await addPost(api, { title: "First", updatedBy: "eve" });
  const { ifSlugTaken, status, gates, writer, seed, ...text } = makePost({ slug: "second" });
  const change = { ...text, updatedBy: "eve", now: new Date() };
  const saved = await api.transaction().execute((trx) => savePost(trx, post.id, 1, change));
  expect(saved).toMatchObject({ kind: "saved", post: { slug: "second", version: 2 } });
  await expect(addPost(api, { slug: "first", ifSlugTaken: "refuse" })).rejects.toThrow(SlugTakenError);
  expect(await publishPost(api, post.id, new Date())).toMatchObject({ status: "published" });
  expect(await findBySlug(api, "first")).toEqual({ kind: "moved", slug: "second" });
  expect(await deletePost(api, post.id, new Date())).toMatchObject({ status: "published" });
  await upsertDraft(api, { postId: post.id, userId: "eve", baseVersion: 2, fields: { title: "Half" } });
  await deleteDraft(api, post.id, "eve");
  const token = await insertPreview(api, { ...text, words: 4 });
  expect(await findPreview(api, token)).toMatchObject({ title: text.title });
  const image = { hash: "a".repeat(32), name: "A", width: 1, height: 1, data: Buffer.from("webp"), createdBy: "eve" };
  expect(await insertImage(api, image)).toMatchObject({ name: "A" });
  await deleteAccount(api, "eve", async () => {});
  expect(await listRevisions(api, post.id)).toMatchObject([{ version: 1, savedBy: null }]);
});

describe("the API's role is refused", () => {
  test.each([
    ["to alter a table", "alter table users add column note text"],
    ["to create a table", "create table notes (id integer)"],
    ["to create a table beside the tasks", "create table pgboss.notes (id integer)"],
    ["to drop a trigger", "drop trigger users_changed_notice on users"],
    ["to write companies", "update companies set name = 'X'"],
    ["to delete companies", "delete from companies"],
    ["to write jobs", "delete from jobs"],
    ["to write the outcome of a check", "update run_sources set outcome = 'complete'"],
    ["to change the health of a source", "update job_sources set health = 'complete'"],
    ["to empty a table", "truncate rate_limits"],
    ["to make an admin", "update users set role = 'admin'"],
    ["to insert an admin", "insert into users (id, role) values ('eve', 'admin')"],
    ["to write the record of role changes", "delete from role_changes"],
    ["to unblock a user", "delete from blocked_users"],
    ["to delete payments", "delete from payments"],
    ["to read what the seed wrote", "select * from seed_records"],
    ["to delete articles", "delete from blog_posts"],
    ["to forget what a model cost", "delete from blog_model_calls"],
    ["to change an earlier version of an article", "update blog_revisions set content = ''"],
    ["to delete earlier versions", "delete from blog_revisions"],
    ["to replace a picture", "update blog_images set data = ''"],
    ["to delete pictures", "delete from blog_images"],
    ["to lengthen a preview", "update blog_previews set expires_at = now()"],
    ["to give a slug to another article", "update blog_slugs set post_id = 1"],
    ["to change the outcome of a generation", "update blog_generations set state = 'queued'"],
    ["to mark a migration as applied", "insert into migrations (name) values ('9999-later')"],
    ["to delete tasks", "delete from pgboss.job"],
  ])("%s", async (_, statement) => {
    await expect(sql.raw(statement).execute(api)).rejects.toMatchObject({ code: "42501" });
  });
});

test("granting again revokes rights that the API does not need", async () => {
  const { rows } = await sql<{ name: string }>`select current_user as name`.execute(api);
  const role = rows[0]?.name ?? "";
  await sql`grant all on companies, seed_records to ${sql.id(role)}`.execute(owner);
  await grantApiRights(owner, role);
  await expect(sql`delete from companies`.execute(api)).rejects.toMatchObject({ code: "42501" });
});

test("distinguishes the owner of the schema from the API's role", async () => {
  expect([await ownsSchema(owner), await ownsSchema(api)]).toEqual([true, false]);
});

test("refuses a role that does not exist or owns the tables", async () => {
  await expect(grantApiRights(owner, "no_such_role")).rejects.toThrow("Create it with: create role no_such_role");
  await expect(grantApiRights(owner, "postgres")).rejects.toThrow("Give the API a separate role");
});
