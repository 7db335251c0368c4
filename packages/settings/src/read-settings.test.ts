import { expect, test } from "vitest";
import { z } from "zod";
import { databaseUrl, logLevel, portNumber, readSettings, SettingsError } from "./index.ts";

const schema = z.object({ DATABASE_URL: databaseUrl, LOG_LEVEL: logLevel, PORT: portNumber.optional() });
const complete = { NODE_ENV: "development", DATABASE_URL: "postgres://me:hunter2@127.0.0.1:5432/zodiac" };

function problemsOf(environment: Record<string, string>): SettingsError {
  try {
    readSettings(environment, schema, (_, { production }) => (production ? ["KEY is missing"] : []));
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
  throw new Error("nothing was wrong");
}

test("a complete environment is read, with defaults for what may be missing", () => {
  const { settings, production } = readSettings(complete, schema, () => []);
  expect(settings).toEqual({ DATABASE_URL: complete.DATABASE_URL, LOG_LEVEL: "info" });
  expect(production).toBe(false);
  expect(readSettings({ ...complete, PORT: "0" }, schema, () => []).settings.PORT).toBe(0);
});

test("everything that is wrong is said at once, by its name and without its value", () => {
  const { problems, message } = problemsOf({ DATABASE_URL: "mysql://hunter2", LOG_LEVEL: "hunter2", PORT: "65536" });
  expect(problems).toEqual([
    "DATABASE_URL is not of the form postgres://user:password@host:port/database",
    "LOG_LEVEL is not a level of pino",
    "PORT is not a port number",
    "KEY is missing",
  ]);
  expect(message).toMatch(
    /^The settings are not complete \(no NODE_ENV, which counts as production\):\n {2}DATABASE_URL/,
  );
  expect(message).not.toContain("hunter2");
});

test("an empty setting is a missing one, NODE_ENV too", () => {
  expect(problemsOf({ ...complete, DATABASE_URL: "" }).problems).toEqual([
    "DATABASE_URL is missing: postgres://user:password@host:port/database",
  ]);
  expect(problemsOf({ ...complete, NODE_ENV: "" }).problems).toEqual(["KEY is missing"]);
});
