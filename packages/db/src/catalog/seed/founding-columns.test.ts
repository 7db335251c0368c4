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

test("a date from which others count is told with its sign, and its sign is possible", () => {
  const event = "the first shop";
  expect(foundingColumns({ ...record, alternative: { date: "1984-02-01", event } })).toMatchObject({
    foundingNote: "Others count from Feb 1, 1984, the first shop. That makes it Pig.",
    possibleSign: "pig",
  });
  expect(foundingColumns({ ...record, alternative: { date: "1984-06", event } })).toMatchObject({
    foundingNote: "Others count from Jun 1984, the first shop. The sign is the same.",
    possibleSign: null,
  });
  expect(foundingColumns({ ...record, alternative: { date: "1971", event } })).toMatchObject({
    foundingNote: "Others count from 1971, the first shop. That makes it Dog or Pig.",
    possibleSign: "dog",
  });
});

test("a date before the calendar has no sign", () => {
  expect(foundingColumns({ ...record, alternative: { date: "1366", event: "a brewery in Leuven" } })).toMatchObject({
    foundingNote: "Others count from 1366, a brewery in Leuven.",
    possibleSign: null,
  });
});

test("the rule of a date and the reason of an exception come first", () => {
  expect(foundingColumns({ ...record, countedFrom: "split" }).foundingNote).toBe(
    "It counts from its first day as a company of its own.",
  );
  expect(foundingColumns({ ...record, countedFrom: "merger", exception: "The terms are unknown." }).foundingNote).toBe(
    "It counts from the merger of equals that gave it its name. The terms are unknown.",
  );
});

test("a day has one possible sign, a year two", () => {
  expect(foundingColumns(record)).toMatchObject({ foundingNote: null, possibleSign: null });
  expect(foundingColumns({ ...record, founded: "1984" }).possibleSign).toBe("pig");
});
