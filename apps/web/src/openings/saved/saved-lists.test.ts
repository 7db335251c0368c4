import { keepSaved } from "@zodiac-at-work/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { merged, noLists, readLists, type SavedLists, without, withoutFeeds } from "./saved-lists.ts";

const savedAt = (minute: number) => new Date(Date.UTC(2026, 10, 25, 12, minute)).toISOString();
const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const search = (index: number, query = `days=${index}`) => ({
  id: uuid(index),
  name: `Search ${index}`,
  query,
  savedAt: savedAt(index),
});
const opening = (id: number) => ({ id, title: `Job ${id}`, company: { id: 1, name: "Acme" }, savedAt: savedAt(id) });

test("what is stored is read back", () => {
  const lists = { searches: [search(2), search(1)], openings: [opening(9), opening(7)] };
  expect(readLists(JSON.stringify(lists))).toEqual(lists);
});

test.each([
  "{",
  "null",
  "7",
  "[]",
  "{}",
  '{"searches":7,"openings":{}}',
  '{"searches":[null],"openings":[{"id":"1"}]}',
])("what is no list counts as none: %s", (text) => {
  expect(readLists(text)).toEqual(noLists);
});

test("whatever the device holds, the API accepts what is read from it", () => {
  const value = fc.oneof(fc.string({ unit: "binary" }), fc.integer(), fc.constant(null), fc.constant("a\u0000"));
  const item = (valid: object) =>
    fc.record(
      Object.fromEntries(Object.entries(valid).map(([key, each]) => [key, fc.oneof(fc.constant(each), value)])),
    );
  const lists = fc.record({
    searches: fc.array(item(search(1)), { maxLength: 5 }),
    openings: fc.array(item(opening(1)), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(lists, (stored) => {
      expect(keepSaved.body.safeParse(readLists(JSON.stringify(stored))).error).toBeUndefined();
    }),
  );
});

test("merging keeps every item once, the latest first, in whatever order the lists come", () => {
  const items = [1, 2, 3, 4, 5];
  const subset = fc.record({
    searches: fc.subarray(items).map((chosen) => chosen.map((index) => search(index))),
    openings: fc.subarray(items).map((chosen) => chosen.map((id) => opening(id))),
  });
  fc.assert(
    fc.property(subset, subset, (a, b) => {
      const both = merged(a, b);
      expect(both).toEqual(merged(b, a));
      expect(merged(both, a)).toEqual(both);
      const ids = new Set([...a.openings, ...b.openings].map(({ id }) => id));
      expect(both.openings.map(({ id }) => id)).toEqual([...ids].sort((one, other) => other - one));
      expect(without(both, both)).toEqual(noLists);
    }),
  );
});

test("the same search of two devices is one, and the first list's is kept", () => {
  const a: SavedLists = { searches: [search(1, "remote=true")], openings: [] };
  const b: SavedLists = { searches: [search(2, "remote=true")], openings: [] };
  expect(merged(a, b)).toEqual(a);
});

test("a device keeps the searches of an account without their feeds, and a merge keeps the account's feed", () => {
  const feed = { filters: { days: "1" }, createdAt: savedAt(0) };
  const account: SavedLists = { searches: [{ ...search(1), feed }], openings: [opening(1)] };
  const device: SavedLists = { searches: [search(1)], openings: [] };
  expect(merged(account, device)).toEqual(account);
  expect(withoutFeeds(account)).toEqual({ searches: [search(1)], openings: [opening(1)] });
});
