import { afterEach, expect, test, vi } from "vitest";
import { apiQuery } from "./client.ts";
import { createQueryClient } from "./query-client.ts";

afterEach(() => vi.unstubAllGlobals());

test("a query fetches its key's path and query once", async () => {
  const totals = { companies: 1, openings: 2, carBrands: 3, usStates: 50, articles: 0 };
  const fetch = vi.fn(async (_url: string) => Response.json(totals));
  vi.stubGlobal("fetch", fetch);
  const client = createQueryClient();
  expect(await client.query(apiQuery("/api/stats", { page: 1 }))).toEqual(totals);
  await client.query(apiQuery("/api/stats", { page: 1 }));
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(["/api/stats?page=1"]);
});

test("a failed query is not retried", async () => {
  const fetch = vi.fn(async (_url: string) => new Response("down", { status: 500 }));
  vi.stubGlobal("fetch", fetch);
  await expect(createQueryClient().query(apiQuery("/api/stats"))).rejects.toThrow("500: down");
  expect(fetch).toHaveBeenCalledTimes(1);
});
