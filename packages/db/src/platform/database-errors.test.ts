import { createServer } from "node:net";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { pendingMigrations } from "../migrate.ts";
import { createTestDb } from "../testing.ts";
import { createDb } from "./client.ts";
import { DatabaseUnavailableError, explainDatabaseError, wrapConnectionError } from "./database-errors.ts";

const url = "postgres://me:hunter2@db.example:5432/zodiac";
const { db, drop } = await createTestDb();
afterAll(drop);

test.each([
  ["28P01", "refuses the user me or the password"],
  ["57P03", "starting or stopping"],
  ["53100", "The disk of PostgreSQL at db.example:5432 is full"],
  ["53300", "no connection left"],
  ["55P03", "Stop the API and the worker"],
])("explains PostgreSQL's %s without the password", (code, words) => {
  const text = explainDatabaseError(Object.assign(new Error("raw"), { code }), url);
  expect(text).toContain(words);
  expect(text).not.toContain("hunter2");
});

test("explains a host with several addresses that all refuse the connection", () => {
  const refused = Object.assign(new Error(""), { code: "ECONNREFUSED" });
  expect(explainDatabaseError(new AggregateError([refused, refused]), url)).toContain(
    "No PostgreSQL answers at db.example:5432",
  );
});

test("any other error keeps its message", () => {
  expect(explainDatabaseError(new Error("something else"), url)).toBe("something else");
});

test("explains a server that accepts a connection and stays silent", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const silentUrl = `postgres://me:hunter2@127.0.0.1:${port}/zodiac`;
  const silentDb = createDb(silentUrl);
  const signal = AbortSignal.timeout(100);
  const error = await pendingMigrations(silentDb, { signal }).catch((reason: unknown) => reason);
  expect(explainDatabaseError(error, silentUrl)).toBe(`PostgreSQL at 127.0.0.1:${port} does not answer in time.`);
  silent.close();
});

test.each([
  ["a refused connection", Object.assign(new Error(""), { code: "ECONNREFUSED" }), true],
  ["a server that is shutting down", Object.assign(new Error(""), { code: "57P01" }), true],
  ["a server whose disk is full", Object.assign(new Error(""), { code: "53100" }), true],
  ["a connection lost during a query", new Error("Connection terminated unexpectedly"), true],
  ["a duplicate key", Object.assign(new Error(""), { code: "23505" }), false],
  ["a bug", new TypeError("undefined is not a function"), false],
  ["a thrown string", "ECONNREFUSED", false],
])("wraps only errors of the connection as unavailable: %s", (_, error, isWrapped) => {
  const wrapped = wrapConnectionError(error);
  expect(wrapped instanceof DatabaseUnavailableError).toBe(isWrapped);
  expect(isWrapped ? (wrapped as Error).cause : wrapped).toBe(error);
});

test("a query fails as unavailable when no server answers", async () => {
  const unreachable = createDb("postgres://nobody@127.0.0.1:1/nothing");
  const error = await pendingMigrations(unreachable).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  expect(error).toMatchObject({ cause: { code: "ECONNREFUSED" } });
});

test("a query fails as unavailable when the server closes its connection, in a transaction too", async () => {
  const killed = (executor: typeof db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(executor);
  await expect(killed(db)).rejects.toBeInstanceOf(DatabaseUnavailableError);
  const transaction = db.transaction().execute(async (trx) => {
    await killed(trx).catch(() => {});
    await sql`select 1`.execute(trx);
  });
  await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailableError);
});

test("a query that PostgreSQL refuses keeps PostgreSQL's error", async () => {
  await expect(sql`select no_such_column`.execute(db)).rejects.toMatchObject({ code: "42703" });
});
