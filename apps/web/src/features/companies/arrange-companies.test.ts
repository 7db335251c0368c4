import type { Industry } from "@zodiac-at-work/catalog";
import { careerMatch, type SignId } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { bestKnown } from "../../lists/best-known.ts";
import { arrangeCompanies, type Company, countBySign } from "./arrange-companies.ts";
import { type CompanyView, companyViewIn } from "./company-view.ts";

const everything: CompanyView = companyViewIn(new URLSearchParams(), undefined);

function company(id: number, name: string, zodiacSign: SignId = "rat", industry: Industry = "Technology"): Company {
  return {
    id,
    name,
    zodiacSign,
    possibleSign: null,
    industry,
    foundedYear: 1972,
    foundedMonth: null,
    foundedDay: null,
    location: "Walldorf, Germany",
    description: "Writes business software.",
    website: null,
    careersUrl: null,
    logoUrl: null,
    wellKnownRank: null,
    scrapedAt: null,
  };
}

function arrange(loaded: readonly Company[], view: Partial<CompanyView> = {}, reader?: SignId) {
  return arrangeCompanies(loaded, { view: { ...everything, ...view }, reader, hasOpenings: (id) => id === 2 });
}

const namesOf = (companies: readonly Company[]) => companies.map(({ name }) => name);

test("names are sorted regardless of case, and the input is unchanged", () => {
  const loaded = ["eBay", "Zara", "adidas", "Dell", "3M"].map((name, id) => company(id, name));
  const before = namesOf(loaded);
  expect(namesOf(arrange(loaded).companies)).toEqual(["3M", "adidas", "Dell", "eBay", "Zara"]);
  expect(namesOf(loaded)).toEqual(before);
});

test("a page has twenty companies, the last one has the rest, and a page beyond the end is the last", () => {
  const loaded = Array.from({ length: 45 }, (_, index) => company(index, `Company ${index}`));
  const pageOf = (page: number) => arrange(loaded, { page });
  expect(pageOf(1)).toMatchObject({ total: 45, page: 1, totalPages: 3 });
  expect(namesOf(pageOf(2).companies).at(0)).toBe("Company 20");
  expect(pageOf(3).companies).toHaveLength(5);
  expect(pageOf(9)).toEqual(pageOf(3));
});

test("an empty list has one empty page", () => {
  expect(arrange([])).toEqual({ companies: [], total: 0, possible: 0, page: 1, totalPages: 0 });
});

test("an industry keeps only the companies in it", () => {
  const loaded = [company(1, "SAP"), company(2, "Shell", "goat", "Energy")];
  expect(namesOf(arrange(loaded, { industry: "Energy" }).companies)).toEqual(["Shell"]);
});

test("sorting by match puts the best first, then sorts by name, and needs the reader's sign", () => {
  const loaded = [company(1, "B", "ox"), company(2, "C", "horse"), company(3, "A", "dragon"), company(4, "A", "ox")];
  const view = { order: "match" } as const;
  const scores = arrange(loaded, view, "rat").companies.map(({ zodiacSign }) => careerMatch("rat", zodiacSign).score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(arrange(loaded, view, "rat").companies.map(({ id }) => id)).toEqual([4, 1, 3, 2]);
  expect(namesOf(arrange(loaded, view).companies)).toEqual(["A", "A", "B", "C"]);
});

test("search results keep their order", () => {
  const loaded = [company(1, "Zara"), company(2, "Adidas")];
  expect(namesOf(arrange(loaded, { order: "relevance" }).companies)).toEqual(["Zara", "Adidas"]);
});

test("well-known companies come first, the others by name", () => {
  const loaded = [company(1, "Aaa"), company(2, "Nike"), company(3, "Apple"), company(4, "Bbb")];
  const ranked = loaded.map((each) => ({ ...each, wellKnownRank: { 2: 9, 3: 1 }[each.id] ?? null }));
  expect(namesOf(arrange(ranked, { order: "known" }).companies)).toEqual(["Apple", "Nike", "Aaa", "Bbb"]);
  expect(namesOf(bestKnown(ranked, 12))).toEqual(["Apple", "Nike"]);
  expect(namesOf(bestKnown(ranked, 1))).toEqual(["Apple"]);
});

test("companies that are possibly of a chosen sign come last on the last page, and count apart", () => {
  const dragons = Array.from({ length: 20 }, (_, id) => company(id, `Z ${id}`, "dragon"));
  const loaded = [{ ...company(30, "B", "snake"), possibleSign: "dragon" as const }, ...dragons];
  expect(arrange(loaded, { signs: ["dragon"] })).toMatchObject({ total: 20, possible: 1, totalPages: 2 });
  expect(namesOf(arrange(loaded, { signs: ["dragon"], page: 2 }).companies)).toEqual(["B"]);
  expect(arrange(loaded, { signs: ["dragon", "snake"] })).toMatchObject({ total: 21, possible: 0 });
  expect(arrange(loaded)).toMatchObject({ total: 21, possible: 0 });
});

test("several signs and openings filter the list, and the counts follow every filter but the sign", () => {
  const loaded = [company(1, "A", "ox"), company(2, "B", "rat"), company(3, "C", "pig", "Energy")];
  expect(namesOf(arrange(loaded, { signs: ["ox", "pig"] }).companies)).toEqual(["A", "C"]);
  expect(namesOf(arrange(loaded, { isHiring: true }).companies)).toEqual(["B"]);
  const view = { ...everything, signs: ["ox"], industry: "Energy" } as const;
  const counts = countBySign(loaded, { view, reader: undefined, hasOpenings: () => false });
  expect(counts.filter(({ count }) => count > 0)).toEqual([{ sign: "pig", count: 1 }]);
  expect(counts).toHaveLength(12);
});
