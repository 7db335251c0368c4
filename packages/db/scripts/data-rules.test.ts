import { describe, expect, test } from "vitest";
import type { CarBrandRecord } from "../src/catalog/records/car-brand-record.ts";
import type { UsStateRecord } from "../src/catalog/records/us-state-record.ts";
import { usStates } from "../src/catalog/records/us-states.ts";
import { catalog } from "./catalog.ts";
import { type Catalog, findProblems, findShortfalls } from "./data-rules.ts";

type Company = Catalog["companies"][number];

const world = {
  today: "2026-11-21",
  hasIcon: (slug: string) => slug.startsWith("acme"),
  isLegibleIcon: (slug: string) => slug !== "acmewordmark",
};

const acme: Company = {
  name: "Acme",
  industry: "Energy",
  founded: "1990-01-26",
  otherFounding: { year: 1985, of: "the workshop it grew from" },
  location: "Atlanta, Georgia",
  website: "acme.com",
  careersUrl: "https://acme.com/careers",
  board: { kind: "lever", address: "acme" },
  logo: "acme",
  description: "Turns the heat of old quarries into power for the villages around them, and sells the stone.",
  zodiacSign: "snake",
};
const zenith: Company = {
  name: "Zenith Glass",
  industry: "Retail",
  founded: "2001",
  location: "Tbilisi, Georgia",
  website: "zenith-glass.co.uk",
  description: "Cuts window panes while customers wait, in forty shops from the sea to the eastern hills.",
  zodiacSign: "snake",
};
const vroom: CarBrandRecord = {
  name: "Vroom",
  founded: "1936",
  country: "Czech Republic",
  category: "Sports",
  website: "acme.com",
  isActive: false,
  description: "Three-wheeled racers with an airplane engine in front, last seen at a hill climb in 1951.",
  zodiacSign: "rat",
};
const [ohio, texas] = ["Ohio", "Texas"].map((one) => usStates.find(({ name }) => name === one)) as [
  UsStateRecord,
  UsStateRecord,
];

function problemsOf(spoiled: Partial<Catalog>): string[] {
  const small = { companies: [acme, zenith], carBrands: [vroom], usStates: [ohio] };
  const problems = findProblems({ ...small, ...spoiled }, world);
  return problems.map(({ record, field, message }) => `${record}: ${field} ${message}`);
}

function problemsOfCompany(spoiled: object): string[] {
  return problemsOf({ companies: [{ ...acme, ...spoiled }, zenith] });
}

test("correct records have no problems", () => {
  expect(problemsOf({})).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ["a field that does not exist", { logoUrl: "/logos/acme.svg" }, /Unrecognized key/],
  ["an empty name", { name: "" }, /^company : name is empty/],
  ["an unknown industry", { industry: "Agriculture" }, /industry Agriculture is not one of Technology, Financial/],
  ["a date in another form", { founded: "26 January 1990" }, /founded is not YYYY/],
  ["February 29 of a common year", { founded: "1990-02-29" }, /founded is not a calendar date/],
  ["a thirteenth month", { founded: "1990-13" }, /founded is not a calendar date/],
  ["a year before there were companies", { founded: "0990" }, /founded is not a calendar date/],
  ["a year before the first known sign", { founded: "1599" }, /founded is before 1600/],
  ["a founding tomorrow", { founded: "2026-11-22" }, /founded 2026-11-22 is in the future/],
  ["a founding next year", { founded: "2027" }, /founded 2027 is in the future/],
  [
    "a sign of the year before the New Year",
    { founded: "1990-01-27" },
    /zodiacSign is snake, but 1990-01-27 gives horse/,
  ],
  ["an unknown sign", { zodiacSign: "cat" }, /zodiacSign/],
  ["another founding in the same year", { otherFounding: { year: 1990, of: "its shop" } }, /otherFounding.year is the/],
  [
    "another founding in the future",
    { otherFounding: { year: 2027, of: "its shop" } },
    /otherFounding.year 2027 is in the future/,
  ],
  [
    "another founding in a full sentence",
    { otherFounding: { year: 1985, of: "The shop." } },
    /otherFounding.of does not/,
  ],
  ["a disputed date in the future", { disputedDate: "2027-01" }, /disputedDate 2027-01 is in the future/],
  ["a disputed date that is none", { disputedDate: "1990" }, /disputedDate says no other date/],
  [
    "an alternative date in the future",
    { alternative: { date: "2027-01", event: "its merger" } },
    /alternative.date 2027-01 is in the future/,
  ],
  [
    "an alternative date that is no other",
    { alternative: { date: "1990", event: "its merger" } },
    /alternative.date is the date of the founding/,
  ],
  [
    "an alternative date that does not exist",
    { alternative: { date: "1990-02-30", event: "its merger" } },
    /alternative.date is not a calendar date/,
  ],
  ["a date counted by an unknown rule", { countedFrom: "purchase" }, /countedFrom/],
  ["an exception without a sentence", { exception: "because of its long history" }, /exception is not a sentence/],
  ["an alias with a comma", { aliases: ["Acme, Inc."] }, /aliases.0 is empty, too long, or has a comma/],
  ["its own name as an alias", { aliases: ["ACMÉ"] }, /aliases ACMÉ already finds Acme/],
  ["the name of another company as an alias", { aliases: ["Zenith-Glass"] }, /already finds Zenith Glass/],
  ["a place without a country", { location: "Atlanta" }, /location is not 'City, State'/],
  ["a place with a code", { location: "Atlanta, GA" }, /location does not end with a state or country/],
  ["a country under another name", { location: "Brno, Czechia" }, /location does not end with a state or country/],
  ["a website with a scheme", { website: "https://acme.com" }, /website is not a bare host/],
  ["a website with www", { website: "www.acme.com" }, /website is not a bare host/],
  ["a website with a path", { website: "acme.com/en" }, /website is not a bare host/],
  ["a careers address without TLS", { careersUrl: "http://acme.com/jobs" }, /careersUrl is not an https address/],
  ["a careers address without a scheme", { careersUrl: "acme.com/jobs" }, /careersUrl is not an https address/],
  ["a board at an unknown service", { board: { kind: "monster", address: "acme" } }, /board.kind/],
  ["a listing, which needs settings", { board: { kind: "listing", address: "https://acme.com/jobs" } }, /board.kind/],
  [
    "a board with a path in its name",
    { board: { kind: "lever", address: "lever.co/acme" } },
    /board.address is not an/,
  ],
  ["a board without TLS", { board: { kind: "lever", address: "http://jobs.eu.lever.co/acme" } }, /board.address/],
  [
    "a Workday board without its site",
    { board: { kind: "workday", address: "acme" } },
    /board.address is not an address/,
  ],
  [
    "a Workday board of a single posting",
    { board: { kind: "workday", address: "https://acme.wd5.myworkdayjobs.com/en-US/Careers/job/1" } },
    /board.address is not an address of this kind/,
  ],
  [
    "a sitemap without a scheme",
    { board: { kind: "sitemap", address: "acme.com" } },
    /board.address is not an address/,
  ],
  ["a board of a list that is unknown", { board: { ...acme.board, foundIn: "hearsay" } }, /board.foundIn/],
  ["an icon that does not exist", { logo: "nobody" }, /logo simple-icons has no free icon nobody/],
  ["an icon that is illegible in a list", { logo: "acmewordmark" }, /logo acmewordmark is a name in letters too small/],
  ["a short description", { description: "Sells power." }, /description Too small/],
  ["a long description", { description: `${"Sells power and heat. ".repeat(8)}Also steam.` }, /description Too big/],
  [
    "a description with an exclamation mark",
    { description: acme.description.replace(".", "!") },
    /description is not a plain sentence/,
  ],
  [
    "a description that begins in lower case",
    { description: acme.description.replace("Turns", "turns") },
    /description is not a plain sentence/,
  ],
  [
    "a description with HTML",
    { description: acme.description.replace("heat", "<b>heat</b>") },
    /description is not a plain sentence/,
  ],
  [
    "a description with an address in it",
    { description: acme.description.replace("power", "www.acme.com") },
    /description contains an address/,
  ],
  [
    "a description that repeats a word",
    { description: acme.description.replace("the heat", "the the heat") },
    /description repeats a word/,
  ],
  [
    "a description with double spaces",
    { description: acme.description.replace(" ", "  ") },
    /description has extra spaces/,
  ],
  [
    "a name that differs from another only in case and accents",
    { name: "Zénith-glass" },
    /^company Zenith Glass: name is also that of Zén/,
  ],
  [
    "the website of another company",
    { website: "zenith-glass.co.uk" },
    /^company Zenith Glass: website is also that of Acme/,
  ],
])("reports %s and nothing else", (_, spoiled, expected) => {
  expect(problemsOfCompany(spoiled)).toEqual([expect.stringMatching(expected)]);
});

test.each<[string, object, RegExp]>([
  [
    "the place in another spelling",
    { location: "Atlánta, Georgia" },
    /^company Zenith Glass: location is spelled Atlanta, Georgia/,
  ],
  ["a careers address", { careersUrl: acme.careersUrl }, /^company Zenith Glass: careersUrl is also that of Acme/],
  [
    "a careers address, with another ending and www,",
    { careersUrl: "https://www.acme.com/careers/" },
    /^company Zenith Glass: careersUrl is also that of Acme/,
  ],
  [
    "a board, in other case",
    { board: { kind: "lever", address: "ACME" } },
    /^company Zenith Glass: board is also that of Acme/,
  ],
  [
    "a description",
    { description: acme.description },
    /^company Zenith Glass: description is too similar to that of company Acme/,
  ],
  [
    "a description with words swapped and changed",
    { description: "Turns the heat of deep quarries into steam for the villages around, and sells them the stone." },
    /^company Zenith Glass: description is too similar to that of company Acme/,
  ],
])("reports %s of another company", (_, spoiled, expected) => {
  expect(problemsOf({ companies: [acme, { ...zenith, ...spoiled }] })).toEqual([expect.stringMatching(expected)]);
});

test.each<[string, object, RegExp]>([
  ["a category beyond the five", { category: "Vans" }, /category/],
  ["an unknown country", { country: "Bohemia" }, /country is not a country/],
  ["a wrong sign", { zodiacSign: "ox" }, /zodiacSign is ox, but 1936 gives rat/],
  ["an icon that does not exist", { logo: "vroom" }, /logo simple-icons has no free icon vroom/],
  [
    "a company's description",
    { description: zenith.description },
    /^car brand Vroom: description is too similar to that of company Zenith Glass/,
  ],
])("reports a car brand with %s", (_, spoiled, expected) => {
  expect(problemsOf({ carBrands: [{ ...vroom, ...spoiled } as CarBrandRecord] })).toEqual([
    expect.stringMatching(expected),
  ]);
});

test("reports the icon of another car brand", () => {
  const other = {
    ...{ ...vroom, name: "Putt", website: "putt.com", logo: "acme" },
    description: "Small vans with one door and a bench, sold to bakers in the north until the tax on doors was lifted.",
  };
  expect(problemsOf({ carBrands: [{ ...vroom, logo: "acme" }, other] })).toEqual([
    expect.stringMatching(/^car brand Putt: logo is also that of Vroom/),
  ]);
});

test.each<[string, object, RegExp]>([
  ["a month for its date", { statehood: "1803-03" }, /^state Ohio: statehood is not YYYY-MM-DD/],
  ["February 29 of a common year", { statehood: "1803-02-29" }, /statehood is not a calendar date/],
  ["a day before the first state joined", { statehood: "1787-12-06" }, /statehood is before 1787-12-07/],
  ["a wrong sign", { zodiacSign: "rat" }, /zodiacSign is rat, but 1803-03-01 gives pig/],
  ["a region beyond the four", { region: "North" }, /region Invalid option/],
  ["a category beyond the specification's", { category: "Old" }, /category Invalid option/],
  ["no capital", { capital: "" }, /capital is empty/],
  ["no nickname", { nickname: undefined }, /nickname Invalid input/],
  ["too few people", { population: -1 }, /population Too small/],
  ["too many people", { population: 1e9 }, /population Too big/],
  ["people in words", { population: "1,000,000" }, /population Invalid input/],
  ["no area", { area: 0 }, /area Too small/],
  ["a part of a square mile", { area: 44_825.5 }, /area Invalid input/],
  ["a field that does not exist", { flag: "ohio" }, /Unrecognized key/],
])("reports a state with %s", (_, spoiled, expected) => {
  expect(problemsOf({ usStates: [{ ...ohio, ...spoiled } as UsStateRecord] })).toEqual([
    expect.stringMatching(expected),
  ]);
});

test.each(["name", "capital", "nickname"] as const)("reports a state with the %s of another", (field) => {
  expect(problemsOf({ usStates: [ohio, { ...texas, [field]: ohio[field] }] })).toEqual([
    expect.stringMatching(`${field} is also that of Ohio`),
  ]);
});

test("reports a state with the description of a car brand", () => {
  expect(problemsOf({ usStates: [{ ...ohio, description: vroom.description }] })).toEqual([
    expect.stringMatching(/^state Ohio: description is too similar to that of car brand Vroom/),
  ]);
});

describe("the data as a whole", () => {
  test("has no shortfall", () => {
    expect(findShortfalls(catalog)).toEqual([]);
  });

  test("reports everything that is missing", () => {
    const fields = findShortfalls({ companies: [acme], carBrands: [vroom], usStates: [ohio] }).map(
      ({ field }) => field,
    );
    expect(fields).toContain("companies");
    expect(fields).toContain("companies outside the United States");
    expect(fields.filter((field) => field.startsWith("in "))).toHaveLength(10);
    expect(fields).toContain("companies with a job board");
    expect(fields.filter((field) => field.startsWith("companies of the "))).toHaveLength(12);
    expect(fields).toContain("car brands");
    expect(fields).toContain("states");
    expect(fields).toContain("states whose year alone gives another sign");
  });

  test("counts a place in the country Georgia as abroad", () => {
    const many = (company: Company) => ({ ...catalog, companies: Array.from({ length: 800 }, () => company) });
    const fields = (company: Company) => findShortfalls(many(company)).map(({ field }) => field);
    expect(fields(zenith)).not.toContain("companies outside the United States");
    expect(fields(acme)).toContain("companies outside the United States");
  });
});
