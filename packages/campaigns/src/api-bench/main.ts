// Measures the catalog's calls against the least code that could respond to them, and writes docs/benchmarks-api.md.
//   pnpm bench:api [ROUNDS] [SECONDS]
// Exits with 1 if a ratio is below its gate. The figures need two idle cores.
import { setTimeout as sleep } from "node:timers/promises";
import { getTotals, seed } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { writeDoc } from "../docs-file.ts";
import { type Contestant, type Figures, measure, type Server, startServer } from "./contestant.ts";
import { fetchRaw, type RawResponse } from "./fetch-raw.ts";
import { report } from "./report.ts";

const [rounds = 7, seconds = 3] = process.argv.slice(2).map(Number);
const companies = "/api/companies";
const carBrands = "/api/car-brands?page=1&limit=20";
/** A token as long as an ID token of Firebase. */
const member = { authorization: `Bearer ${"x".repeat(900)}` };
const browser = { ...member, "accept-encoding": "gzip, deflate, br, zstd" };

const { db, connectionString, drop } = await createTestDb();
const servers: Server[] = [];
try {
  await seed(db);
  await db.insertInto("users").values({ id: "member", email: null, role: "admin" }).execute();
  const product = await start("product", [connectionString]);
  const uncached = await start("product", [connectionString, "uncached"]);
  const cold = await start("product", [connectionString, "cold"]);
  const list = await fetchFromCache(product.address + companies);
  const revalidate = { ...browser, "if-none-match": list.headers.etag ?? "" };
  const bare = await start("bare", [
    connectionString,
    JSON.stringify({
      "/companies": { url: product.address + companies, headers: browser },
      "/not-modified": { url: product.address + companies, headers: revalidate },
      "/car-brands": { url: product.address + carBrands, headers: browser },
    }),
  ]);
  const figures = await race({
    companies: { server: product, path: companies, headers: browser, status: 200 },
    bareCompanies: { server: bare, path: "/companies", headers: browser, status: 200 },
    notModified: { server: product, path: companies, headers: revalidate, status: 304 },
    bareNotModified: { server: bare, path: "/not-modified", headers: revalidate, status: 304 },
    carBrands: { server: product, path: carBrands, headers: browser, status: 200 },
    bareCarBrands: { server: bare, path: "/car-brands", headers: browser, status: 200 },
    uncachedCarBrands: { server: uncached, path: carBrands, headers: member, status: 200 },
    coldCarBrands: { server: cold, path: carBrands, headers: member, status: 200 },
    rawPg: { server: bare, path: "/raw-pg", headers: member, status: 200 },
  });
  const { companies: count } = await getTotals(db);
  const { text, failed } = report(figures, { rounds, seconds, companies: count, bytes: list.body.length });
  console.log(text);
  await writeDoc("benchmarks-api.md", text);
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

/** Interleaves the contestants, so that noise affects all of them alike. The first round warms up and does not count. */
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

/** Fetches until the response comes from the cache, which adds an ETag. */
async function fetchFromCache(url: string): Promise<RawResponse> {
  for (;;) {
    const response = await fetchRaw(url, browser);
    if (response.headers.etag) return response;
    await sleep(50);
  }
}
