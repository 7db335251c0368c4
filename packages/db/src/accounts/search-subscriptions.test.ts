import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { getAccountExport } from "./account-export.ts";
import { blockUser, unblockUser } from "./blocked-users.ts";
import { deleteAccount } from "./delete-account.ts";
import { deleteSavedLists, deleteSavedSearch, findSavedLists, keepSavedLists } from "./saved-lists.ts";
import { createSearchSubscription, deleteSearchSubscription, findSubscribedSearch } from "./search-subscriptions.ts";
import { createSubscription, findSubscribedSign } from "./subscriptions.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const search = (query: string) => ({
  id: randomUUID(),
  name: `Name of ${query}`,
  query,
  savedAt: new Date("2026-11-25T12:00:00Z"),
});
const [chef, nurse] = [search("search=chef"), search("search=nurse")];
const filters = { search: "chef", signs: "rooster,monkey,rat", reader: "dragon" };

beforeEach(async () => {
  await db.deleteFrom("users").execute();
  for (const id of ["member", "other"]) {
    await db.insertInto("users").values({ id, hasPaidAccess: true }).execute();
    await keepSavedLists(db, id, { searches: [chef, nurse] });
  }
});

async function subscribe(userId = "member", { id } = chef) {
  const created = await createSearchSubscription(db, { userId, searchId: id, filters });
  if (!created) throw new Error("the account keeps no such search");
  return created;
}

test("a secret finds its search with the filters, and the table holds its hash alone", async () => {
  const { secret, subscription } = await subscribe();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(subscription).toEqual({ filters, createdAt: expect.any(Date) });
  expect(await findSubscribedSearch(db, secret)).toEqual({ name: chef.name, query: chef.query, filters });
  const [row] = await db.selectFrom("searchSubscriptions").selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(await findSubscribedSearch(db, row?.secretHash ?? "")).toBeUndefined();
  expect(await findSubscribedSearch(db, "")).toBeUndefined();
});

test("a secret of a search opens no feed or calendar, and theirs open no search", async () => {
  const ofSearch = await subscribe();
  const ofSign = await createSubscription(db, { userId: "member", kind: "feed", sign: "rat" });
  expect(await findSubscribedSign(db, "feed", ofSearch.secret)).toBeUndefined();
  expect(await findSubscribedSearch(db, ofSign.secret)).toBeUndefined();
});

test("a second subscription of a search ends the first, and leaves other searches and other users", async () => {
  const first = await subscribe();
  const ofNurse = await subscribe("member", nurse);
  const others = await subscribe("other");
  const second = await createSearchSubscription(db, { userId: "member", searchId: chef.id, filters: { days: "7" } });
  expect(await findSubscribedSearch(db, first.secret)).toBeUndefined();
  expect(await findSubscribedSearch(db, second?.secret ?? "")).toMatchObject({ filters: { days: "7" } });
  expect(await findSubscribedSearch(db, ofNurse.secret)).toMatchObject({ query: nurse.query });
  expect(await findSubscribedSearch(db, others.secret)).toMatchObject({ query: chef.query });
});

test("only a search that the own account keeps can be subscribed to", async () => {
  const create = (userId: string, searchId: string) => createSearchSubscription(db, { userId, searchId, filters });
  expect(await create("member", randomUUID())).toBeUndefined();
  expect(await create("nobody", chef.id)).toBeUndefined();
  await deleteSavedLists(db, "member");
  expect(await create("member", chef.id)).toBeUndefined();
});

test("a deleted subscription finds nothing, and deleting again changes nothing", async () => {
  const { secret } = await subscribe();
  const others = await subscribe("other");
  await deleteSearchSubscription(db, "member", nurse.id);
  expect(await findSubscribedSearch(db, secret)).toBeDefined();
  await deleteSearchSubscription(db, "member", chef.id);
  await deleteSearchSubscription(db, "member", chef.id);
  expect(await findSubscribedSearch(db, secret)).toBeUndefined();
  expect(await findSubscribedSearch(db, others.secret)).toBeDefined();
});

test("a subscription ends with its search, the lists and the account", async () => {
  const ends = [
    () => deleteSavedSearch(db, "member", chef.id),
    () => deleteSavedLists(db, "member"),
    () => deleteAccount(db, "member", async () => undefined),
  ];
  for (const end of ends) {
    await keepSavedLists(db, "member", { searches: [chef] });
    const { secret } = await subscribe();
    await end();
    expect(await findSubscribedSearch(db, secret)).toBeUndefined();
  }
  expect(await db.selectFrom("searchSubscriptions").selectAll().execute()).toEqual([]);
});

test("a secret finds nothing while its owner has no access", async () => {
  const { secret } = await subscribe();
  const setAccess = (hasPaidAccess: boolean) =>
    db.updateTable("users").set({ hasPaidAccess }).where("id", "=", "member").execute();
  await setAccess(false);
  expect(await findSubscribedSearch(db, secret)).toBeUndefined();
  await db.updateTable("users").set({ role: "admin" }).where("id", "=", "member").execute();
  expect(await findSubscribedSearch(db, secret)).toBeDefined();
  await blockUser(db, { uid: "member", blockedBy: "ada" });
  expect(await findSubscribedSearch(db, secret)).toBeUndefined();
  await unblockUser(db, { uid: "member", unblockedBy: "operator" });
  expect(await findSubscribedSearch(db, secret)).toBeDefined();
});

test("the saved lists and the export say which searches have an address, without the secret", async () => {
  const { secret } = await subscribe();
  const lists = await findSavedLists(db, "member");
  const feeds = new Map(lists?.searches.map(({ id, feed }) => [id, feed]));
  expect(feeds.get(chef.id)).toEqual({ filters, createdAt: expect.any(Date) });
  expect(feeds.get(nurse.id)).toBeNull();
  const { saved } = await getAccountExport(db, "member");
  expect(saved).toEqual(lists);
  expect(JSON.stringify(saved)).not.toContain(secret);
});
