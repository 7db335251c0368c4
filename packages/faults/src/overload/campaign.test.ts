import { expect, test } from "vitest";
import { overload } from "./campaign.ts";

test("four times what the product can serve is served in part, refused with a time to try again, and then over", async () => {
  const seconds = { capacity: 1, overload: 2, after: 1 };
  const { accepted, refused, failures, probes, serves } = await overload({ seconds, times: 4 });
  expect(failures).toEqual({});
  expect(probes.failed).toBe(0);
  expect(Math.min(accepted.perSecond, refused.perSecond, probes.perSecond)).toBeGreaterThan(0);
  expect(serves).toBe(true);
}, 120_000);
