import { randomUUID } from "node:crypto";
import { mostSavedOpenings, mostSavedSearches } from "@zodiac-at-work/catalog";
import fc from "fast-check";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestDb } from "../testing.ts";
import { getAccountExport } from "./account-export.ts";
import { deleteAccount } from "./delete-account.ts";
import {
  addToSavedLists,
  deleteSavedLists,
  deleteSavedOpening,
  deleteSavedSearch,
  findSavedLists,
  keepSavedLists,
  SavedLimitError,
  type SavedOpening,
  type SavedSearch,
} from "./saved-lists.ts";

const { db, drop } = await createTestDb();
afterAll(drop);
beforeEach(async () => {
  await db.deleteFrom("users").execute();
  await db
    .insertInto("users")
    .values([{ id: "ann" }, { id: "bob" }])
    .execute();
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 12, minute));
const search = (query: string, minute = 0): SavedSearch => ({
  id: randomUUID(),
  name: `Search ${query}`,
  query,
  savedAt: at(minute),
});
const opening = (jobId: number, minute = 0): SavedOpening => ({
  jobId,
  title: `Job ${jobId}`,
  companyId: 1,
  companyName: "Acme",
  savedAt: at(minute),
});

test("an account keeps nothing until its owner wants it to", async () => {
  expect(await findSavedLists(db, "ann")).toBeUndefined();
  expect(await addToSavedLists(db, "ann", { openings: [opening(1)] })).toBe(false);
  expect(await findSavedLists(db, "ann")).toBeUndefined();
  await keepSavedLists(db, "ann", {});
  expect(await findSavedLists(db, "ann")).toEqual({ keptSince: expect.any(Date), searches: [], openings: [] });
  expect(await findSavedLists(db, "bob")).toBeUndefined();
});

test("the lists have the latest first, and what is deleted is gone for its owner alone", async () => {
  const [old, latest] = [search("search=chef", 1), search("remote=true", 2)];
  for (const user of ["ann", "bob"]) {
    await keepSavedLists(db, user, { searches: [old, latest], openings: [opening(7, 1), opening(9, 2)] });
  }
  await deleteSavedSearch(db, "ann", old.id);
  await deleteSavedOpening(db, "ann", 9);
  expect(await findSavedLists(db, "ann")).toMatchObject({ searches: [latest], openings: [opening(7, 1)] });
  expect(await findSavedLists(db, "bob")).toMatchObject({
    searches: [latest, old],
    openings: [opening(9, 2), opening(7, 1)],
  });
  await deleteSavedLists(db, "ann");
  await deleteSavedLists(db, "ann");
  expect(await findSavedLists(db, "ann")).toBeUndefined();
  expect(await findSavedLists(db, "bob")).toBeDefined();
});

test("devices that merge in any order, and more than once, leave the same items", async () => {
  const searches = ["a=1", "b=2", "c=3"].map((query, minute) => search(query, minute));
  const openings = [1, 2, 3, 4].map((id) => opening(id, id));
  const device = fc.record({ searches: fc.subarray(searches), openings: fc.subarray(openings) });
  await fc.assert(
    fc.asyncProperty(fc.array(device, { minLength: 1, maxLength: 4 }), async (devices) => {
      await deleteSavedLists(db, "ann");
      await Promise.all([...devices, ...devices].map((items) => keepSavedLists(db, "ann", items)));
      const found = await findSavedLists(db, "ann");
      const jobIds = new Set(devices.flatMap((items) => items.openings.map(({ jobId }) => jobId)));
      const queries = new Set(devices.flatMap((items) => items.searches.map(({ query }) => query)));
      expect(found?.openings.map(({ jobId }) => jobId).sort()).toEqual([...jobIds].sort());
      expect(found?.searches.map(({ query }) => query).sort()).toEqual([...queries].sort());
    }),
    { numRuns: 20 },
  );
});

test("the same search of two devices is kept once", async () => {
  const first = search("search=chef");
  await keepSavedLists(db, "ann", { searches: [first] });
  await keepSavedLists(db, "ann", { searches: [search("search=chef", 5)] });
  expect((await findSavedLists(db, "ann"))?.searches).toEqual([{ ...first, feed: null }]);
});

test("an account takes no more than it may, not even from devices that save at once", async () => {
  const searches = Array.from({ length: mostSavedSearches }, (_, index) => search(`days=${index}`));
  const openings = Array.from({ length: mostSavedOpenings - 1 }, (_, index) => opening(index + 1));
  await keepSavedLists(db, "ann", { searches, openings });
  await expect(addToSavedLists(db, "ann", { searches: [search("one=more")] })).rejects.toThrow(SavedLimitError);
  const saved = await Promise.allSettled(
    [5001, 5002, 5003].map((id) => addToSavedLists(db, "ann", { openings: [opening(id)] })),
  );
  expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const found = await findSavedLists(db, "ann");
  expect([found?.searches.length, found?.openings.length]).toEqual([mostSavedSearches, mostSavedOpenings]);
  expect(await addToSavedLists(db, "ann", { openings: [opening(1)] })).toBe(true);
});

test("the export has the lists, and deleting the account deletes them", async () => {
  await keepSavedLists(db, "ann", { searches: [search("search=chef")], openings: [opening(7)] });
  expect((await getAccountExport(db, "ann")).saved).toMatchObject({
    searches: [{ query: "search=chef" }],
    openings: [{ jobId: 7, title: "Job 7" }],
  });
  expect((await getAccountExport(db, "bob")).saved).toBeNull();
  await deleteAccount(db, "ann", async () => undefined);
  for (const table of ["savedLists", "savedSearches", "savedOpenings"] as const) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
});
