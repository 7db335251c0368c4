import { expect, test } from "vitest";
import type { Scrape } from "./scrape.ts";
import { simulate } from "./timeline.ts";

const target = { job: "zodiac-api", instance: "127.0.0.1:9000" };

function scraped(pid: number, at: number, requests: number): Scrape {
  const exported = [
    { labels: { __name__: "process_start_time_seconds", ...target }, value: 1_000, grows: false },
    { labels: { __name__: "requests_total", ...target }, value: requests, grows: true },
  ];
  return { ...target, pid, at, exported };
}

function valuesOf(pids: readonly number[], name: string): number[] {
  const phases = pids.map((pid, index) => {
    const at = 1_000 + index / 10;
    return { minutes: 4, before: [scraped(pid, at, 0)], after: [scraped(pid, at + 0.1, 5)] };
  });
  const series = simulate(phases, { everySeconds: 120 });
  return series.flatMap(({ labels, samples }) =>
    labels.__name__ === name ? samples.map(({ value }) => value ?? Number.NaN) : [],
  );
}

test("processes that started within the same second are different processes", () => {
  expect(new Set(valuesOf([1, 2, 3], "process_start_time_seconds")).size).toBe(3);
  expect(valuesOf([1, 2], "requests_total")).toEqual([0, 5, 0, 5]);
});

test("a process goes on from phase to phase", () => {
  expect(new Set(valuesOf([1, 1, 1], "process_start_time_seconds")).size).toBe(1);
  expect(valuesOf([1, 1], "requests_total")).toEqual([0, 5, 5, 10]);
});
