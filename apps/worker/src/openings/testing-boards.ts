import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import type { SourceKind } from "@zodiac-at-work/catalog";
import type { Db } from "@zodiac-at-work/db";
import type { OpeningsContext } from "./context.ts";
import { createFetcher } from "./fetch/fetcher.ts";
import { VirtualClock } from "./testing-clock.ts";

/** What a path of a test board answers. An object is sent as JSON. */
interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | object;
}

/** A local server that stands in for all job boards. A path without an answer is 404, robots.txt too. */
export interface TestBoards {
  readonly origin: string;
  /** The answers by `host/path?query`. */
  readonly answers: Map<string, Answer | ((headers: IncomingHttpHeaders, json: unknown) => Answer)>;
  /** The requests so far, without those for robots.txt. */
  readonly requests: string[];
  close(): Promise<void>;
}

export async function startTestBoards(): Promise<TestBoards> {
  const answers: TestBoards["answers"] = new Map();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? "").slice(1);
    if (!path.endsWith("/robots.txt")) requests.push(path);
    const sent = await readText(request);
    const found = answers.get(path);
    const {
      status = 200,
      headers = {},
      body = "",
    } = (typeof found === "function" ? found(request.headers, sent === "" ? undefined : JSON.parse(sent)) : found) ?? {
      status: 404,
    };
    const isJson = typeof body === "object";
    const contentType = isJson ? "application/json" : "text/html; charset=utf-8";
    response.writeHead(status, { "content-type": contentType, ...headers });
    response.end(isJson ? JSON.stringify(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What checks need, with the test boards and a clock without waits. */
export function createTestContext(db: Db, boards: TestBoards, clock = new VirtualClock()): OpeningsContext {
  const fetcher = createFetcher({ db, target: new URL(boards.origin), contact: null, clock, random: () => 0 });
  return { db, fetcher, clock, isSample: true };
}

let companies = 0;

/** Adds a company with an active source. Returns the ids. */
export async function addSource(
  db: Db,
  {
    kind,
    address,
    name,
    isVerified = true,
  }: { kind: SourceKind; address: string; name?: string; isVerified?: boolean },
): Promise<{ sourceId: number; companyId: number }> {
  companies += 1;
  const company = await db
    .insertInto("companies")
    .values({
      name: name ?? `Company ${companies}`,
      location: "Lisbon, Portugal",
      industry: "Technology",
      description: "A company of the tests.",
      zodiacSign: "rat",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const source = await db
    .insertInto("jobSources")
    .values({
      ...{ companyId: company.id, kind, address, status: "active" },
      verifiedAt: isVerified ? new Date("2026-01-01T00:00:00Z") : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { sourceId: source.id, companyId: company.id };
}

/** The board of Greenhouse with jobs of these ids. */
export function greenhouseBoard(address: string, ids: readonly number[], changes: object = {}): object {
  return {
    jobs: ids.map((id) => ({
      id,
      title: `Engineer ${id}`,
      location: { name: "Lisbon" },
      absolute_url: `https://boards.greenhouse.io/${address}/jobs/${id}`,
      first_published: "2026-10-01T09:00:00-04:00",
      updated_at: "2026-11-01T09:00:00-04:00",
      content: "&lt;p&gt;You build things.&lt;/p&gt;",
      ...changes,
    })),
    meta: { total: ids.length },
  };
}

/** The path of a board of Greenhouse, and of its name. */
export function greenhousePath(address: string): { jobs: string; name: string; job(id: number): string } {
  const name = `boards-api.greenhouse.io/v1/boards/${address}`;
  return { name, jobs: `${name}/jobs?content=true`, job: (id) => `${name}/jobs/${id}` };
}
