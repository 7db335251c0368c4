import fc from "fast-check";
import { expect, test } from "vitest";
import { concludeTurn, defaultPoliteness, type Observation } from "./politeness.ts";

const now = new Date("2026-11-22T12:00:00Z");

const observation = fc.oneof(
  fc.constantFrom<Observation>({ kind: "answered" }, { kind: "failed" }, { kind: "none" }),
  fc.record({
    kind: fc.constantFrom("refused" as const, "overloaded" as const),
    retryAfterMs: fc.option(fc.nat({ max: 86_400_000 })),
  }),
);
const state = fc.record({
  failures: fc.nat({ max: 1_000 }),
  crawlDelayMs: fc.nat({ max: 86_400_000 }),
  now: fc.constant(now),
  random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map((number) => () => number),
});

test("the next request never comes before the spacing, the crawl delay, Retry-After and the circuit breaker allow it", () => {
  fc.assert(
    fc.property(observation, state, (seen, before) => {
      const { nextRequestAt, failures, pause } = concludeTurn(seen, before, defaultPoliteness);
      const spacing = nextRequestAt.getTime() - now.getTime();
      expect(spacing).toBeGreaterThanOrEqual(Math.max(defaultPoliteness.spacingMs, before.crawlDelayMs));
      const paused = pause ? pause.until.getTime() - now.getTime() : 0;
      if ("retryAfterMs" in seen) expect(paused).toBeGreaterThanOrEqual(seen.retryAfterMs ?? 0);
      if (seen.kind === "answered") expect([failures, pause]).toEqual([0, null]);
      else if (seen.kind === "none") expect([failures, pause]).toEqual([before.failures, null]);
      else expect(failures).toBe(before.failures + 1);
      if (failures > before.failures && failures >= defaultPoliteness.breakerFailures) {
        expect(paused).toBeGreaterThanOrEqual(defaultPoliteness.breakerPauseMs);
      }
    }),
  );
});

test("the pause of the circuit breaker doubles with each failed trial, up to six hours", () => {
  const pauses = [4, 5, 6, 7, 20, 500].map((failures) => {
    const before = { failures: failures - 1, crawlDelayMs: 0, now, random: () => 0 };
    const { pause } = concludeTurn({ kind: "failed" }, before, defaultPoliteness);
    return pause && (pause.until.getTime() - now.getTime()) / 60_000;
  });
  expect(pauses).toEqual([null, 5, 10, 20, 360, 360]);
});
