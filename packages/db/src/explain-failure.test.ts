import { createServer } from "node:net";
import { expect, test } from "vitest";
import { createDb } from "./client.ts";
import { explainFailure, isUnreachable } from "./explain-failure.ts";
import { pendingMigrations } from "./migrate.ts";

const url = "postgres://me:hunter2@db.example:5432/zodiac";

test.each([
  ["28P01", "refuses the user me or the password"],
  ["57P03", "starting or stopping"],
  ["53300", "no connection left"],
  ["55P03", "Stop the API and the worker"],
])("PostgreSQL's %s is told in words", (code, words) => {
  const told = explainFailure(Object.assign(new Error("raw"), { code }), url);
  expect(told).toContain(words);
  expect(told).not.toContain("hunter2");
});

test("a host with several addresses that all refuse is told like one", () => {
  const refused = Object.assign(new Error(""), { code: "ECONNREFUSED" });
  expect(explainFailure(new AggregateError([refused, refused]), url)).toContain(
    "No PostgreSQL answers at db.example:5432",
  );
});

test("another failure keeps its own words", () => {
  expect(explainFailure(new Error("something else"), url)).toBe("something else");
});

test("a server that accepts and then says nothing does not answer in time", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const silentUrl = `postgres://me:hunter2@127.0.0.1:${port}/zodiac`;
  const db = createDb(silentUrl);
  const failure = await pendingMigrations(db, { signal: AbortSignal.timeout(100) }).catch((error: unknown) => error);
  expect(explainFailure(failure, silentUrl)).toBe(`PostgreSQL at 127.0.0.1:${port} does not answer in time.`);
  silent.close();
});

test.each([
  ["a refused connection", Object.assign(new Error(""), { code: "ECONNREFUSED" }), true],
  ["a server that is shutting down", Object.assign(new Error(""), { code: "57P01" }), true],
  ["a connection lost in the middle", new Error("Connection terminated unexpectedly"), true],
  ["a duplicate", Object.assign(new Error(""), { code: "23505" }), false],
  ["a mistake of ours", new TypeError("undefined is not a function"), false],
  ["no error at all", "ECONNREFUSED", false],
])("%s is told from a failed query", (_, error, expected) => {
  expect(isUnreachable(error)).toBe(expected);
});

test("a pool whose server does not answer reports it as out of reach", async () => {
  const db = createDb("postgres://nobody@127.0.0.1:1/nothing");
  const failure = await pendingMigrations(db).catch((error: unknown) => error);
  expect(isUnreachable(failure)).toBe(true);
});
