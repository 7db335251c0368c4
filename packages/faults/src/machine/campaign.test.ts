import { expect, test } from "vitest";
import { reachConnectionLimit } from "./connection-limit.ts";

test("while PostgreSQL has no connection left, people are turned away, and nothing is lost or granted", {
  timeout: 180_000,
}, async () => {
  const figures = await reachConnectionLimit(3, 2_000);
  expect(figures).toMatchObject({ wrong: 0, lost: 0, granted: 0, charged: 3, unserved: 0, doubled: 0, unpaid: 0 });
  expect(figures.turnedAway).toBeGreaterThan(0);
  expect(figures.confirmed).toBeGreaterThan(0);
});
