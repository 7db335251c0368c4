import { expect, test } from "vitest";
import { foundingColumns } from "./founding-columns.ts";

const record = { name: "Acme", founded: "1984-05-03", zodiacSign: "rat" } as const;

test("a date on which sources disagree is told, and its sign is possible", () => {
  expect(foundingColumns({ ...record, disputedDate: "1984-02-01" })).toMatchObject({
    ...{ foundingNote: "Some sources give Feb 1, 1984.", possibleSign: "pig" },
  });
  expect(foundingColumns({ ...record, disputedDate: "1984-06" })).toMatchObject({
    ...{ foundingNote: "Some sources give Jun 1984.", possibleSign: null },
  });
});

test("another founding and another date are both told", () => {
  const { foundingNote } = foundingColumns({
    ...record,
    otherFounding: { year: 2016, of: "its present form" },
    disputedDate: "1984-02-01",
  });
  expect(foundingNote).toBe(
    "Counted from 1984. Some sources give 2016, the founding of its present form. Some sources give Feb 1, 1984.",
  );
});

test("a day has one possible sign, a year two", () => {
  expect(foundingColumns(record)).toMatchObject({ foundingNote: null, possibleSign: null });
  expect(foundingColumns({ ...record, founded: "1984" }).possibleSign).toBe("pig");
});
