import { afterAll, expect, test } from "vitest";
import { createDb } from "./client.ts";
import { usStates } from "./data/us-states.ts";
import { seed } from "./seed.ts";
import { plantRecord } from "./seed-record.ts";
import { createTestDb } from "./testing.ts";
import { usStateRow } from "./us-state-row.ts";

const { db, connectionString, drop } = await createTestDb();
afterAll(drop);

const [alabama] = usStates;
if (!alabama) throw new Error("there are no states");

function findState(name: string) {
  return db.selectFrom("usStates").selectAll().where("name", "=", name).executeTakeFirst();
}

test("several processes that seed an empty database at once add each record once", async () => {
  const racers = Array.from({ length: 3 }, () => createDb(connectionString, { maxConnections: 1 }));
  const reports = await Promise.all(racers.map((racer) => seed(racer)));
  await Promise.all(racers.map((racer) => racer.destroy()));
  expect(reports.map(({ inserted }) => inserted).sort()).toEqual([0, 0, 50].sort());
  expect(await db.selectFrom("usStates").select("id").execute()).toHaveLength(50);
  expect(await db.selectFrom("blogSettings").select("targetWordCount").execute()).toEqual([{ targetWordCount: 2000 }]);
});

test("the stored row carries the exact date and its sign", async () => {
  expect(await findState("Massachusetts")).toMatchObject({
    statehoodYear: 1788,
    statehoodMonth: 2,
    statehoodDay: 6,
    zodiacSign: "goat",
    isActive: true,
  });
});

test("an operator's edit, rename and deletion survive the next seed", async () => {
  await db.updateTable("usStates").set({ description: "Edited." }).where("name", "=", "Texas").execute();
  await db.updateTable("usStates").set({ name: "The Ocean State" }).where("name", "=", "Rhode Island").execute();
  await db.deleteFrom("usStates").where("name", "=", "Ohio").execute();
  await db.updateTable("blogSettings").set({ autoPublish: true }).execute();
  expect(await seed(db)).toEqual({ inserted: 0, updated: 0, unchanged: 50 });
  expect((await findState("Texas"))?.description).toBe("Edited.");
  expect(await findState("Rhode Island")).toBeUndefined();
  expect(await findState("Ohio")).toBeUndefined();
  expect(await db.selectFrom("blogSettings").select("autoPublish").execute()).toEqual([{ autoPublish: true }]);
});

test("a correction of the data reaches the columns that nobody edited, and only those", async () => {
  await db.updateTable("usStates").set({ nickname: "Heart of Dixie" }).where("name", "=", "Alabama").execute();
  const corrected = usStateRow({ ...alabama, nickname: "Cotton State", population: 5_000_000 });
  expect(await plantRecord(db, "usStates", "Alabama", corrected)).toBe("updated");
  expect(await findState("Alabama")).toMatchObject({ nickname: "Heart of Dixie", population: 5_000_000 });
  expect(await plantRecord(db, "usStates", "Alabama", corrected)).toBe("unchanged");
});

test("a correction of a row that is gone does not bring it back", async () => {
  const ohio = usStates.find(({ name }) => name === "Ohio") ?? alabama;
  expect(await plantRecord(db, "usStates", "Ohio", usStateRow({ ...ohio, area: 1 }))).toBe("unchanged");
  expect(await findState("Ohio")).toBeUndefined();
});

test("a row that an operator had added first is theirs", async () => {
  const row = usStateRow({ ...alabama, name: "Alabama", description: "Seed's own." });
  expect(await plantRecord(db, "usStates", "another key", row)).toBe("unchanged");
  expect(await plantRecord(db, "usStates", "another key", { ...row, area: 7 })).toBe("unchanged");
  expect((await findState("Alabama"))?.area).not.toBe(7);
});

test("a record whose stored sign is not that of its date is refused", () => {
  expect(() => usStateRow({ ...alabama, zodiacSign: "rat" })).toThrow("Alabama joined on 1819-12-14, under the rabbit");
});
