import { afterAll, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { findUser, listUsersByEmail, registerUser, type User } from "./users.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

async function register(id: string, email: string, options?: { takeOver: boolean }): Promise<User> {
  const outcome = await registerUser(db, { id, email }, options);
  if (outcome.kind !== "registered") throw new Error(outcome.kind);
  return outcome.user;
}

test("a new user has the role user and no access", async () => {
  const user = await register("new", "new@example.com");
  expect(user).toMatchObject({ id: "new", email: "new@example.com", role: "user", hasPaidAccess: false });
  expect(await findUser(db, "new")).toEqual(user);
  expect(await findUser(db, "nobody")).toBeUndefined();
});

test("registering again changes nothing", async () => {
  const before = await db
    .insertInto("users")
    .values({ id: "boss", email: "boss@example.com", role: "admin", hasPaidAccess: true })
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(await register("boss", "boss@example.com")).toEqual(before);
});

test("a changed address is recorded", async () => {
  await register("mover", "old@example.com");
  expect((await register("mover", "fresh@example.com")).email).toBe("fresh@example.com");
});

test("an address stays with its holder unless the call takes it over", async () => {
  const before = await register("holder", "held@example.com");
  const claim = { id: "claimant", email: "Held@Example.com" };
  expect(await registerUser(db, claim)).toEqual({ kind: "address-held" });
  expect(await findUser(db, "holder")).toEqual(before);
  expect(await findUser(db, "claimant")).toBeUndefined();
});

test("taking an address over moves neither role nor access", async () => {
  await register("first", "shared@example.com");
  await db.updateTable("users").set({ hasPaidAccess: true, role: "admin" }).where("id", "=", "first").execute();
  const second = await register("second", "Shared@Example.com", { takeOver: true });
  expect(second).toMatchObject({ email: "Shared@Example.com", role: "user", hasPaidAccess: false });
  expect(await findUser(db, "first")).toMatchObject({ email: null, role: "admin", hasPaidAccess: true });
});

test("registering the same user many times at once creates one row", async () => {
  await Promise.all(Array.from({ length: 20 }, () => register("eager", "eager@example.com")));
  expect(await listUsersByEmail(db, "EAGER@example.com")).toHaveLength(1);
});

test("many accounts that take over one address at once leave it with exactly one of them", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `claim-${index}`);
  await Promise.all(ids.map((id) => register(id, "claimed@example.com", { takeOver: true })));
  expect(await db.selectFrom("users").select("id").where("id", "in", ids).execute()).toHaveLength(20);
  expect(await listUsersByEmail(db, "claimed@example.com")).toHaveLength(1);
});
