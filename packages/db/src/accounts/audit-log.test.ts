import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createDb } from "../platform/client.ts";
import { createTestDb } from "../testing.ts";
import { insertAuditEntry, listAuditEntries, listAuditPeople } from "./audit-log.ts";
import { blockUser, unblockUser } from "./blocked-users.ts";
import { deleteAccount, hashOfAccount } from "./delete-account.ts";
import { changeRole } from "./roles.ts";
import { registerUser } from "./users.ts";

const testDb = await createTestDb();
const { db } = testDb;
const api = createDb(await testDb.createApiRole(), { maxConnections: 1 });
afterAll(async () => {
  await api.destroy();
  await testDb.drop();
});
beforeEach(() => sql`truncate audit_log, users, role_changes, blocked_users cascade`.execute(db));

const firstPage = { page: 1, limit: 20 };
const list = async (filter = {}) => (await listAuditEntries(db, filter, firstPage)).entries;

describe("the commands of operators", () => {
  test("stand in the log with who decided, the latest first", async () => {
    await registerUser(db, { id: "ann", email: "ann@example.com" });
    await changeRole(db, { uid: "ann", role: "admin", changedBy: "Grace, ticket 12" });
    await changeRole(db, { uid: "ann", role: "user", changedBy: "Ada" });
    await blockUser(db, { uid: "ann", blockedBy: "Grace" });
    await unblockUser(db, { uid: "ann", unblockedBy: "Grace" });
    expect(
      (await list()).map(({ action, person, byCommand, subject }) => [action, person, byCommand, subject]),
    ).toEqual([
      ["unblock-account", "Grace", true, "ann@example.com"],
      ["block-account", "Grace", true, "ann@example.com"],
      ["revoke-admin", "Ada", true, "ann@example.com"],
      ["grant-admin", "Grace, ticket 12", true, "ann@example.com"],
    ]);
  });

  test("that change nothing leave no entry", async () => {
    await registerUser(db, { id: "ann", email: "ann@example.com" });
    await blockUser(db, { uid: "ann", blockedBy: "Grace" });
    await blockUser(db, { uid: "ann", blockedBy: "Grace" });
    await unblockUser(db, { uid: "bob", unblockedBy: "Grace" });
    await changeRole(db, { uid: "ann", role: "user", changedBy: "Grace" });
    await changeRole(db, { uid: "nobody", role: "admin", changedBy: "Grace" });
    expect((await list()).map(({ action }) => action)).toEqual(["block-account"]);
  });

  test("leave the change undone if the entry can't be stored", async () => {
    await registerUser(db, { id: "ann", email: "ann@example.com" });
    await sql`alter table audit_log add constraint full_disk check (action = 'none') not valid`.execute(db);
    try {
      await expect(changeRole(db, { uid: "ann", role: "admin", changedBy: "Grace" })).rejects.toThrow(/full_disk/);
      await expect(blockUser(db, { uid: "ann", blockedBy: "Grace" })).rejects.toThrow(/full_disk/);
    } finally {
      await sql`alter table audit_log drop constraint full_disk`.execute(db);
    }
    expect(await db.selectFrom("users").select("role").execute()).toEqual([{ role: "user" }]);
    expect(await db.selectFrom("blockedUsers").selectAll().execute()).toEqual([]);
  });
});

test("the log is filtered by person, action and day in UTC, and has pages", async () => {
  await db.insertInto("users").values({ id: "ann", email: "ann@example.com", role: "admin" }).execute();
  for (const at of [
    "2026-02-16T23:59:59.999Z",
    "2026-02-17T00:00:00Z",
    "2026-02-17T23:59:59.999Z",
    "2026-02-18T00:00:00Z",
  ]) {
    await sql`insert into audit_log (at, actor_hash, action, target) values (${at}, ${hashOfAccount("ann")}, 'pause-board', ${at})`.execute(
      db,
    );
  }
  await sql`insert into audit_log (at, operator, action) values ('2026-02-17T12:00:00Z', 'Grace', 'block-account')`.execute(
    db,
  );
  const times = (entries: Awaited<ReturnType<typeof list>>) => entries.map(({ at }) => at.toISOString());
  expect(times(await list({ day: "2026-02-17" }))).toEqual([
    ...["2026-02-17T23:59:59.999Z", "2026-02-17T12:00:00.000Z", "2026-02-17T00:00:00.000Z"],
  ]);
  expect(times(await list({ day: "2026-02-17", action: "block-account" }))).toEqual(["2026-02-17T12:00:00.000Z"]);
  expect(await list({ person: "Grace" })).toMatchObject([{ name: "Grace", byCommand: true }]);
  expect(await list({ person: hashOfAccount("ann"), action: "pause-board" })).toHaveLength(4);
  expect(await list({ person: "' or true --" })).toEqual([]);
  expect(await listAuditEntries(db, {}, { page: 2, limit: 2 })).toMatchObject({ total: 5, totalPages: 3 });
  expect(await listAuditPeople(db)).toEqual([
    { person: hashOfAccount("ann"), name: "ann@example.com", byCommand: false },
    { person: "Grace", name: "Grace", byCommand: true },
  ]);
});

test("of a deleted account only the hash of its id is left", async () => {
  await registerUser(db, { id: "ann", email: "ann@example.com" });
  await changeRole(db, { uid: "ann", role: "admin", changedBy: "Grace" });
  await insertAuditEntry(db, { by: { uid: "ann" }, action: "block-account", subject: "ann" });
  expect((await list())[0]).toMatchObject({ name: "ann@example.com", subject: "ann@example.com" });
  await deleteAccount(api, "ann", async () => {});
  const hash = hashOfAccount("ann");
  expect((await list())[0]).toMatchObject({ person: hash, name: null, subject: hash.slice(0, 12) });
});

test("the API's role adds and reads entries, and neither changes nor removes one", async () => {
  await insertAuditEntry(api, { by: { uid: "ann" }, action: "pause-board", target: "5" });
  expect((await listAuditEntries(api, {}, firstPage)).entries).toMatchObject([{ action: "pause-board", target: "5" }]);
  for (const statement of [
    sql`update audit_log set action = 'activate-board'`,
    sql`update audit_log set at = now()`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ]) {
    await expect(statement.execute(api)).rejects.toThrow(/permission denied/);
  }
});

test("an operator's long name is cut, and a blank one is refused", async () => {
  await insertAuditEntry(db, { by: { operator: "G".repeat(500) }, action: "block-account" });
  expect((await list())[0]?.name).toBe("G".repeat(200));
  await expect(insertAuditEntry(db, { by: { operator: "" }, action: "block-account" })).rejects.toThrow(/operator/);
});
