import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { listBlockedUsers } from "./accounts/blocked-users.ts";
import { deleteAccount } from "./accounts/delete-account.ts";
import { findUser, registerUser } from "./accounts/users.ts";
import { createTestDb } from "./testing.ts";

const { db, connectionString, createApiRole, drop } = await createTestDb();
afterAll(drop);

const cli = fileURLToPath(new URL("./cli.ts", import.meta.url));

// biome-ignore lint/style/noProcessEnv: a child process needs the path and the compile cache of this one
const { PATH, NODE_COMPILE_CACHE } = process.env;

function run(args: string[], env: Record<string, string | undefined> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [cli, ...args],
      { env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: connectionString, ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test("seed reports what it did", async () => {
  expect(await run(["seed"])).toMatchObject({ code: 0, out: expect.stringMatching(/^Seeded: \d{3,} records added/) });
});

test("migrate has nothing to do on a migrated database", async () => {
  expect(await run(["migrate"])).toMatchObject({ code: 0, out: "Nothing to migrate.\n" });
});

test("migrate gives the API's role its rights, and names a role that does not exist", async () => {
  const apiRole = new URL(await createApiRole()).username;
  await sql`revoke all on companies from ${sql.id(apiRole)}`.execute(db);
  const granted = { code: 0, out: `Nothing to migrate.\n${apiRole} has the rights of the API.\n` };
  expect(await run(["migrate", "--api-role", apiRole])).toMatchObject(granted);
  expect(await run(["migrate"], { API_DATABASE_ROLE: apiRole })).toMatchObject(granted);
  const { rows } = await sql`select has_table_privilege(${apiRole}, 'companies', 'select') as "mayRead"`.execute(db);
  expect(rows).toEqual([{ mayRead: true }]);
  expect(await run(["migrate", "--api-role", "nobody"])).toMatchObject({
    code: 1,
    err: expect.stringContaining("create role nobody"),
  });
});

test("reset deletes nothing without --yes", async () => {
  const refusal = { code: 1, err: expect.stringContaining("--yes") };
  expect(await run(["reset"], { NODE_ENV: "development" })).toMatchObject(refusal);
  expect(await db.selectFrom("usStates").select("id").execute()).toHaveLength(50);
});

test.each(["production", "Production", "prod", "staging", "Development", " development", "", undefined])(
  "reset refuses NODE_ENV=%j",
  async (NODE_ENV) => {
    const refusal = { code: 1, err: expect.stringContaining("NODE_ENV") };
    expect(await run(["reset", "--yes"], { NODE_ENV })).toMatchObject(refusal);
    expect(await db.selectFrom("usStates").select("id").execute()).toHaveLength(50);
  },
);

test.each(["development", "test"])(
  "reset with --yes and NODE_ENV=%s leaves only the project's data",
  async (NODE_ENV) => {
    await registerUser(db, { id: "gone", email: "gone@example.com" });
    expect(await run(["reset", "--yes"], { NODE_ENV })).toMatchObject({
      code: 0,
      out: expect.stringContaining("holds only the project's own data"),
    });
    expect(await db.selectFrom("users").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("usStates").select("id").execute()).toHaveLength(50);
  },
);

test("an administrator is found, granted and listed", async () => {
  await registerUser(db, { id: "ann-1", email: "ann@example.com" });
  expect(await run(["admin", "list"])).toMatchObject({ code: 0, out: expect.stringContaining("no administrator") });
  const found = await run(["admin", "find", "Ann@Example.COM"]);
  expect(found.out).toMatch(/^ann-1 {2}ann@example\.com {2}user {2}registered \S+Z\nThis address may be unverified/);
  const granted = await run(["admin", "grant", "ann-1", "--by", "Operator"]);
  expect(granted).toMatchObject({ code: 0, out: "ann-1 (ann@example.com) is now an administrator.\n" });
  expect((await run(["admin", "list"])).out).toMatch(/^ann@example\.com {2}ann-1 {2}since \S+Z by Operator\n$/);
});

test("granting twice changes nothing; revoking does, and each change is recorded", async () => {
  expect((await run(["admin", "grant", "ann-1"])).out).toContain("already");
  expect((await run(["admin", "revoke", "ann-1"])).out).toContain("no longer an administrator");
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

test.each(["grant", "revoke", "block", "unblock"])(
  "%s refuses an email address and names the command",
  async (command) => {
    await registerUser(db, { id: "mallory", email: "boss@example.com" });
    const { code, err } = await run(["admin", command, "boss@example.com"]);
    expect([code, err]).toEqual([1, expect.stringContaining("Run admin find boss@example.com")]);
    expect([(await findUser(db, "mallory"))?.role, await listBlockedUsers(db)]).toEqual(["user", []]);
  },
);

test("granting to an unknown id explains what to do first", async () => {
  const { code, err } = await run(["admin", "grant", "nobody"]);
  expect([code, err]).toEqual([1, expect.stringContaining("sign up")]);
});

test("a user is blocked and listed", async () => {
  expect((await run(["admin", "blocked"])).out).toBe("No user is blocked.\n");
  expect((await run(["admin", "block", "eve-1", "--by", "Operator"])).out).toBe("eve-1 is blocked.\n");
  expect((await run(["admin", "block", "eve-1"])).out).toBe("eve-1 is blocked already.\n");
  expect((await run(["admin", "blocked"])).out).toMatch(/^eve-1 {2}since \S+Z by Operator\n$/);
});

test("a blocked user is unblocked", async () => {
  expect((await run(["admin", "unblock", "eve-1"])).out).toBe("eve-1 is no longer blocked.\n");
  expect((await run(["admin", "unblock", "eve-1"])).out).toBe("eve-1 is not blocked.\n");
});

test("deletions are saved to a file and applied from it; a file that is missing is named", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "zodiac-cli-")), "deletions.txt");
  onTestFinished(() => rm(dirname(file), { recursive: true }));
  expect(await run(["deletions", "apply", file])).toMatchObject({ code: 1, err: expect.stringContaining(file) });
  await registerUser(db, { id: "dora-1", email: "dora@example.com" });
  await deleteAccount(db, "dora-1", async () => {});
  expect(await run(["deletions", "save", file])).toMatchObject({ code: 0, out: `${file} has 1 deletions.\n` });
  await db.deleteFrom("deletedAccounts").execute();
  await registerUser(db, { id: "dora-1", email: "dora@example.com" });
  expect(await run(["deletions", "apply", file])).toMatchObject({
    code: 0,
    out: "Deleted 1 accounts again and recorded 1 deletions that the backup lacked.\n",
  });
  expect(await findUser(db, "dora-1")).toBeUndefined();
});

test("an unreachable database is reported in one sentence without the password", async () => {
  const { code, err } = await run(["migrate"], { DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/zodiac" });
  expect(code).toBe(1);
  expect(err).toBe("No PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED). Is it running, and is DATABASE_URL right?\n");
});

test("a database that does not exist is reported by name", async () => {
  const url = new URL(connectionString);
  url.pathname = "/no_such_database";
  const { code, err } = await run(["migrate"], { DATABASE_URL: url.href });
  expect(code).toBe(1);
  expect(err).toContain("has no database no_such_database");
});

test.each([
  ["missing", undefined],
  ["malformed", "zodiac:hunter2"],
])("a DATABASE_URL that is %s is reported without its value", async (_, value) => {
  const { code, err } = await run(["migrate"], { DATABASE_URL: value });
  expect(code).toBe(1);
  expect(err).toMatch(/^ {2}DATABASE_URL is .*postgres:/m);
  expect(err).not.toContain("hunter2");
});

test("an unknown command fails", async () => {
  expect(await run(["migrat"])).toMatchObject({ code: 1, err: expect.stringContaining("unknown command") });
});
