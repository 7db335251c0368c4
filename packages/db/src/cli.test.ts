import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { createTestDb } from "./testing.ts";
import { registerUser } from "./users.ts";

const { db, connectionString, drop } = await createTestDb();
afterAll(drop);

const cli = fileURLToPath(new URL("./cli.ts", import.meta.url));

function run(args: string[], env: Record<string, string | undefined> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [cli, ...args],
      // biome-ignore lint/style/noProcessEnv: a child process needs the path of this one
      { env: { PATH: process.env.PATH, DATABASE_URL: connectionString, ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test("seed says what it did", async () => {
  expect(await run(["seed"])).toMatchObject({ code: 0, out: expect.stringMatching(/^Seeded: \d{3,} records added/) });
});

test("migrate has nothing to do on a migrated database", async () => {
  expect(await run(["migrate"])).toMatchObject({ code: 0, out: "Nothing to migrate.\n" });
});

test("reset deletes nothing without --yes, and nothing at all in production", async () => {
  const refusal = { code: 1, err: expect.stringContaining("--yes") };
  expect(await run(["reset"], { NODE_ENV: "development" })).toMatchObject(refusal);
  for (const NODE_ENV of ["production", "", undefined]) {
    const inProduction = { code: 1, err: expect.stringContaining("does not run in production") };
    expect(await run(["reset", "--yes"], { NODE_ENV })).toMatchObject(inProduction);
  }
  expect(await db.selectFrom("usStates").select("id").execute()).toHaveLength(50);
});

test("reset with --yes leaves a migrated and seeded database", async () => {
  await registerUser(db, { id: "gone", email: "gone@example.com" });
  expect(await run(["reset", "--yes"], { NODE_ENV: "development" })).toMatchObject({
    code: 0,
    out: expect.stringContaining("as new"),
  });
  expect(await db.selectFrom("users").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("usStates").select("id").execute()).toHaveLength(50);
});

test("an administrator is made, listed and unmade, whatever the case of the address, and each change is recorded", async () => {
  await registerUser(db, { id: "ann-1", email: "ann@example.com" });
  expect(await run(["admin", "list"])).toMatchObject({ code: 0, out: expect.stringContaining("no administrator") });
  const granted = await run(["admin", "grant", "Ann@Example.COM", "--by", "Operator"]);
  expect(granted).toMatchObject({ code: 0, out: "Ann@Example.COM (ann-1) is now an administrator.\n" });
  expect((await run(["admin", "grant", "ann@example.com"])).out).toContain("already");
  expect((await run(["admin", "list"])).out).toMatch(/^ann@example\.com {2}ann-1 {2}since \S+Z by Operator\n$/);
  expect((await run(["admin", "revoke", "ann@example.com"])).out).toContain("no longer an administrator");
  const changes = await db
    .selectFrom("roleChanges")
    .select(["userId", "email", "oldRole", "newRole"])
    .orderBy("id")
    .execute();
  expect(changes).toEqual([
    { userId: "ann-1", email: "ann@example.com", oldRole: "user", newRole: "admin" },
    { userId: "ann-1", email: "ann@example.com", oldRole: "admin", newRole: "user" },
  ]);
});

test("granting to an unknown address says what to do first", async () => {
  const { code, err } = await run(["admin", "grant", "nobody@example.com"]);
  expect(code).toBe(1);
  expect(err).toContain("sign up");
});

test("an unreachable database is one sentence without the password", async () => {
  const { code, err } = await run(["migrate"], { DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/zodiac" });
  expect(code).toBe(1);
  expect(err).toBe("No PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED). Is it running, and is DATABASE_URL right?\n");
});

test("a database that does not exist is named", async () => {
  const url = new URL(connectionString);
  url.pathname = "/no_such_database";
  const { code, err } = await run(["migrate"], { DATABASE_URL: url.href });
  expect(code).toBe(1);
  expect(err).toContain("has no database no_such_database");
});

test.each([
  ["missing", undefined],
  ["no address", "zodiac:hunter2"],
])("a DATABASE_URL that is %s is a sentence that does not show it", async (_, value) => {
  const { code, err } = await run(["migrate"], { DATABASE_URL: value });
  expect(code).toBe(1);
  expect(err).toMatch(/^DATABASE_URL is not .*Set it to postgres:/);
  expect(err).not.toContain("hunter2");
});

test("an unknown command fails", async () => {
  expect(await run(["migrat"])).toMatchObject({ code: 1, err: expect.stringContaining("unknown command") });
});
