import { afterAll, expect, test } from "vitest";
import { getAccountExport } from "../../accounts/account-export.ts";
import { deleteAccount } from "../../accounts/delete-account.ts";
import { registerUser } from "../../accounts/users.ts";
import { createTestDb } from "../../testing.ts";
import { markAllSeen, touchOpeningsVisit } from "./visits.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const at = (time: string) => new Date(`2026-11-22T${time}:00Z`);

test("jobs are new since the visit before; a pause of 30 minutes does not end a visit", async () => {
  await registerUser(db, { id: "ann", email: "ann@example.com" });
  const visit = (time: string) => touchOpeningsVisit(db, "ann", at(time));
  expect(await visit("08:00")).toBeNull();
  expect(await visit("08:30")).toBeNull();
  expect(await visit("09:01")).toEqual(at("08:30"));
  expect(await visit("09:10")).toEqual(at("08:30"));
  expect(await visit("12:00")).toEqual(at("09:10"));
});

test("marking all as seen leaves nothing new, now and on the next visit", async () => {
  await registerUser(db, { id: "bob", email: "bob@example.com" });
  await markAllSeen(db, "bob", at("08:00"));
  expect(await touchOpeningsVisit(db, "bob", at("08:10"))).toEqual(at("08:00"));
  await markAllSeen(db, "bob", at("08:20"));
  expect(await touchOpeningsVisit(db, "bob", at("09:00"))).toEqual(at("08:20"));
});

test("a visit is exported and deleted with the account", async () => {
  await registerUser(db, { id: "eve", email: "eve@example.com" });
  await touchOpeningsVisit(db, "eve", at("08:00"));
  expect((await getAccountExport(db, "eve")).openingsVisit).toEqual({
    ...{ userId: "eve", visitedAt: at("08:00"), seenAt: null },
  });
  await deleteAccount(db, "eve", async () => {});
  expect((await getAccountExport(db, "eve")).openingsVisit).toBeNull();
});
