import { findSource, insertRun, listRunChecks } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { RetryableError } from "@zodiac-at-work/tasks";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { checkSource } from "./check-source.ts";
import { addSource, createTestContext, greenhouseBoard, greenhousePath, startTestBoards } from "./testing-boards.ts";

const { db, drop } = await createTestDb();
const boards = await startTestBoards();
afterAll(() => Promise.all([drop(), boards.close()]));

const context = createTestContext(db, boards);
const task = { signal: new AbortController().signal, progress: async () => {} };

beforeEach(async () => {
  boards.requests.length = 0;
  await db.deleteFrom("scrapeHosts").execute();
});

/** Starts a run over one source, checks the source, and returns the check. */
async function check(sourceId: number) {
  const run = await insertRun(db, { trigger: "schedule", sourceIds: [sourceId], startedAt: context.clock.now() });
  await checkSource(context, sourceId, task);
  const [ended] = await listRunChecks(db, run.id);
  return ended;
}

function jobsOf(sourceId: number) {
  return db.selectFrom("jobs").selectAll().where("sourceId", "=", sourceId).orderBy("sourceJobId").execute();
}

async function openIds(sourceId: number) {
  return (await jobsOf(sourceId)).filter(({ closedAt }) => closedAt === null).map(({ sourceJobId }) => sourceJobId);
}

test("a check saves what a board lists, and the next one asks for changes only and writes nothing", async () => {
  const { sourceId } = await addSource(db, { kind: "greenhouse", address: "acme" });
  boards.answers.set(greenhousePath("acme").jobs, ({ "if-none-match": etag }) =>
    etag === '"v1"' ? { status: 304 } : { headers: { etag: '"v1"' }, body: greenhouseBoard("acme", [1, 2, 3]) },
  );
  expect(await check(sourceId)).toMatchObject({ outcome: "complete", reason: null, found: 3, new: 3, unchanged: 0 });
  const before = await jobsOf(sourceId);
  expect(before[0]).toMatchObject({ title: "Engineer 1", postedDate: "2026-10-01", isSample: true });
  expect(await check(sourceId)).toMatchObject({ outcome: "complete", found: 3, new: 0, changed: 0, unchanged: 3 });
  expect(await jobsOf(sourceId)).toEqual(before);
});

test("a task that runs again when no run waits asks nobody", async () => {
  const { sourceId } = await addSource(db, { kind: "greenhouse", address: "again" });
  boards.answers.set(greenhousePath("again").jobs, { body: greenhouseBoard("again", [1]) });
  await check(sourceId);
  expect(await checkSource(context, sourceId, task)).toBeUndefined();
  expect(boards.requests).toHaveLength(1);
});

test("a source that is not verified is trusted when the company's own name stands on it", async () => {
  const { sourceId } = await addSource(db, {
    kind: "greenhouse",
    address: "zorg",
    name: "Zorg, Inc.",
    isVerified: false,
  });
  boards.answers.set(greenhousePath("zorg").name, { body: { name: "ZORG" } });
  boards.answers.set(greenhousePath("zorg").jobs, { body: greenhouseBoard("zorg", [1]) });
  expect(await check(sourceId)).toMatchObject({ outcome: "complete", found: 1 });
  expect((await findSource(db, sourceId))?.verifiedAt).not.toBeNull();
  boards.requests.length = 0;
  await check(sourceId);
  expect(boards.requests).toEqual([greenhousePath("zorg").jobs]);
});

test("nothing is saved from a source with another company's name, and the reason says whose", async () => {
  const { sourceId } = await addSource(db, {
    kind: "greenhouse",
    address: "delta",
    name: "Delta Air Lines",
    isVerified: false,
  });
  boards.answers.set(greenhousePath("delta").name, { body: { name: "Delta Electronics" } });
  boards.answers.set(greenhousePath("delta").jobs, { body: greenhouseBoard("delta", [1]) });
  expect(await check(sourceId)).toMatchObject({
    outcome: "failed",
    found: 0,
    reason: expect.stringContaining('"Delta Electronics"'),
  });
  expect(await jobsOf(sourceId)).toEqual([]);
  expect(await findSource(db, sourceId)).toMatchObject({ verifiedAt: null, health: "failed", failures: 1 });
  expect(boards.requests).not.toContain(greenhousePath("delta").jobs);
});

test("SmartRecruiters without postings is empty for a verified source and failed for another", async () => {
  const path = (id: string) => `api.smartrecruiters.com/v1/companies/${id}/postings?limit=100&offset=0`;
  const nothing = { body: { offset: 0, limit: 100, totalFound: 0, content: [] } };
  for (const id of ["Known", "Guessed"]) boards.answers.set(path(id), nothing);
  const known = await addSource(db, { kind: "smartrecruiters", address: "Known" });
  const guessed = await addSource(db, { kind: "smartrecruiters", address: "Guessed", isVerified: false });
  expect(await check(known.sourceId)).toMatchObject({ outcome: "empty" });
  expect(await check(guessed.sourceId)).toMatchObject({
    outcome: "failed",
    reason: expect.stringContaining("does not name"),
  });
});

test("texts that a list lacks are fetched once, and an unchanged list changes nothing", async () => {
  const { sourceId } = await addSource(db, { kind: "smartrecruiters", address: "Texts" });
  const base = "api.smartrecruiters.com/v1/companies/Texts/postings";
  const posting = { id: "7", name: "Engineer", company: { identifier: "Texts" }, releasedDate: "2026-10-01T00:00:00Z" };
  boards.answers.set(`${base}?limit=100&offset=0`, {
    body: { offset: 0, limit: 100, totalFound: 1, content: [posting] },
  });
  const sections = { jobDescription: { title: "The job", text: "<p>You build things.</p>" } };
  boards.answers.set(`${base}/7`, { body: { ...posting, jobAd: { sections } } });
  expect(await check(sourceId)).toMatchObject({ outcome: "complete", new: 1 });
  const before = await jobsOf(sourceId);
  expect(before[0]?.description).toContain("You build things.");
  expect(await check(sourceId)).toMatchObject({ outcome: "complete", unchanged: 1, changed: 0 });
  expect(await jobsOf(sourceId)).toEqual(before);
  expect(boards.requests.filter((path) => path === `${base}/7`)).toHaveLength(1);
});

describe("a board of Workday", () => {
  const base = (tenant: string) => `${tenant}.wd5.myworkdayjobs.com/wday/cxs/${tenant}/Jobs`;
  const address = (tenant: string) => `https://${tenant}.wd5.myworkdayjobs.com/Jobs`;
  const families = { bakery: 1_500, mill: 1_000 };

  /** Answers as a board of 2,500 postings whose totals are capped and whose pages repeat after the cap. */
  function answer(tenant: string, listed: Record<string, number> = families) {
    boards.answers.set(`${base(tenant)}/jobs`, (_, json) => {
      const { appliedFacets, limit, offset } = json as { appliedFacets: { jobFamily?: string[] } } & Record<
        "limit" | "offset",
        number
      >;
      const all = Object.entries(listed)
        .filter(([family]) => appliedFacets.jobFamily?.includes(family) ?? true)
        .flatMap(([family, count]) => Array.from({ length: count }, (_, index) => `${family}-${index}`))
        .slice(0, 2_000);
      const start = offset < all.length ? offset : 0;
      const facets = ["jobFamily", "workerSubType"].map((facetParameter) => ({
        facetParameter,
        values: Object.entries(families).map(([id, count]) => ({ id, count })),
      }));
      return {
        body: {
          total: offset === 0 ? all.length : 0,
          jobPostings: all.slice(start, start + limit).map((id) => ({
            title: `Baker ${id}`,
            externalPath: `/job/Oslo/Baker_${id}`,
            locationsText: "Oslo",
            postedOn: "Posted Today",
          })),
          facets: offset === 0 ? facets : [],
        },
      };
    });
  }

  test("beyond the cap is read as a whole through its facets, and a missing part closes nothing", async () => {
    const { sourceId } = await addSource(db, { kind: "workday", address: address("large") });
    answer("large");
    expect(await check(sourceId)).toMatchObject({ outcome: "complete", found: 2_500, new: 2_500 });
    answer("large", { bakery: 1_500, mill: 900 });
    for (const time of [1, 2]) {
      expect(await check(sourceId), `check ${time}`).toMatchObject({ outcome: "partial", found: 2_400, closed: 0 });
    }
    expect(await openIds(sourceId)).toHaveLength(2_500);
  }, 60_000);

  test("gives the details of new postings once, and the list stands where a detail is refused", async () => {
    const { sourceId } = await addSource(db, { kind: "workday", address: address("small") });
    answer("small", { bakery: 2 });
    const detailOf = (id: string) => `${base("small")}/job/Oslo/Baker_${id}`;
    const info = { jobDescription: "<p>You bake.</p>", location: "Oslo", startDate: "2026-09-06" };
    boards.answers.set(detailOf("bakery-0"), { body: { jobPostingInfo: info } });
    boards.answers.set(detailOf("bakery-1"), { status: 403 });
    expect(await check(sourceId)).toMatchObject({ outcome: "complete", new: 2 });
    expect(await jobsOf(sourceId)).toMatchObject([
      { postedDate: "2026-09-06", description: "You bake." },
      { postedDate: null, description: null, locations: ["Oslo"] },
    ]);
    boards.answers.set(detailOf("bakery-1"), { body: { jobPostingInfo: info } });
    expect(await check(sourceId)).toMatchObject({ outcome: "complete", changed: 1, unchanged: 1 });
    expect(await check(sourceId)).toMatchObject({ outcome: "complete", changed: 0, unchanged: 2 });
    expect(boards.requests.filter((path) => path === detailOf("bakery-0"))).toHaveLength(1);
  });

  test("whose robots.txt forbids the address of its list is forbidden without a POST", async () => {
    const { sourceId } = await addSource(db, { kind: "workday", address: address("closed") });
    boards.answers.set("closed.wd5.myworkdayjobs.com/robots.txt", {
      headers: { "content-type": "text/plain" },
      body: "User-agent: *\nDisallow: /wday/",
    });
    answer("closed");
    expect(await check(sourceId)).toMatchObject({ outcome: "forbidden", closed: 0 });
    expect(boards.requests).toEqual([]);
  });

  test("is verified by the organization that a detail names", async () => {
    const source = { kind: "workday", address: address("named"), name: "Named, Inc.", isVerified: false } as const;
    const { sourceId } = await addSource(db, source);
    answer("named", { bakery: 1 });
    boards.answers.set(`${base("named")}/job/Oslo/Baker_bakery-0`, {
      body: { jobPostingInfo: {}, hiringOrganization: { name: "Named" } },
    });
    expect(await check(sourceId)).toMatchObject({ outcome: "complete", found: 1 });
  });
});

test("a job closes when two snapshots in a row lack it, and at once when its own page is gone", async () => {
  const { sourceId } = await addSource(db, { kind: "greenhouse", address: "closing" });
  const path = greenhousePath("closing");
  boards.answers.set(path.jobs, { body: greenhouseBoard("closing", [1, 2, 3]) });
  await check(sourceId);
  boards.answers.set(path.job(2), { body: { id: 2, title: "Engineer 2" } });
  boards.answers.set(path.jobs, { body: greenhouseBoard("closing", [1]) });
  expect(await check(sourceId)).toMatchObject({ outcome: "complete", found: 1, closed: 1 });
  expect(await openIds(sourceId)).toEqual(["1", "2"]);
  expect((await jobsOf(sourceId))[2]).toMatchObject({ sourceJobId: "3", closedReason: "gone" });
  expect(await check(sourceId)).toMatchObject({ closed: 1 });
  expect((await jobsOf(sourceId))[1]).toMatchObject({ sourceJobId: "2", closedReason: "missing" });
});

test("a board that says for the first time that it is empty closes nothing, and the second time everything", async () => {
  const { sourceId } = await addSource(db, { kind: "greenhouse", address: "suspect" });
  boards.answers.set(greenhousePath("suspect").jobs, { body: greenhouseBoard("suspect", [1, 2, 3, 4, 5, 6]) });
  await check(sourceId);
  boards.answers.set(greenhousePath("suspect").jobs, { body: greenhouseBoard("suspect", []) });
  expect(await check(sourceId)).toMatchObject({
    outcome: "empty",
    closed: 0,
    reason: expect.stringContaining("next check"),
  });
  expect(await findSource(db, sourceId)).toMatchObject({ health: "suspect", openJobs: 6 });
  expect(await check(sourceId)).toMatchObject({ outcome: "empty", closed: 6 });
});

test.each([
  [
    "a challenge page with status 200",
    { body: '<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/h/b/orchestrate"></script>' },
    "blocked",
  ],
  ["a refusal", { status: 403, body: "no" }, "blocked"],
  ["a page without the expected structure", { body: { positions: [] } }, "changed"],
  ["an unknown board", { status: 404, body: { status: 404, error: "Job not found" } }, "failed"],
  ["fewer postings than it declares", { body: { ...greenhouseBoard("broken", [1]), meta: { total: 9 } } }, "partial"],
])("%s closes nothing", async (_, answer, outcome) => {
  const address = `broken-${outcome}-${Math.round(performance.now() * 1000)}`;
  const { sourceId } = await addSource(db, { kind: "greenhouse", address });
  boards.answers.set(greenhousePath(address).jobs, { body: greenhouseBoard(address, [1, 2]) });
  await check(sourceId);
  boards.answers.set(greenhousePath(address).jobs, answer);
  for (let time = 0; time < 3; time += 1) {
    expect(await check(sourceId)).toMatchObject({ outcome, closed: 0, reason: expect.any(String) });
  }
  expect(await openIds(sourceId)).toEqual(["1", "2"]);
});

test("a posting that can't be read is kept with its reason, and the others are saved", async () => {
  const { sourceId } = await addSource(db, { kind: "greenhouse", address: "mixed" });
  const board = greenhouseBoard("mixed", [1, 2]) as { jobs: object[] };
  board.jobs.push({ id: 3, title: null });
  boards.answers.set(greenhousePath("mixed").jobs, { body: { ...board, meta: { total: 3 } } });
  const source = await check(sourceId);
  expect(source).toMatchObject({ outcome: "partial", found: 2, unreadable: 1 });
  expect(source?.details).toMatchObject({ unreadable: [{ id: "3", reason: expect.any(String) }] });
});

test("an unreachable source is tried again later, and in the end the run says so", async () => {
  const { sourceId } = await addSource(db, { kind: "recruitee", address: "down" });
  boards.answers.set("down.recruitee.com/api/offers/", { status: 503, headers: { "retry-after": "120" } });
  const run = await insertRun(db, { trigger: "schedule", sourceIds: [sourceId], startedAt: context.clock.now() });
  for (let attempt = 1; attempt < 3; attempt += 1) {
    await expect(checkSource(context, sourceId, task)).rejects.toThrow(RetryableError);
    await db.deleteFrom("scrapeHosts").execute();
  }
  expect(await checkSource(context, sourceId, task)).toMatchObject({ outcome: "unreachable" });
  expect(await listRunChecks(db, run.id)).toMatchObject([{ outcome: "unreachable", attempts: 3, found: 0 }]);
});

test("a source that is paused before its check is not asked", async () => {
  const { sourceId } = await addSource(db, { kind: "greenhouse", address: "paused" });
  await db.updateTable("jobSources").set({ status: "paused" }).where("id", "=", sourceId).execute();
  expect(await check(sourceId)).toMatchObject({ outcome: "failed", reason: "The source was paused." });
  expect(boards.requests).toEqual([]);
});

test("a check that is aborted leaves its run waiting, and the next attempt completes it", async () => {
  const { sourceId } = await addSource(db, { kind: "greenhouse", address: "aborted" });
  boards.answers.set(greenhousePath("aborted").jobs, { body: greenhouseBoard("aborted", [1]) });
  const run = await insertRun(db, { trigger: "schedule", sourceIds: [sourceId], startedAt: context.clock.now() });
  const signal = AbortSignal.abort(new Error("stopping"));
  await expect(checkSource(context, sourceId, { ...task, signal })).rejects.toThrow("stopping");
  expect(await listRunChecks(db, run.id)).toMatchObject([{ outcome: null }]);
  expect(await checkSource(context, sourceId, task)).toMatchObject({ outcome: "complete" });
});

test("what a feed of the newest postings no longer shows stays open until its own page is gone", async () => {
  const { sourceId } = await addSource(db, { kind: "feed", address: "https://news.example/jobs.xml" });
  const feed = (ids: number[]) => ({
    headers: { "content-type": "application/rss+xml" },
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>Jobs</title>${ids
      .map(
        (id) => `<item><title>Engineer ${id}</title><link>https://news.example/${id}</link><guid>${id}</guid></item>`,
      )
      .join("")}</channel></rss>`,
  });
  boards.answers.set("news.example/jobs.xml", feed([1, 2, 3]));
  expect(await check(sourceId)).toMatchObject({ outcome: "complete", found: 3 });
  boards.answers.set("news.example/2", { body: "<h1>Engineer 2</h1>" });
  boards.answers.set("news.example/jobs.xml", feed([3, 4]));
  expect(await check(sourceId)).toMatchObject({
    outcome: "complete",
    closed: 1,
    reason:
      "The source shows its newest postings only. Of 2 missing jobs looked at, 1 closed because the job's own page is gone.",
  });
  for (const closed of [0, 0]) expect(await check(sourceId)).toMatchObject({ outcome: "complete", closed });
  expect((await jobsOf(sourceId)).map(({ closedReason }) => closedReason)).toEqual(["gone", null, null, null]);
});

test("of a sitemap, a check reads the pages that are new or changed, and asks no other host", async () => {
  const { sourceId } = await addSource(db, { kind: "sitemap", address: "https://map.example/sitemap.xml" });
  const sitemap = (...entries: [path: string, lastmod: string][]) => ({
    headers: { "content-type": "application/xml" },
    body: `<urlset>${entries.map(([loc, lastmod]) => `<url><loc>${loc}</loc><lastmod>${lastmod}</lastmod></url>`).join("")}</urlset>`,
  });
  const jobAt = (id: number) => `https://map.example/jobs/${id}`;
  for (const id of [1, 2, 3, 4]) {
    const job = { "@type": "JobPosting", title: `Engineer ${id}`, description: "Build." };
    const body = `<html><script type="application/ld+json">${JSON.stringify(job)}</script></html>`;
    boards.answers.set(`map.example/jobs/${id}`, { body });
  }
  const old = "2020-01-01";
  const hostile = ["https://127.0.0.1/jobs/1", "https://evil.example/jobs/1", "file:///jobs", "http://[::1]/jobs"];
  const list = [1, 2, 3, 4].map((id): [string, string] => [jobAt(id), old]);
  const address = "map.example/sitemap.xml";
  boards.answers.set(address, sitemap(...list, ...hostile.map((loc): [string, string] => [loc, old]), [jobAt(5), old]));
  expect(await check(sourceId)).toMatchObject({ outcome: "complete", found: 4, new: 4 });
  expect(new Set(boards.requests.map((path) => path.split("/")[0]))).toEqual(new Set(["map.example"]));

  boards.requests.length = 0;
  boards.answers.set(address, sitemap(...list.slice(0, 3), [jobAt(4), "2100-01-01"]));
  expect(await check(sourceId)).toMatchObject({ outcome: "complete", found: 4, new: 0, changed: 0, unchanged: 4 });
  expect(boards.requests).toEqual([address, "map.example/jobs/4"]);

  boards.answers.set("map.example/jobs/2", { status: 404 });
  boards.answers.set(address, sitemap(...list.slice(0, 1)));
  expect(await check(sourceId)).toMatchObject({
    outcome: "partial",
    reason: "The sitemap leads to 1 posting, at most half of the 4 before.",
    closed: 1,
  });
  expect(await openIds(sourceId)).toEqual([1, 3, 4].map(jobAt));
});
