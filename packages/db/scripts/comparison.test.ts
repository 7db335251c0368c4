import { sp500Members } from "@zodiac-at-work/catalog/sp500-members";
import { expect, test } from "vitest";
import type { CarBrandRecord } from "../src/catalog/records/car-brand-record.ts";
import type { CompanyRecord } from "../src/catalog/records/company-record.ts";
import { catalog } from "./catalog.ts";
import { compareCarBrands, compareCompanies, compareFoundingDates } from "./comparison.ts";
import { companyAliases } from "./comparison-notes.ts";
import { readCsv } from "./read-csv.ts";

const acme: CompanyRecord = {
  name: "Acme",
  founded: "1888-05",
  otherFounding: { year: 2013, of: "the company split off from Zenith" },
  location: "Boston, Massachusetts",
  description: "",
  website: "acme.com",
  zodiacSign: "rat",
};
const row = { name: "Acme", founded_raw: "1888", location: "Boston, Massachusetts" };
const nothing = { aliases: {}, reasons: {} };

test("a record that equals its row has no difference", () => {
  expect(compareCompanies([row], [acme], nothing)).toEqual({
    names: 1,
    compared: 1,
    differences: [],
    rowsAlone: [],
    recordsAlone: [],
    faults: [],
  });
});

test("a year that the record itself names needs no reason", () => {
  const { differences, faults } = compareCompanies([{ ...row, founded_raw: "2013 (1888)" }], [acme], nothing);
  expect(faults).toEqual([]);
  expect(differences).toEqual([
    {
      record: "Acme",
      fact: "founded",
      ours: "1888",
      reference: "2013",
      reason: "2013 is the founding of the company split off from Zenith.",
    },
  ]);
});

test("a year that the record does not name needs a reason", () => {
  const other = { ...row, founded_raw: "1889" };
  expect(compareCompanies([other], [acme], nothing).faults).toEqual([
    "Acme: founded is 1888, the reference says 1889, and no reason is given",
  ]);
  const explained = compareCompanies([other], [acme], { aliases: {}, reasons: { Acme: { founded: "A slip." } } });
  expect(explained.faults).toEqual([]);
  expect(explained.differences).toMatchObject([{ fact: "founded", reason: "A slip." }]);
});

test("a predecessor's year that the record does not name needs a reason", () => {
  expect(compareCompanies([{ ...row, founded_raw: "1888 (1850)" }], [acme], nothing).faults).toEqual([
    "Acme: further years is 1888, 2013, the reference says 1850, and no reason is given",
  ]);
});

test("a founding date equals the record's date or its disputed date", () => {
  const dated = { ...acme, founded: "1888-05-02", disputedDate: "1888-05-09" };
  const faultsOf = (founded: string) => compareFoundingDates([{ name: "Acme", founded }], [dated]).faults;
  expect(faultsOf("1888-05-02")).toEqual([]);
  expect(faultsOf("1888-05-09")).toEqual([]);
  expect(faultsOf("1888-05-03")).toEqual([
    "Acme: founded is 1888-05-02, the reference says 1888-05-03, and no reason is given",
  ]);
});

test("ignores footnotes of a place; another place needs a reason", () => {
  expect(compareCompanies([{ ...row, location: `${row.location}[2]` }], [acme], nothing).faults).toEqual([]);
  expect(compareCompanies([{ ...row, location: "Salem, Massachusetts" }], [acme], nothing).faults).toHaveLength(1);
});

test("reports unused reasons and aliases", () => {
  expect(compareCompanies([row], [acme], { aliases: {}, reasons: { Acme: { place: "It moved." } } }).faults).toEqual([
    "Acme: place has a reason and does not differ",
  ]);
  expect(compareCompanies([row], [acme], { aliases: { "Acme Inc.": "Acme" }, reasons: {} }).faults).toEqual([
    "Acme Inc. is an alias of Acme, and one of them does not exist",
  ]);
});

test("matches names by alias and share classes by company, and reports the rest", () => {
  const rows = ["Acme Inc. (Class A)", "Acme Inc. (Class B)", "Zenith"].map((name) => ({ ...row, name }));
  const records = [acme, { ...acme, name: "Vroom" }];
  expect(compareCompanies(rows, records, { aliases: { "Acme Inc.": "Acme" }, reasons: {} })).toMatchObject({
    names: 2,
    compared: 1,
    rowsAlone: ["Zenith"],
    recordsAlone: ["Vroom"],
    faults: [],
  });
});

test("does not compare facts of a brand that the reference leaves empty", () => {
  const vroom: CarBrandRecord = {
    name: "Vroom",
    founded: "1936",
    country: "United Kingdom",
    category: "Sports",
    description: "",
    isActive: false,
    zodiacSign: "rat",
  };
  const open = { name: "Vroom", founded_year: "1936", country: "", status: "" };
  expect(compareCarBrands([open], [vroom], nothing).faults).toEqual([]);
  expect(compareCarBrands([{ ...open, country: "UK", status: "defunct 1951" }], [vroom], nothing).faults).toEqual([]);
  expect(compareCarBrands([{ ...open, country: "USA", status: "active" }], [vroom], nothing).faults).toEqual([
    "Vroom: country is United Kingdom, the reference says United States, and no reason is given",
    "Vroom: makes cars is no, the reference says yes, and no reason is given",
  ]);
});

test("the members of the S&P 500 are the companies of the reference, and all of them are in the catalog", () => {
  const rows = readCsv<"name">(new URL("../reference/companies-sp500.csv", import.meta.url));
  const names = rows
    .map(({ name }) => name.replace(/ \(Class [A-Z]\)$/, ""))
    .map((name) => companyAliases[name] ?? name);
  expect([...sp500Members].sort()).toEqual([...new Set(names)].sort());
  const known = new Set(catalog.companies.map(({ name }) => name));
  expect([...sp500Members].filter((name) => !known.has(name))).toEqual([]);
});
