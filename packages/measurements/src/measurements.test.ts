import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@zodiac-at-work/local/workspace";
import { expect, test } from "vitest";
import { indexPage, recordedIn } from "./index-page.ts";
import { measurements } from "./measurements.ts";

const pages = join(root, "docs/measurements");
const index = readFileSync(join(pages, "README.md"), "utf8");

test.each(measurements)("$name is a script of each of its workspaces", ({ workspaces, script }) => {
  for (const workspace of workspaces) {
    const { scripts } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
    expect(scripts, workspace).toHaveProperty([script]);
  }
});

test("has a name and a page of its own for each measurement", () => {
  const names = measurements.map(({ name }) => name);
  const written = measurements.flatMap(({ page }) => page ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(written).size).toBe(written.length);
});

test("writes every page of docs/measurements, and no other", () => {
  const written = measurements.flatMap(({ page }) => page ?? []);
  const existing = readdirSync(pages).filter((file) => file !== "README.md");
  expect(existing.toSorted()).toEqual(written.toSorted());
});

test("lists every benchmark and every fault campaign", () => {
  for (const workspace of ["packages/benchmarks", "packages/faults"]) {
    const { scripts } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
    const listed = measurements.filter(({ workspaces }) => workspaces.includes(workspace)).map(({ script }) => script);
    expect(listed.toSorted()).toEqual(Object.keys(scripts).filter((name) => name !== "test" && name !== "typecheck"));
  }
});

test("names the day and the machine of every page in the index", () => {
  const recorded = recordedIn(index);
  const written = measurements.filter(({ page }) => page).map(({ name }) => name);
  expect([...recorded.keys()].toSorted()).toEqual(written.toSorted());
  expect(indexPage(recorded)).toBe(index);
});
