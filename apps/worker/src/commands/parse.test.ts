import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { compileCache } from "@zodiac-at-work/local/compile-cache";
import { afterAll, expect, test } from "vitest";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "parse-"));
afterAll(() => rm(folder, { recursive: true }));

interface Result {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the command without any setting in the environment. */
function parse(args: string[], input?: Uint8Array | string): Promise<Result> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, "parse", ...args], { env: compileCache }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
    child.stdin?.end(input);
  });
}

async function save(name: string, content: Uint8Array | string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

const lever = JSON.stringify([
  { id: "7", text: "Bäcker", hostedUrl: "https://jobs.lever.co/acme/7", createdAt: 1774692720000, categories: {} },
]);
const page = '<script type="application/ld+json">{"@type":"JobPosting","title":"Baker"}</script>';

test.each([
  ["workday", { total: 1, jobPostings: [{ title: "Baker", externalPath: "/job/Austin/Baker_R1" }] }],
  ["oracle", { items: [{ TotalJobsCount: 1, requisitionList: [{ Id: "1", Title: "Baker" }] }] }],
  ["rippling", [{ uuid: "a1", name: "Baker" }]],
  ["bamboohr", { result: [{ id: "1", jobOpeningName: "Baker" }] }],
  ["eightfold", { count: 1, positions: [{ id: 1, name: "Baker" }] }],
])("reads a board of the kind %s whose address is unknown, and makes up no link", async (kind, board) => {
  const { out } = await parse(["--kind", kind, "-"], JSON.stringify(board));
  expect(JSON.parse(out)).toMatchObject({ outcome: "complete", postings: [{ title: "Baker", url: null }] });
});

test("reads a saved detail of a posting", async () => {
  const detail = { jobPostingInfo: { title: "Baker", location: "Austin, TX", startDate: "2026-09-06" } };
  const url = "https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers/job/Austin/Baker_R1";
  const { out } = await parse(["--kind", "workday", "--url", url, "-"], JSON.stringify(detail));
  expect(JSON.parse(out)).toMatchObject({
    outcome: "complete",
    postings: [{ id: "Baker_R1", title: "Baker", locations: ["Austin, TX"], postedDate: "2026-09-06" }],
  });
});

test("prints one document, with the keys in their order, and nothing else", async () => {
  const { code, out, err } = await parse(["--kind", "lever", await save("lever.json", lever)]);
  expect([code, err]).toEqual([0, ""]);
  const document: unknown = JSON.parse(out);
  expect(document).toEqual({
    kind: "lever",
    outcome: "complete",
    reason: null,
    postings: [
      {
        id: "7",
        title: "Bäcker",
        locations: [],
        remote: null,
        department: null,
        type: null,
        salary: null,
        postedDate: "2026-03-28",
        url: "https://jobs.lever.co/acme/7",
        description: null,
      },
    ],
    unreadable: [],
  });
  expect(out).toBe(`${JSON.stringify(document, null, 2)}\n`);
  expect(Object.keys(document as object)).toEqual(["kind", "outcome", "reason", "postings", "unreadable"]);
});

test("reads standard input", async () => {
  const { code, out } = await parse(["--kind", "lever", "-"], lever);
  expect([code, JSON.parse(out).postings.length]).toEqual([0, 1]);
});

test("exits with 0 for every outcome, with its reason", async () => {
  const challenge = await save("challenge.html", "<title>Just a moment...</title>");
  const results = await Promise.all([
    parse(["--kind", "lever", "--status", "404", await save("unknown.json", '{"ok":false}')]),
    parse(["--kind", "lever", challenge]),
    parse(["--kind", "lever", "--status", "503", await save("down.html", "down")]),
    parse(["--kind", "lever", await save("other.json", "{}")]),
    parse(["--kind", "lever", await save("empty.json", "[]")]),
  ]);
  const outcomes = results.map(({ code, out }) => [code, JSON.parse(out).outcome]);
  expect(outcomes).toEqual([
    [0, "failed"],
    [0, "blocked"],
    [0, "unreachable"],
    [0, "changed"],
    [0, "empty"],
  ]);
});

test("builds the link with --url if the body has none, and prints null without it", async () => {
  const file = await save("page.html", page);
  const [known, unknown] = await Promise.all([
    parse(["--kind", "json-ld", "--url", "https://acme.example/jobs/7", file]),
    parse(["--kind", "json-ld", file]),
  ]);
  expect(JSON.parse(known.out).postings).toMatchObject([
    { id: "https://acme.example/jobs/7", url: "https://acme.example/jobs/7" },
  ]);
  expect(JSON.parse(unknown.out)).toMatchObject({
    outcome: "complete",
    postings: [{ id: null, title: "Baker", url: null }],
  });
});

test("takes the company's name at the service from --url", async () => {
  const xml = "<workzag-jobs><position><id>7</id><name>Baker</name></position></workzag-jobs>";
  const { out } = await parse(
    ["--kind", "personio", "--url", "https://acme.jobs.personio.de/xml?language=en", "-"],
    xml,
  );
  expect(JSON.parse(out).postings).toMatchObject([{ id: "7", url: "https://acme.jobs.personio.de/job/7" }]);
});

test("decodes what the body declares, and compressed bodies", async () => {
  const latin1 = Buffer.from(
    '<?xml version="1.0" encoding="ISO-8859-1"?><rss><channel><item><title>Bäcker</title><link>https://acme.example/7</link></item></channel></rss>',
    "latin1",
  );
  const results = await Promise.all([
    parse(["--kind", "feed", "-"], latin1),
    parse(["--kind", "feed", await save("feed.xml.gz", gzipSync(latin1))]),
    parse(["--kind", "lever", "-"], `\ufeff${lever}`),
  ]);
  expect(results.map(({ out }) => JSON.parse(out).postings[0].title)).toEqual(["Bäcker", "Bäcker", "Bäcker"]);
});

test("reads a listing with settings from a file", async () => {
  const settings = await save(
    "settings.json",
    '{"list":"a.b","fields":{"title":"c"},"urlTemplate":"https://x.example/{id}"}',
  );
  const body = '<script>window.state = {"a":{"b":[{"id":7,"c":"Baker"}]}}</script>';
  const { out } = await parse(["--kind", "listing", "--settings", settings, "-"], body);
  expect(JSON.parse(out).postings).toMatchObject([{ title: "Baker", url: "https://x.example/7" }]);
});

test.each([
  ["an unknown kind", ["--kind", "monster", "x"], "Allowed choices are greenhouse"],
  ["no kind", ["x"], "--kind"],
  ["no file", ["--kind", "lever"], "missing required argument 'file'"],
  ["a missing file", ["--kind", "lever", "/no/such/file"], "/no/such/file can't be read"],
  ["a folder", ["--kind", "lever", tmpdir()], "can't be read"],
  ["a number that is not a status", ["--kind", "lever", "--status", "9", "x"], "from 100 to 599"],
  ["a word that is not a URL", ["--kind", "lever", "--url", "acme", "x"], "https://"],
  [
    "settings that are missing",
    ["--kind", "listing", "--settings", "/no/such/file", main],
    "/no/such/file can't be read",
  ],
  ["settings that are no JSON", ["--kind", "listing", "--settings", main, main], "no JSON object"],
])("exits with 3 for %s, and says so on standard error", async (_, args, message) => {
  const { code, out, err } = await parse(args);
  expect([code, out]).toEqual([3, ""]);
  expect(err).toContain(message);
  expect(err).not.toContain("    at ");
});

test("explains itself with examples", async () => {
  const { code, out } = await parse(["--help"]);
  expect(code).toBe(0);
  expect(out).toContain("$ worker parse --kind greenhouse board.json");
});
