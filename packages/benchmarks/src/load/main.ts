// Measures how much one member on 40 connections slows down another member, and writes docs/measurements/benchmarks-load.md.
//   pnpm measure load [SECONDS]
// Exits with 1 if the other member's median response takes more than 100 ms. The figures need two idle cores.
import { setTimeout as sleep } from "node:timers/promises";
import { laptop, startApi } from "@zodiac-at-work/api/testing-process";
import { seed } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { firebaseProjectId, sessionHeader, startFirebaseStub } from "@zodiac-at-work/local/firebase-stub";
import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { median, percentile } from "@zodiac-at-work/measurements/median";
import { writePage } from "@zodiac-at-work/measurements/page";
import autocannon from "autocannon";

const [seconds = 10] = process.argv.slice(2).map(Number);
const connections = 40;
const limitMs = 100;
/** What the busy member requests, and what the other member requests meanwhile. Neither is cached. */
const loads = {
  "one company": "/api/companies/1",
  "a search": "/api/companies?search=software%20chicago",
};
const observed = "/api/companies/2";

const { db, connectionString, drop } = await createTestDb();
const firebase = await startFirebaseStub();
const api = startApi({
  ...laptop,
  DATABASE_URL: connectionString,
  FIREBASE_PROJECT_ID: firebaseProjectId,
  FIREBASE_AUTH_EMULATOR_HOST: firebase.host,
});
try {
  await seed(db);
  for (const id of ["busy", "other"]) await db.insertInto("users").values({ id, email: null, role: "admin" }).execute();
  const address = await api.address();
  const alone = await observe(address);
  const rows = [rowOf("nobody", alone, "")];
  const medians: number[] = [];
  for (const [name, path] of Object.entries(loads)) {
    const load = sendRequests(address + path);
    await sleep(500);
    const times = await observe(address);
    const { "2xx": served, non2xx: refused } = await load;
    medians.push(median(times));
    rows.push(rowOf(`${name}, over ${connections} connections`, times, `${served} / ${refused}`));
  }
  const text = document(rows);
  console.log(text);
  await writePage("benchmarks-load.md", text);
  if (medians.some((ms) => ms > limitMs)) process.exitCode = 1;
} finally {
  api.child.kill();
  await api.ended;
  firebase.close();
  await drop();
}

/** Sends the busy member's requests. It must be awaited at once: a result before that is lost. */
async function sendRequests(url: string): Promise<autocannon.Result> {
  return await autocannon({ url, connections, duration: seconds, headers: sessionHeader("busy") });
}

/** Requests one company after another, and returns the time of each response in milliseconds. */
async function observe(address: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + (seconds - 1) * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    const response = await fetch(address + observed, { headers: sessionHeader("other") });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the other member received ${response.status}`);
    times.push(performance.now() - start);
    await sleep(20);
  }
  return times;
}

function rowOf(load: string, times: readonly number[], served: string): (string | number)[] {
  const figures = [median(times), percentile(times, 0.95), Math.max(...times)];
  return [load, times.length, ...figures.map((ms) => ms.toFixed(1)), served];
}

function document(rows: readonly (readonly (string | number)[])[]): string {
  const head = ["the busy member requests", "responses", "median ms", "95% ms", "longest ms", "served / refused"];
  return `# One busy member and the others

Written by \`pnpm measure load\`: ${describeMachine()}.

${markdownTable(head, rows)}

One member sends requests over ${connections} connections as fast as the API responds, for ${seconds} seconds per row. Another member requests
one company at a time; the times are theirs. The API, PostgreSQL and the load generator share the machine. Neither call is cached.
"Served / refused" counts the busy member's responses: the API runs three requests of one user at a time, lets 30 wait, and
refuses the others with 429. Searches are also limited to 120 a minute. The median must stay below ${limitMs} ms.
`;
}
