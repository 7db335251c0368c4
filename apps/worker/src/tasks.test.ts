import { globSync } from "node:fs";
import * as exported from "@zodiac-at-work/tasks";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { createDependencies } from "./dependencies.ts";
import { listTasks } from "./tasks.ts";

const dependencies = createDependencies(
  readConfig({ NODE_ENV: "test", DATABASE_URL: "postgres://127.0.0.1:1/unused", JOB_SOURCES: "http://127.0.0.1:1" }),
);
afterAll(() => dependencies.db.destroy());

/** The tasks that `packages/tasks` exports, by the name of the constant. */
const definitions = new Map(
  Object.entries(exported).flatMap(([constant, value]) =>
    typeof value === "object" && "retryLimit" in value ? [[constant, value.name]] : [],
  ),
);

test("the worker handles every task that is defined, once", () => {
  const handled = listTasks(dependencies).map(({ task }) => task.name);
  expect(definitions.size).toBeGreaterThan(10);
  expect(handled.sort()).toEqual([...definitions.values()].sort());
});

test.each([...definitions.keys()])("the handler of %s is in the file of that name", (constant) => {
  const file = `${constant.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  expect(globSync(`{.,*}/${file}`, { cwd: import.meta.dirname })).toHaveLength(1);
});
