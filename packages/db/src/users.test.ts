import { afterAll, expect, test } from "vitest";
import { createTestDb } from "./testing.ts";
import { findUser, registerUser } from "./users.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

test("a new user is an ordinary one without access", async () => {
  const user = await registerUser(db, { id: "new", email: "new@example.com" });
  expect(user).toMatchObject({ id: "new", email: "new@example.com", role: "user", hasPaidAccess: false });
  expect(await findUser(db, "new")).toEqual(user);
  expect(await findUser(db, "nobody")).toBeUndefined();
});

test("registering again changes neither role nor access, nor anything else", async () => {
  const before = await db
    .insertInto("users")
    .values({ id: "boss", email: "boss@example.com", role: "admin", hasPaidAccess: true })
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(await registerUser(db, { id: "boss", email: "boss@example.com" })).toEqual(before);
});

test("a changed address is recorded", async () => {
  await registerUser(db, { id: "mover", email: "old@example.com" });
  expect((await registerUser(db, { id: "mover", email: "fresh@example.com" })).email).toBe("fresh@example.com");
});

test("an address moves to the account that the provider gives it to now; access does not", async () => {
  await registerUser(db, { id: "first", email: "shared@example.com" });
  await db.updateTable("users").set({ hasPaidAccess: true, role: "admin" }).where("id", "=", "first").execute();
  const second = await registerUser(db, { id: "second", email: "Shared@Example.com" });
  expect(second).toMatchObject({ email: "Shared@Example.com", role: "user", hasPaidAccess: false });
  expect(await findUser(db, "first")).toMatchObject({ email: null, role: "admin", hasPaidAccess: true });
});

test("the same user registered many times at once is one row", async () => {
  const user = { id: "eager", email: "eager@example.com" };
  await Promise.all(Array.from({ length: 20 }, () => registerUser(db, user)));
  expect(await db.selectFrom("users").select("id").where("email", "=", user.email).execute()).toHaveLength(1);
});

test("many accounts that claim one address at once leave it with exactly one of them", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `claim-${index}`);
  await Promise.all(ids.map((id) => registerUser(db, { id, email: "claimed@example.com" })));
  expect(await db.selectFrom("users").select("id").where("id", "in", ids).execute()).toHaveLength(20);
  expect(await db.selectFrom("users").select("id").where("email", "=", "claimed@example.com").execute()).toHaveLength(
    1,
  );
});
