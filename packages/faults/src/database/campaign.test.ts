import { expect, test } from "vitest";
import { runOutages } from "./campaign.ts";

test("public reads go on without the database, and nothing that was acknowledged is lost or doubled", async () => {
  const size = { times: 1, awaySeconds: 2, readsPerSecond: 20, requestsPerSecond: 10, boards: 3 };
  const { outages, rows } = await runOutages(size);
  for (const { reads, requests } of outages) {
    expect(withoutOverload(reads.failures)).toEqual([]);
    expect(withoutOverload(requests.failures).filter((kind) => !kind.startsWith("503 not-ready"))).toEqual([]);
  }
  expect(rows).toMatchObject({ articles: 6, lost: 0, doubled: 0, rowsLost: 0, rowsDifferent: 0 });
}, 240_000);

/** A process that gets no processor for a second refuses requests, with and without a database. */
function withoutOverload(failures: Readonly<Record<string, number>>): string[] {
  return Object.keys(failures).filter((kind) => !kind.startsWith("503 overloaded"));
}
