import {
  datingFigures as published,
  datingExamples as publishedExamples,
} from "@zodiac-at-work/catalog/dating-figures";
import { expect, test } from "vitest";
import type { CompanyRecord } from "../src/catalog/records/company-record.ts";
import { catalog } from "./catalog.ts";
import {
  type DateChangeRow,
  datingExamples,
  datingFigures,
  findChangeFaults,
  findRecheckFaults,
  type RecheckRow,
} from "./date-changes.ts";
import { readCsv } from "./read-csv.ts";

const merged: CompanyRecord = {
  name: "Acme Zenith",
  founded: "2000-12-31",
  countedFrom: "merger",
  alternative: { date: "1799-04-02", event: "the founding of Acme" },
  location: "Boston, Massachusetts",
  description: "",
  website: "acme.com",
  zodiacSign: "dragon",
};
const dated: CompanyRecord = { ...merged, name: "Dated", founded: "1990-01-27", zodiacSign: "horse" };
const sourced = new Set(["Acme Zenith", "Dated"]);
const move: DateChangeRow = { name: "Acme Zenith", before: "1799-04-02", why: "convention", second_reading: "" };

function faultsOf(row: Partial<DateChangeRow>, company = merged) {
  return findChangeFaults([{ ...move, name: company.name, ...row }], [merged, dated], sourced);
}

test("a moved record that names both dates has no fault", () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ second_reading: "confirmed" })).toEqual([]);
  expect(faultsOf({ before: "1990", why: "day" }, dated)).toEqual([]);
});

test.each<[string, Partial<DateChangeRow>, CompanyRecord, string]>([
  ["a record that hides the date before", { before: "1812" }, merged, "the record does not name 1812"],
  ["a date that is the same", { before: "2000-12-31" }, merged, "2000-12-31 has not changed"],
  ["a day called a move", { before: "1990" }, dated, "from 1990 to 1990-01-27 is no convention"],
  ["a move called a day", { why: "day" }, merged, "from 1799-04-02 to 2000-12-31 is no day"],
  ["an unknown reason", { why: "whim" }, merged, "whim is not one of"],
  ["an unknown judgment", { second_reading: "fine" }, merged, "fine is not one of"],
])("%s is a fault", (_, row, company, fault) => {
  expect(faultsOf(row, company).join("; ")).toContain(fault);
});

test("a change without a record or without a page for its day is a fault", () => {
  expect(findChangeFaults([{ ...move, name: "Nobody" }], [merged], sourced)).toEqual([
    "Nobody has a change and no record",
  ]);
  expect(findChangeFaults([move], [merged], new Set())).toEqual([
    "Acme Zenith: founding-dates.csv has no page for 2000-12-31",
  ]);
});

test("the figures count rules, changes, signs and second readings", () => {
  const rows: DateChangeRow[] = [
    { ...move, second_reading: "confirmed" },
    { name: "Dated", before: "1990", why: "day", second_reading: "unconfirmed" },
  ];
  const rechecks: RecheckRow[] = [
    { name: "Acme Zenith", result: "confirmed", found: "" },
    { name: "Dated", result: "mended", found: "it was a split" },
  ];
  const companies = [merged, { ...dated, alternative: { date: "1970", event: "its shop" } }];
  expect(datingFigures(companies, rows, rechecks)).toMatchObject({
    ...{ companies: 2, toTheDay: 2, mergers: 2, splits: 0, exceptions: 0 },
    ...{ movedByConvention: 1, corrected: 0, newDays: 1, namesAnotherDate: 2, readTwice: 2, confirmed: 1 },
    // 1799 is a year of the Goat; most of 1990 is Horse.
    otherSign: 1,
    ...{ rechecked: 2, recheckConfirmed: 1, recheckMended: 1 },
  });
});

test.each<[string, RecheckRow, string]>([
  ["of no record", { name: "Nobody", result: "confirmed", found: "" }, "Nobody has a recheck and no record"],
  ["with an unknown result", { name: "Dated", result: "fine", found: "a day" }, "fine is not one of"],
  ["that hides what it found", { name: "Dated", result: "mended", found: "" }, "must say what it found"],
])("a recheck %s is a fault", (_, row, fault) => {
  expect(findRecheckFaults([row], [merged, dated]).join("; ")).toContain(fault);
  expect(findRecheckFaults([{ name: "Dated", result: "confirmed", found: "" }], [merged, dated])).toEqual([]);
});

test("the site's figures are those of the records", () => {
  const rows = readCsv<keyof DateChangeRow>(new URL("../reference/date-changes.csv", import.meta.url));
  const rechecks = readCsv<keyof RecheckRow>(new URL("../reference/rechecks.csv", import.meta.url));
  expect(published).toEqual(datingFigures(catalog.companies, rows, rechecks));
  expect(publishedExamples).toEqual(datingExamples(catalog.companies));
});
