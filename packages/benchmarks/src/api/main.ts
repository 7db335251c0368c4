// Measures the catalog's calls against the least code that could respond to them, and writes docs/measurements/benchmarks-api.md.
//   pnpm measure bench-api [ROUNDS] [SECONDS]
// Exits with 1 if a ratio is below its gate. The figures need two idle cores.
import { getTotals, seed } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { writePage } from "@zodiac-at-work/measurements/page";
import { race, type Server, startServer } from "./contestant.ts";
import { fetchFromCache } from "./fetch-raw.ts";
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
  const list = await fetchFromCache(product.address + companies, browser);
  const revalidate = { ...browser, "if-none-match": list.headers.etag ?? "" };
  const bare = await start("bare", [
    connectionString,
    JSON.stringify({
      "/companies": { url: product.address + companies, headers: browser },
      "/not-modified": { url: product.address + companies, headers: revalidate },
      "/car-brands": { url: product.address + carBrands, headers: browser },
    }),
  ]);
  const figures = await race(
    {
      companies: { server: product, path: companies, headers: browser, status: 200 },
      bareCompanies: { server: bare, path: "/companies", headers: browser, status: 200 },
      notModified: { server: product, path: companies, headers: revalidate, status: 304 },
      bareNotModified: { server: bare, path: "/not-modified", headers: revalidate, status: 304 },
      carBrands: { server: product, path: carBrands, headers: browser, status: 200 },
      bareCarBrands: { server: bare, path: "/car-brands", headers: browser, status: 200 },
      uncachedCarBrands: { server: uncached, path: carBrands, headers: member, status: 200 },
      coldCarBrands: { server: cold, path: carBrands, headers: member, status: 200 },
      rawPg: { server: bare, path: "/raw-pg", headers: member, status: 200 },
    },
    { rounds, seconds },
  );
  const { companies: count } = await getTotals(db);
  const { text, failed } = report(figures, { rounds, seconds, companies: count, bytes: list.body.length });
  console.log(text);
  await writePage("benchmarks-api.md", text);
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
