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
  expect(report([{ path: "/", reader: "visitor", runs: [good] }]).misses).toEqual([]);
});

test("a median that misses its gate is reported with the page and the gate", () => {
  const slow = { ...good, performance: 97, firstPaint: 1300, layoutShift: 0.001 };
  expect(report([{ path: "/login", reader: "visitor", runs: [slow, good, slow] }]).misses).toEqual([
    "/login: performance is 97, not ≥ 98.",
    "/login: first paint is 1.30 s, not ≤ 1.20 s.",
    "/login: layout shift is 0.001, not ≤ 0.000.",
  ]);
});

test("one slow run of three changes no median", () => {
  const { text, misses } = report([{ path: "/", reader: "visitor", runs: [good, { ...good, performance: 50 }, good] }]);
  expect(misses).toEqual([]);
  expect(text).toContain("| / | visitor | 98 | 100 | 100 | 100 | 1.20 s | 1.50 s | 10 ms | 0.000 |");
});

test("the pages of the blog have a higher gate", () => {
  expect(report([{ path: "/blog/an-article.html", reader: "visitor", runs: [good] }]).misses).toEqual([
    "/blog/an-article.html: performance is 98, not ≥ 100.",
  ]);
});

test("the pages of members have a lower gate for performance, and the others stay", () => {
  const slower = { ...good, performance: 95, firstPaint: 2000, layoutShift: 0.01 };
  expect(report([{ path: "/openings", reader: "member", runs: [slower] }]).misses).toEqual([]);
  const worse = { ...slower, performance: 94, accessibility: 99, layoutShift: 0.03 };
  expect(report([{ path: "/openings", reader: "member", runs: [worse] }]).misses).toEqual([
    "/openings: performance is 94, not ≥ 95.",
    "/openings: accessibility is 99, not ≥ 100.",
    "/openings: layout shift is 0.030, not ≤ 0.020.",
  ]);
});
