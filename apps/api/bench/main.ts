// Times the catalogue's calls against the least that could answer them, and writes docs/benchmarks-api.md.
//   pnpm --filter @zodiac-at-work/api bench
// Fails if a ratio falls below its gate. Two idle cores are needed for figures that mean something.
import { writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { getTotals, seed } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { type Contestant, type Figures, measure, type Server, startServer } from "./contestant.ts";
import { type Answer, fetchWhole } from "./fetch-whole.ts";
import { report } from "./report.ts";

const [rounds = 7, seconds = 3] = process.argv.slice(2).map(Number);
const companies = "/api/companies";
const carBrands = "/api/car-brands?page=1&limit=20";
/** As long as an ID token of Firebase. */
const caller = { authorization: `Bearer ${"x".repeat(900)}` };
const browser = { ...caller, "accept-encoding": "gzip, deflate, br, zstd" };

const { db, connectionString, drop } = await createTestDb();
const servers: Server[] = [];
try {
  await seed(db);
  await db.insertInto("users").values({ id: "member", email: null, role: "admin" }).execute();
  const product = await start("product", [connectionString]);
  const anew = await start("product", [connectionString, "anew"]);
  const deaf = await start("product", [connectionString, "deaf"]);
  const list = await untilRemembered(product.address + companies);
  const known = { ...browser, "if-none-match": list.headers.etag ?? "" };
  const bare = await start("bare", [
    connectionString,
    JSON.stringify({
      "/same": { url: product.address + companies, headers: browser },
      "/not-modified": { url: product.address + companies, headers: known },
      "/same-page": { url: product.address + carBrands, headers: browser },
    }),
  ]);
  const figures = await race({
    companies: { server: product, path: companies, headers: browser, status: 200 },
    same: { server: bare, path: "/same", headers: browser, status: 200 },
    notModified: { server: product, path: companies, headers: known, status: 304 },
    sameNotModified: { server: bare, path: "/not-modified", headers: known, status: 304 },
    brands: { server: product, path: carBrands, headers: browser, status: 200 },
    samePage: { server: bare, path: "/same-page", headers: browser, status: 200 },
    brandsAnew: { server: anew, path: carBrands, headers: caller, status: 200 },
    brandsDeaf: { server: deaf, path: carBrands, headers: caller, status: 200 },
    rawPg: { server: bare, path: "/raw-pg", headers: caller, status: 200 },
  });
  const { companies: count } = await getTotals(db);
  const { text, failed } = report(figures, { rounds, seconds, companies: count, bytes: list.body.length });
  console.log(text);
  writeFileSync(new URL("../../../docs/benchmarks-api.md", import.meta.url), text);
  if (failed) process.exitCode = 1;
} finally {
  for (const server of servers) server.stop();
  await drop();
}

async function start(file: "product" | "bare", args: string[]): Promise<Server> {
  const server = await startServer(file, args);
  servers.push(server);
  return server;
}

/** Interleaved, so that a noisy moment hits all alike; the first round warms up and doesn't count. */
async function race<Name extends string>(contestants: Record<Name, Contestant>): Promise<Record<Name, Figures[]>> {
  const names = Object.keys(contestants) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Figures[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const measured = await measure(contestants[name], seconds);
      if (round > 0) figures[name].push(measured);
      console.error(`${round} ${name}: ${Math.round(measured.perSecond)}/s, ${measured.cpu.toFixed(1)} µs of CPU`);
    }
  }
  return figures;
}

/** The answer, as soon as it comes from memory. */
async function untilRemembered(url: string): Promise<Answer> {
  for (;;) {
    const answer = await fetchWhole(url, browser);
    if (answer.headers.etag) return answer;
    await setTimeout(50);
  }
}
