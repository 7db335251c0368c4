import { setTimeout as sleep } from "node:timers/promises";
import { type ApiProcess, laptop, startApi } from "@zodiac-at-work/api/testing-process";
import { type Db, migrate } from "@zodiac-at-work/db";
import { blockUser, unblockUser } from "@zodiac-at-work/db/testing";
import { firebaseProjectId, sessionHeader, startFirebaseStub } from "@zodiac-at-work/local/firebase-stub";
import { sql } from "kysely";
import { killProcess } from "../kill-process.ts";
import { startBoardServer } from "../openings/board-server.ts";
import { createEnvironment } from "../openings/environment.ts";
import { startPgbouncer } from "./pgbouncer.ts";

export interface PoolerCampaign {
  /** How often a company is renamed, and a user blocked and unblocked. */
  readonly changes: number;
  readonly boards: number;
}

/** What two processes of the API behind the pooler, two workers and migrations did. Times are in milliseconds. */
export interface PoolerFigures {
  readonly changes: number;
  /** How long each process took to show a renamed company, and to refuse a blocked user. */
  readonly renamed: readonly number[];
  readonly blocked: readonly number[];
  /** Of 200 searches of one member, sent to both processes in turn within a minute; 120 are allowed. */
  readonly searchesServed: number;
  /** Boards that a reader's request had checked, events until its stream ended, and boards fetched twice. */
  readonly boards: number;
  readonly checked: number;
  readonly events: number;
  readonly fetchedTwice: number;
  /** Calls while migrations ran, and those that failed. */
  readonly calls: number;
  readonly failed: number;
  /** The most connections of the API's role at the server, without the two listeners. */
  readonly connections: number;
  /** What a process logs that listens through the pooler. */
  readonly refusal: string;
  readonly seconds: number;
}

const poolSize = 5;

/** Runs the product with pgbouncer in transaction mode before the API. The workers and migrations connect directly. */
export async function runBehindPooler({ changes, boards }: PoolerCampaign): Promise<PoolerFigures> {
  const parts = new AsyncDisposableStack();
  try {
    const server = await startBoardServer({ postings: 20, delayMs: 100 });
    parts.defer(() => server.close());
    const environment = await createEnvironment(boards, server.origin, { hasCatalog: true });
    parts.defer(() => environment.close());
    const { db } = environment;
    const apiUrl = await environment.createApiRole();
    const role = new URL(apiUrl).username;
    for (const [limit, value] of Object.entries({
      statement_timeout: "15s",
      idle_in_transaction_session_timeout: "30s",
    })) {
      await sql`alter role ${sql.id(role)} set ${sql.id(limit)} = ${sql.lit(value)}`.execute(db);
    }
    const pooler = await startPgbouncer(apiUrl, { poolSize });
    parts.defer(() => pooler.stop());
    const firebase = await startFirebaseStub();
    parts.defer(() => firebase.close());
    const settings = {
      ...laptop,
      FIREBASE_PROJECT_ID: firebaseProjectId,
      FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
    };
    const behind = { ...settings, DATABASE_URL: pooler.url, LISTEN_DATABASE_URL: apiUrl };
    const processes = [startApi(behind), startApi(behind)];
    parts.defer(async () => void (await Promise.all(processes.map(killProcess))));
    const origins = await Promise.all(processes.map((api) => api.address()));
    await Promise.all(processes.map((api) => printed(api, /caches enabled/)));
    if (processes.some((api) => /statement_timeout/.test(api.output())))
      throw new Error("The role has no time limits.");
    const began = performance.now();

    for (const uid of ["member", "searcher"]) {
      await db.insertInto("users").values({ id: uid, email: null, role: "admin" }).execute();
    }
    let connections = 0;
    const counting = setInterval(async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
        where usename = ${role} and application_name <> 'api listener'`.execute(db);
      connections = Math.max(connections, rows[0]?.count ?? 0);
    }, 100);
    parts.defer(() => clearInterval(counting));

    const renamed: number[] = [];
    const blocked: number[] = [];
    for (let change = 1; change <= changes; change += 1) {
      const name = `Renamed ${change}`;
      await sql`update companies set name = ${name} where id = 1`.execute(db);
      renamed.push(
        ...(await timesUntil(origins, "/api/companies", "member", async (response) =>
          (await response.text()).includes(`"${name}"`),
        )),
      );
      await blockUser(db, { uid: "member", blockedBy: "campaign" });
      blocked.push(...(await timesUntil(origins, "/api/companies", "member", async ({ status }) => status === 403)));
      await unblockUser(db, { uid: "member", unblockedBy: "campaign" });
      await timesUntil(origins, "/api/companies", "member", async ({ status }) => status === 200);
    }

    let searchesServed = 0;
    for (let search = 0; search < 200; search += 1) {
      const response = await call(String(origins[search % 2]), `/api/companies?search=word${search}`, "searcher");
      await response.arrayBuffer();
      if (response.status === 200) searchesServed += 1;
    }

    const workers = [environment.startWorker(), environment.startWorker()];
    await Promise.all(workers.map(({ logged }) => logged("working")));
    const { checked, events } = await checkBoards(db, String(origins[0]), String(origins[1]));
    const fetchedTwice = [...server.fetches.values()].filter((count) => count > 1).length;

    let calls = 0;
    let failed = 0;
    let isMigrating = true;
    const calling = (async () => {
      for (; isMigrating; calls += 2) {
        const responses = await Promise.all(origins.map((origin) => call(origin, "/api/companies/2", "member")));
        for (const response of responses) {
          await response.arrayBuffer();
          if (!response.ok) failed += 1;
        }
      }
    })();
    // The release's last migrations again: an index that readers do not wait for, a column, and the command's lock.
    await sql`alter table companies add column pooler_campaign integer not null default 0`.execute(db);
    await sql`create index concurrently pooler_campaign on companies (pooler_campaign)`.execute(db);
    await Promise.all([migrate(db), migrate(db)]);
    await sleep(1_000);
    isMigrating = false;
    await calling;

    const seconds = Math.round((performance.now() - began) / 1_000);
    const refusal = await listenThroughPooler(settings, apiUrl);
    const figures = { changes, renamed, blocked, searchesServed, boards, checked, events, fetchedTwice };
    return { ...figures, calls, failed, connections, refusal, seconds };
  } finally {
    await parts.disposeAsync();
  }
}

/** Starts a process without LISTEN_DATABASE_URL behind a pooler that accepts its time limits, and returns what it logs. */
async function listenThroughPooler(settings: Readonly<Record<string, string>>, apiUrl: string): Promise<string> {
  const pooler = await startPgbouncer(apiUrl, { poolSize, ignoresParameters: true });
  const api = startApi({ ...settings, DATABASE_URL: pooler.url });
  try {
    const line = await printed(api, /caches (dis|en)abled/);
    return /delivers no notice[^"\\]*/.exec(line)?.[0] ?? line;
  } finally {
    await killProcess(api);
    await pooler.stop();
  }
}

/** Requests a check at one process, and follows its events at the other to the end. */
async function checkBoards(db: Db, first: string, second: string): Promise<{ checked: number; events: number }> {
  const requested = call(first, "/api/scrape", "member", { method: "POST", body: JSON.stringify({ zodiac: "rat" }) });
  const runId = await latestRun(db);
  const stream = await call(second, `/api/scrape/runs/${runId}/events`, "member");
  const text = await stream.text();
  const events = text.split("\n\n").filter((event) => event.includes("data:")).length;
  const response = await requested;
  if (!response.ok) throw new Error(`The check was refused: ${response.status} ${await response.text()}`);
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from run_sources
    where run_id = ${runId} and outcome in ('complete', 'unchanged')`.execute(db);
  return { checked: rows[0]?.count ?? 0, events };
}

async function latestRun(db: Db): Promise<number> {
  for (;;) {
    const run = await db.selectFrom("runs").select("id").orderBy("id", "desc").executeTakeFirst();
    if (run) return run.id;
    await sleep(20);
  }
}

/** Asks each process again and again. Returns after how many milliseconds each had the answer. */
function timesUntil(
  origins: readonly string[],
  path: string,
  uid: string,
  isRight: (response: Response) => Promise<boolean>,
): Promise<number[]> {
  const start = performance.now();
  return Promise.all(
    origins.map(async (origin) => {
      while (performance.now() - start < 90_000) {
        if (await isRight(await call(origin, path, uid))) return performance.now() - start;
      }
      throw new Error(`${path} was not right within 90 s.`);
    }),
  );
}

function call(origin: string, path: string, uid: string, options: { method?: string; body?: string } = {}) {
  const headers = {
    ...sessionHeader(uid),
    ...(options.body !== undefined && { "content-type": "application/json" }),
  };
  return fetch(`${origin}${path}`, { ...options, headers });
}

/** Resolves with the first line of a process's output that matches. */
async function printed(api: ApiProcess, pattern: RegExp): Promise<string> {
  for (const until = performance.now() + 60_000; performance.now() < until; await sleep(50)) {
    const line = api
      .output()
      .split("\n")
      .find((each) => pattern.test(each));
    if (line) return line;
  }
  throw new Error(`The API did not print ${pattern}:\n${api.output()}`);
}
