import { expect, test } from "vitest";
import { bestMatches, type SignMatches } from "./best-matches.ts";

type Company = SignMatches["companies"][number];

let id = 0;
const company = (name: string, wellKnownRank: number | null): Company => ({
  id: ++id,
  name,
  wellKnownRank,
  foundedYear: 2005,
  foundedMonth: null,
  foundedDay: null,
  location: "Austin, Texas",
  industry: "Technology",
  description: "Makes things.",
  website: null,
  careersUrl: null,
  logoUrl: null,
  zodiacSign: "rooster",
  possibleSign: null,
  scrapedAt: null,
});
const shownOf = (lists: readonly SignMatches[], hiring: readonly string[] = []) =>
  bestMatches(lists, ({ name }) => hiring.includes(name)).map(({ sign, companies }) => [
    sign,
    ...companies.map(({ name }) => name),
  ]);

test("shows three companies of the best sign and two of the next, the best known first", () => {
  const roosters = [company("Fourth", 40), company("Second", 2), company("First", 1), company("Third", 3)];
  const monkeys = [company("Seventh", 7), company("Sixth", 6), company("Eighth", 8)];
  const rats = [company("Ninth", 9)];
  expect(
    shownOf([
      { sign: "rooster", companies: roosters },
      { sign: "monkey", companies: monkeys },
      { sign: "rat", companies: rats },
    ]),
  ).toEqual([
    ["rooster", "First", "Second", "Third"],
    ["monkey", "Sixth", "Seventh"],
  ]);
});

test("a company with openings comes before a better known one without", () => {
  const companies = [company("First", 1), company("Second", 2), company("Third", 3), company("Unknown", null)];
  expect(shownOf([{ sign: "rooster", companies }], ["Third", "Unknown"])).toEqual([
    ["rooster", "Third", "Unknown", "First"],
  ]);
});

test("a sign with few well-known companies leaves its places to the next signs", () => {
  expect(
    shownOf([
      { sign: "rooster", companies: [company("Unknown", null)] },
      { sign: "monkey", companies: [company("First", 1)] },
      { sign: "rat", companies: [company("Second", 2), company("Third", 3)] },
    ]),
  ).toEqual([
    ["monkey", "First"],
    ["rat", "Second", "Third"],
  ]);
});
