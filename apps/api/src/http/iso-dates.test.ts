import { expect, expectTypeOf, test } from "vitest";
import { withIsoDates } from "./iso-dates.ts";

test("dates become ISO strings at every depth, and other values stay", () => {
  const rows = [{ id: 1, name: "IBM", scrapedAt: new Date(0), refunds: [{ at: new Date(1_000) }], note: null }];
  const converted = withIsoDates(rows);
  expect(converted).toEqual([
    {
      id: 1,
      name: "IBM",
      scrapedAt: "1970-01-01T00:00:00.000Z",
      refunds: [{ at: "1970-01-01T00:00:01.000Z" }],
      note: null,
    },
  ]);
  expectTypeOf(converted[0]?.scrapedAt).toEqualTypeOf<string | undefined>();
});

test("null stays null where a date may be missing", () => {
  const row: { closedAt: Date | null } = { closedAt: null };
  const { closedAt } = withIsoDates(row);
  expect(closedAt).toBeNull();
  expectTypeOf(closedAt).toEqualTypeOf<string | null>();
});
