import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page, expect as playwrightExpect } from "@playwright/test";
import getPort from "get-port";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { findHeadlessBrowser } from "./browser.ts";
import { demoPassword } from "./demo-accounts.ts";
import { keepTestLogs } from "./test-log.ts";
import { isAlive, temporaryFolder } from "./testing.ts";

/** The product starts, fills itself and serves the browser on the same cores, so a page can take many seconds. */
const expectPage = playwrightExpect.configure({ timeout: 60_000 });

const startFile = fileURLToPath(new URL("./start.ts", import.meta.url));

const processesByCommand = new Map([
  ["the API", /src\/main\.ts $/],
  ["the worker", /src\/main\.ts start $/],
  ["PostgreSQL", /postgres-process\.ts/],
  ["the Stripe sandbox", /stripe-sandbox\/src\/main\.ts/],
  ["the Firebase Auth emulator", /firebase-emulator-process\.ts/],
]);

test("a first start fills an empty folder, Ctrl-C stops every process, and the next start finds the data", async () => {
  const dataDir = await temporaryFolder();
  const first = await started(launch(dataDir, await getPort(), { args: [] }));
  // The first openings show within seconds. The run over all 846 boards takes 106 s, at eight boards a second.
  await expect.poll(() => countSamples(first.databaseUrl), { timeout: 400_000, interval: 500 }).toEqual(filled);
  await expectFilledPages(first.url);
  expect(first.output()).toMatch(/member@example\.com\s+has access/);
  expect(first.output()).toContain(dataDir);
  await insertUser(first.databaseUrl);
  const parts = await descendants(first.process);
  expect(parts.length).toBeGreaterThanOrEqual(4);
  first.process.kill("SIGINT");
  await once(first.process, "exit");
  expect(first.process.exitCode).toBe(0);
  expect(await alive(parts)).toEqual([]);
  const second = await started(launch(dataDir, await getPort(), { args: [] }));
  expect(await countUsers(second.databaseUrl)).toBe(1);
  await expect
    .poll(() => readFile(join(dataDir, "logs/samples.log"), "utf8").catch(() => ""), { timeout: 120_000 })
    .toContain("The product is not empty.");
  expect(await countSamples(second.databaseUrl)).toEqual(filled);
}, 900_000);

test("when a process is killed, the launcher reports it and stops the others, and the next start finds the data", async () => {
  const dataDir = await temporaryFolder();
  let product = await start(dataDir);
  await insertUser(product.databaseUrl);
  for (const [name, command] of processesByCommand) {
    const parts = await descendants(product.process);
    process.kill(await findProcess(parts, command), "SIGKILL");
    await once(product.process, "exit");
    expect(product.process.exitCode).toBe(1);
    expect(product.output()).toContain(`${name} exited unexpectedly`);
    expect(await alive(parts)).toEqual([]);
    product = await start(dataDir);
    expect(await countUsers(product.databaseUrl)).toBe(1);
  }
});

test("when the launcher is killed, no process outlives it, and the next start works at once", async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  await insertUser(first.databaseUrl);
  const parts = await descendants(first.process);
  first.process.kill("SIGKILL");
  const second = await start(dataDir);
  expect(await countUsers(second.databaseUrl)).toBe(1);
  await expect.poll(() => alive(parts), { timeout: 30_000 }).toEqual([]);
});

test.each([0, 250])("Ctrl-C during the start, %i ms after the first process, stops every process", async (ms) => {
  const launcher = launch(await temporaryFolder(), await getPort());
  await expect.poll(() => descendants(launcher.process), { timeout: 60_000 }).not.toHaveLength(0);
  await sleep(ms);
  const parts = await descendants(launcher.process);
  launcher.process.kill("SIGINT");
  await once(launcher.process, "exit");
  expect(await alive(parts)).toEqual([]);
  expect(launcher.output()).toMatch(/^(Building the site\. Later starts are faster\.\n)?Stopped\.\n$/);
});

test("two products in two folders run side by side, and a port that is in use is reported", async () => {
  const port = await getPort();
  const first = launch(await temporaryFolder(), port);
  await expect.poll(() => descendants(first.process), { timeout: 60_000 }).not.toHaveLength(0);
  const holder = createServer().listen(port);
  onTestFinished(() => void holder.close());
  const [one, two] = [await started(first), await start(await temporaryFolder(), port)];
  expect(one.output()).toMatch(new RegExp(`^Port ${port} is in use. The site uses ${new URL(one.url).port}\\.$`, "m"));
  expect(two.url).not.toBe(one.url);
  for (const { url } of [one, two]) expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test("reports a database that doesn't respond", async () => {
  const launched = launch(await temporaryFolder(), await getPort(), {
    databaseUrl: "postgres://me:secret@localhost:1/mine",
  });
  await once(launched.process, "exit");
  expect(launched.process.exitCode).toBe(1);
  expect(launched.output()).toContain("No PostgreSQL answers at localhost:1 (ECONNREFUSED).");
  expect(launched.output()).not.toContain("secret");
});

test("refuses a second start in the same folder and names the address of the first", async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  const second = launch(dataDir, await getPort());
  await once(second.process, "exit");
  expect(second.process.exitCode).toBe(1);
  expect(second.output()).toContain(`already running from this folder at ${first.url}`);
  expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
});

interface Launched {
  process: ChildProcess;
  output: () => string;
}

/** Starts without samples unless `args` says otherwise. The samples take as much time as the rest of a first start. */
function launch(dataDir: string, port: number, { databaseUrl = "", args = ["--empty"] } = {}): Launched {
  const child = spawn(process.execPath, [startFile, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // The next start in the same folder overwrites the logs.
  child.once("exit", () => keepTestLogs(join(dataDir, "logs")));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGINT");
    await once(child, "exit");
  });
  return { process: child, output: () => output };
}

type Started = Launched & { url: string; databaseUrl: string };

async function start(dataDir: string, port?: number): Promise<Started> {
  return started(launch(dataDir, port ?? (await getPort())));
}

async function started(launched: Launched): Promise<Started> {
  const { output } = launched;
  await expect.poll(output, { timeout: 200_000 }).toMatch(/Stop\s+Ctrl-C|Stopped/);
  const url = /Site\s+(\S+)/.exec(output())?.[1];
  const databaseUrl = /Database\s+(\S+)/.exec(output())?.[1];
  if (!url || !databaseUrl) throw new Error(`The product did not start:\n${output()}`);
  return { ...launched, url, databaseUrl };
}

async function descendants({ pid }: ChildProcess): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const entry of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${entry}/status`, "utf8").catch(() => "");
    parents.set(Number(entry), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
  }
  const below = (root: number): number[] =>
    [...parents].filter(([, parent]) => parent === root).flatMap(([child]) => [child, ...below(child)]);
  return below(Number(pid));
}

async function findProcess(pids: number[], command: RegExp): Promise<number> {
  for (const pid of pids) {
    const words = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (command.test(words.replaceAll("\0", " "))) return pid;
  }
  throw new Error(`No process was started with ${command}.`);
}

async function alive(pids: number[]): Promise<number[]> {
  const states = await Promise.all(pids.map(isAlive));
  return pids.filter((_, index) => states[index]);
}

function insertUser(databaseUrl: string): Promise<unknown> {
  return query(databaseUrl, "insert into users (id, email) values ('kept', 'kept@example.com')");
}

async function countUsers(databaseUrl: string): Promise<number> {
  return (await query(databaseUrl, "select from users where id = 'kept'")).rowCount ?? 0;
}

/** What a first start brings: every board is checked once, and every article is published. */
const filled = { runs: 1, unendedRuns: 0, hasOpenings: true, onlySampleOpenings: true, articles: 12 };

async function countSamples(databaseUrl: string): Promise<unknown> {
  const { rows } = await query(
    databaseUrl,
    `select (select count(*)::integer from runs) as "runs",
      (select count(*)::integer from runs where ended_at is null) as "unendedRuns",
      (select count(*) > 0 from jobs) as "hasOpenings",
      (select coalesce(bool_and(is_sample), false) from jobs) as "onlySampleOpenings",
      (select count(*)::integer from blog_posts where status = 'published' and is_sample) as "articles"`,
  );
  return rows[0];
}

/** Opens the pages that a first start fills, as a visitor, a member and an administrator. */
async function expectFilledPages(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const visitor = await browser.newPage({ baseURL: url });
    await visitor.goto("/blog");
    await expectPage(visitor.getByText("These are sample articles.")).toBeVisible();
    await expectPage(visitor.getByRole("article")).toHaveCount(filled.articles);
    const member = await signedIn(browser, url, "member@example.com");
    await member.goto("/openings");
    await expectPage(member.getByRole("heading", { level: 2, name: /^[1-9][\d,]* openings$/ })).toBeVisible();
    await expectPage(member.getByText("Sample openings.")).toBeVisible();
    const administrator = await signedIn(browser, url, "admin@example.com");
    await administrator.goto("/admin/operations");
    await expectPage(administrator.getByRole("region", { name: "Runs" }).getByRole("row")).not.toHaveCount(0);
    await expectPage(administrator.getByText("Nothing has been checked yet")).toHaveCount(0);
  } finally {
    await browser.close();
  }
}

/** The emulator of Firebase Auth starts some seconds after the site. */
async function signedIn(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await expectPage(async () => {
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expectPage(page).not.toHaveURL(/login/, { timeout: 15_000 });
  }).toPass({ timeout: 120_000 });
  return page;
}

async function query(databaseUrl: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
