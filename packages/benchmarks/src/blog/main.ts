// Measures the blog with 10,000 articles, and writes docs/measurements/benchmarks-blog.md.
//   pnpm measure bench-blog [ROUNDS] [SECONDS]
// Exits with 1 if a figure misses its gate. The figures need two idle cores.
import { join } from "node:path";
import { createDb } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { build } from "@zodiac-at-work/local/build";
import { root } from "@zodiac-at-work/local/workspace";
import { writePage } from "@zodiac-at-work/measurements/page";
import { race, type Server, startServer } from "../api/contestant.ts";
import { fetchFromCache, fetchRaw } from "../api/fetch-raw.ts";
import { fillBlog } from "./fill.ts";
import { measureLoads } from "./measure-loads.ts";
import { report } from "./report.ts";

const [rounds = 5, seconds = 3] = process.argv.slice(2).map(Number);
const articles = 10_000;
const browser = { "accept-encoding": "gzip, deflate, br, zstd" };

await build("@zodiac-at-work/web");
const site = join(root, "apps/web/dist");
const { connectionString, drop } = await createTestDb();
const servers: Server[] = [];
try {
  // One connection, because a temporary table belongs to its connection.
  const filling = createDb(connectionString, { maxConnections: 1, statementTimeoutMs: 0 });
  const slug = await fillBlog(filling, articles);
  await filling.destroy();
  const page = `/blog/${slug}.html`;
  const product = await start("product", [connectionString, "cached", site]);
  const uncached = await start("product", [connectionString, "uncached", site]);
  const sent = await fetchFromCache(product.address + page, browser);
  const revalidate = { ...browser, "if-none-match": sent.headers.etag ?? "" };
  const bare = await start("bare", [
    connectionString,
    JSON.stringify({
      "/page": { url: product.address + page, headers: browser },
      "/not-modified": { url: product.address + page, headers: revalidate },
    }),
  ]);
  const figures = await race(
    {
      page: { server: product, path: page, headers: browser, status: 200 },
      barePage: { server: bare, path: "/page", headers: browser, status: 200 },
      notModified: { server: product, path: page, headers: revalidate, status: 304 },
      bareNotModified: { server: bare, path: "/not-modified", headers: revalidate, status: 304 },
      uncachedPage: { server: uncached, path: page, headers: browser, status: 200 },
    },
    { rounds, seconds },
  );
  const paths = [
    page,
    "/blog",
    "/blog?page=700",
    "/blog?category=career",
    "/api/blog/published?page=1&limit=20",
    "/api/blog/published",
    "/sitemap.xml",
    "/feed.xml",
    "/feed.json",
  ];
  const loads = await measureLoads({ product, uncached }, paths, browser);
  const plain = await fetchRaw(product.address + page, {});
  const bytes = { plain: plain.body.length, brotli: sent.body.length };
  const { text, failed } = report({ figures, loads, articles, rounds, seconds, bytes });
  console.log(text);
  await writePage("benchmarks-blog.md", text);
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
