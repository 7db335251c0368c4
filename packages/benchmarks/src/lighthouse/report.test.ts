import { expect, test } from "vitest";
import type { Run } from "./measure-page.ts";
import { report } from "./report.ts";

const good: Run = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  firstPaint: 1200,
  largestPaint: 1500,
  blockingTime: 10,
  layoutShift: 0,
};

test("figures at their gates pass", () => {
  expect(report([{ path: "/", runs: [good] }]).misses).toEqual([]);
});

test("a median that misses its gate is reported with the page and the gate", () => {
  const slow = { ...good, performance: 97, firstPaint: 1300, layoutShift: 0.001 };
  expect(report([{ path: "/login", runs: [slow, good, slow] }]).misses).toEqual([
    "/login: performance is 97, not ≥ 98.",
    "/login: first paint is 1.30 s, not ≤ 1.20 s.",
    "/login: layout shift is 0.001, not ≤ 0.000.",
  ]);
});

test("one slow run of three changes no median", () => {
  const { text, misses } = report([{ path: "/", runs: [good, { ...good, performance: 50 }, good] }]);
  expect(misses).toEqual([]);
  expect(text).toContain("| / | 98 | 100 | 100 | 100 | 1.20 s | 1.50 s | 10 ms | 0.000 |");
});

test("the pages of the blog have a higher gate", () => {
  expect(report([{ path: "/blog/an-article.html", runs: [good] }]).misses).toEqual([
    "/blog/an-article.html: performance is 98, not ≥ 100.",
  ]);
});
