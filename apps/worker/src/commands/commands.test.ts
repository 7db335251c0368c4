import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { compileCache } from "@zodiac-at-work/local/compile-cache";
import { openTestLog } from "@zodiac-at-work/local/test-log";
import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import { addSource, greenhouseBoard, greenhousePath, startTestBoards } from "../openings/testing-boards.ts";

const { db, connectionString, drop } = await createTestDb();
const boards = await startTestBoards();
afterAll(() => Promise.all([drop(), boards.close()]));

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const env = { ...compileCache, NODE_ENV: "development", DATABASE_URL: connectionString, JOB_SOURCES: boards.origin };

function worker(...args: string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { env }, (_, out, err) => {
      // No log: the standard output, with what the operator asked for, and the arguments that a usage error repeats.
      if (child.exitCode !== 3) openTestLog("worker")(err);
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

async function workerJson(...args: string[]) {
  const { code, out, err } = await worker(...args, "--json");
  if (!out) throw new Error(err);
  return { code, document: JSON.parse(out) };
}

const good = await addSource(db, { kind: "greenhouse", address: "good", name: "Good Company" });
const bad = await addSource(db, { kind: "recruitee", address: "bad", name: "Bad Company" });
const board = greenhouseBoard("good", [1, 2]) as { jobs: { title: string }[] };
if (board.jobs[0]) board.jobs[0].title = '=HYPERLINK("https://evil.example")';
boards.answers.set(greenhousePath("good").jobs, { body: board });
boards.answers.set("bad.recruitee.com/api/offers/", { status: 403, body: "no" });

test("a dry run reads the boards and saves nothing", async () => {
  const { code, document } = await workerJson("scrape", "--dry-run");
  expect(code).toBe(1);
  expect(document).toMatchObject({
    run: null,
    sources: expect.arrayContaining([
      expect.objectContaining({ company: "Good Company", kind: "greenhouse", outcome: "complete", found: 2 }),
      expect.objectContaining({ company: "Bad Company", outcome: "blocked", reason: expect.any(String) }),
    ]),
  });
  expect(await db.selectFrom("jobs").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("runs").select("id").execute()).toEqual([]);
}, 60_000);

test("scrape prints a line for each board and a summary, and its exit code tells how much was read", async () => {
  const { code, out } = await worker("scrape");
  expect(code).toBe(1);
  expect(out).toMatch(/^complete {4}Good Company \(greenhouse good\): 2 openings, 2 new$/m);
  expect(out).toMatch(/^blocked {5}Bad Company \(recruitee bad\): .*403/m);
  expect(out).toMatch(/^Checked 2 boards: 2 openings, 1 refused\.$/m);
  const one = await workerJson("scrape", "--company", "good company, inc.");
  expect(one.code).toBe(0);
  expect(one.document).toMatchObject({
    run: { trigger: "operator", sources: 1, found: 2 },
    sources: [{ sourceId: good.sourceId, outcome: "complete", found: 2, new: 0, unchanged: 2, unreadablePostings: [] }],
  });
  const other = await workerJson("scrape", "--kind", "recruitee");
  expect(other).toMatchObject({ code: 2, document: { sources: [{ sourceId: bad.sourceId, outcome: "blocked" }] } });
}, 90_000);

test("coverage counts the companies with a board and lists the well-known ones without", async () => {
  const { code, document } = await workerJson("coverage");
  expect(code).toBe(0);
  expect(document.all).toMatchObject({ companies: 2, withBoard: 2, checked: 1, openings: 2 });
  expect(document.kinds).toContainEqual({ kind: "greenhouse", companies: 1, checked: 1 });
  await db.updateTable("jobSources").set({ status: "paused" }).where("id", "=", bad.sourceId).execute();
  await db.updateTable("companies").set({ wellKnownRank: 1 }).where("id", "=", bad.companyId).execute();
  const { out } = await worker("coverage");
  expect(out).toMatch(/^rank +companies +with board +complete in 48 h +openings$/m);
  expect(out).toMatch(/^well-known +1 +0 +0 +0$/m);
  expect(out).toMatch(/^greenhouse +1 +1$/m);
  expect(out).toMatch(/^1 of 1 well-known companies have no board\.$/m);
  expect(out).toMatch(/^\d+ +Bad Company +not found$/m);
  await db.updateTable("companies").set({ wellKnownRank: null }).where("id", "=", bad.companyId).execute();
  await db.updateTable("jobSources").set({ status: "active" }).where("id", "=", bad.sourceId).execute();
}, 60_000);

test("--since leaves out the sources that were checked on or after the day", async () => {
  const day = new Date().toISOString().slice(0, 10);
  expect(await workerJson("scrape", "--since", day)).toMatchObject({ code: 0, document: { sources: [] } });
}, 60_000);

test("runs lists the runs and shows one", async () => {
  const { document } = await workerJson("runs", "--failed");
  expect(document.runs.length).toBeGreaterThan(0);
  const shown = await workerJson("runs", "show", `${document.runs.at(-1).id}`);
  expect(shown.document).toMatchObject({ run: { id: document.runs.at(-1).id }, sources: expect.any(Array) });
  const { out } = await worker("runs", "show", `${document.runs.at(-1).id}`);
  expect(out).toMatch(/^blocked {5}Bad Company/m);
}, 60_000);

test("sources are listed, paused and confirmed", async () => {
  const listed = await workerJson("sources", "list", "--kind", "recruitee");
  expect(listed.document.sources).toMatchObject([{ id: bad.sourceId, health: "blocked", failures: 2 }]);
  expect((await worker("sources", "pause", `${bad.sourceId}`)).out).toContain("Paused");
  expect((await workerJson("sources", "list", "--status", "paused")).document.sources).toHaveLength(1);
  expect((await worker("sources", "confirm", `${bad.sourceId}`)).out).toContain("Confirmed");
  expect((await workerJson("sources", "list", "--status", "active")).document.sources).toHaveLength(2);
}, 90_000);

test("discover proposes the board that a careers page names, and verifies it by the company's name", async () => {
  const { id } = await db
    .insertInto("companies")
    .values({
      ...{ name: "Found, Inc.", location: "Lisbon", industry: "Technology", description: "x", zodiacSign: "ox" },
      careersUrl: "https://found.example/careers",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  boards.answers.set("found.example/careers", { body: '<a href="/open-positions">See open positions</a>' });
  const link =
    '<iframe src="https://boards.greenhouse.io/embed/job_board?for=found"></iframe><a href="https://jobs.lever.co/partner">x</a>';
  boards.answers.set("found.example/open-positions", { body: link });
  boards.answers.set(greenhousePath("found").name, { body: { name: "Found" } });
  boards.answers.set(greenhousePath("found").jobs, { body: greenhouseBoard("found", []) });
  const { code, document } = await workerJson("sources", "discover", "--company", `${id}`);
  expect(code).toBe(0);
  expect(document.companies).toMatchObject([
    {
      company: "Found, Inc.",
      problem: null,
      sources: [
        { kind: "greenhouse", address: "found", isVerified: true, isNew: true },
        { kind: "lever", address: "partner", isVerified: false, isNew: true, reason: expect.any(String) },
      ],
    },
  ]);
  const { document: again } = await workerJson("sources", "discover", "--company", `${id}`);
  expect(again.companies[0].sources).toMatchObject([{ isNew: false }, { isNew: false }]);
}, 90_000);

test("openings are exported in three formats, and a formula in a title stays text", async () => {
  const { out: csv } = await worker("openings", "export", "--format", "csv");
  expect(csv.startsWith("\uFEFFid,company,sign")).toBe(true);
  const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  expect(rows.map(({ title }) => title)).toEqual([`'=HYPERLINK("https://evil.example")`, "Engineer 2"]);
  const { out: json } = await worker("openings", "export", "--format", "json");
  const { out: lines } = await worker("openings", "export", "--format", "ndjson", "--company", "Good Company");
  const openings = lines
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(JSON.parse(json)).toEqual({ openings });
  expect(openings[1]).toMatchObject({
    company: "Good Company",
    title: "Engineer 2",
    locations: ["Lisbon"],
    isSample: true,
  });
}, 90_000);

test("without failed tasks the list is empty, and a retry needs ids or --all", async () => {
  expect((await workerJson("tasks", "list", "--failed")).document).toEqual({ tasks: [] });
  expect((await worker("tasks", "retry", "--all")).out).toContain("0 tasks");
  expect(await worker("tasks", "retry")).toMatchObject({ code: 3, err: expect.stringContaining("--all") });
}, 60_000);

test.each([
  [["scrape", "--sign", "cat"], "rat, ox"],
  [["scrape", "--kind", "monster"], "greenhouse"],
  [["scrape", "--since", "2026-02-30"], "YYYY-MM-DD"],
  [["scrape", "--company", "Goood Company"], "no company"],
  [["scrape", "--company", "Good Comp"], "Similar: Good Company"],
  [["sources", "pause", "999999"], "no source 999999"],
  [["sources", "check", "x"], "whole number"],
  [["sources", "check"], "a kind with --live"],
  [["sources", "check", "1", "--live", "lever"], "a kind with --live"],
  [["sources", "check", "--live", "monster"], "greenhouse"],
  [["sources", "replace", "1", "lever", "a b"], "neither a name"],
  [["runs", "show", "999999"], "no run 999999"],
  [["openings", "export", "--format", "xls"], "csv, json, ndjson"],
  [["openings", "export"], "--format"],
])("%j is wrong usage, and the message says what is right", async (args, message) => {
  const { code, err } = await worker(...args);
  expect(code).toBe(3);
  expect(err).toContain(message);
});

test("a live check without a contact for the user agent fails before it connects to anything", async () => {
  const { code, err } = await worker("sources", "check", "--live", "greenhouse");
  expect(code).toBe(2);
  expect(err).toContain("SCRAPE_CONTACT is missing");
}, 60_000);

test.each([["scrape"], ["sources discover"], ["runs"], ["openings export"], ["tasks retry"], ["sources list"]])(
  "%s --help shows an example",
  async (command) => {
    const { code, out } = await worker(...command.split(" "), "--help");
    expect(code).toBe(0);
    expect(out).toMatch(/Examples?:\n {2}worker /);
  },
);
