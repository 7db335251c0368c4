import type { Industry } from "@zodiac-at-work/catalog";
import { careerMatch, type SignId } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { arrangeCompanies, type Company } from "./arrange-companies.ts";
import { type CompanyView, companyViewIn } from "./company-view.ts";

const everything: CompanyView = { zodiac: undefined, search: "", industry: undefined, order: "name", page: 1 };

function company(id: number, name: string, zodiacSign: SignId = "rat", industry: Industry = "Technology"): Company {
  return {
    id,
    name,
    zodiacSign,
    industry,
    foundedYear: 1972,
    foundedMonth: null,
    foundedDay: null,
    location: "Walldorf, Germany",
    description: "Writes business software.",
    website: null,
    careersUrl: null,
    logoUrl: null,
    scrapedAt: null,
  };
}

const namesOf = (companies: readonly Company[]) => companies.map(({ name }) => name);

test("names are sorted regardless of case, and the input is unchanged", () => {
  const loaded = ["eBay", "Zara", "adidas", "Dell", "3M"].map((name, id) => company(id, name));
  const before = namesOf(loaded);
  expect(namesOf(arrangeCompanies(loaded, everything, undefined).companies)).toEqual([
    "3M",
    "adidas",
    "Dell",
    "eBay",
    "Zara",
  ]);
  expect(namesOf(loaded)).toEqual(before);
});

test("a page has twenty companies, the last one has the rest, and a page beyond the end is the last", () => {
  const loaded = Array.from({ length: 45 }, (_, index) => company(index, `Company ${index}`));
  const pageOf = (page: number) => arrangeCompanies(loaded, { ...everything, page }, undefined);
  expect(pageOf(1)).toMatchObject({ total: 45, page: 1, totalPages: 3 });
  expect(namesOf(pageOf(2).companies).at(0)).toBe("Company 20");
  expect(pageOf(3).companies).toHaveLength(5);
  expect(pageOf(9)).toEqual(pageOf(3));
});

test("an empty list has one empty page", () => {
  expect(arrangeCompanies([], everything, undefined)).toEqual({ companies: [], total: 0, page: 1, totalPages: 0 });
});

test("an industry keeps only the companies in it", () => {
  const loaded = [company(1, "SAP"), company(2, "Shell", "goat", "Energy")];
  expect(namesOf(arrangeCompanies(loaded, { ...everything, industry: "Energy" }, undefined).companies)).toEqual([
    "Shell",
  ]);
});

test("sorting by match puts the best first, then sorts by name, and needs the reader's sign", () => {
  const loaded = [company(1, "B", "ox"), company(2, "C", "horse"), company(3, "A", "dragon"), company(4, "A", "ox")];
  const view = { ...everything, order: "match" } as const;
  const scores = arrangeCompanies(loaded, view, "rat").companies.map(
    ({ zodiacSign }) => careerMatch("rat", zodiacSign).score,
  );
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(arrangeCompanies(loaded, view, "rat").companies.map(({ id }) => id)).toEqual([4, 1, 3, 2]);
  expect(namesOf(arrangeCompanies(loaded, view, undefined).companies)).toEqual(["A", "A", "B", "C"]);
});

test("search results keep their order", () => {
  const loaded = [company(1, "Zara"), company(2, "Adidas")];
  expect(namesOf(arrangeCompanies(loaded, { ...everything, order: "relevance" }, undefined).companies)).toEqual([
    "Zara",
    "Adidas",
  ]);
});

test("the URL determines the list, and invalid values are ignored", () => {
  const viewOf = (query: string) => companyViewIn(new URLSearchParams(query));
  expect(viewOf("zodiac=ox&industry=Energy&sort=match&page=2")).toEqual({
    zodiac: "ox",
    search: "",
    industry: "Energy",
    order: "match",
    page: 2,
  });
  expect(viewOf("zodiac=cat&industry=Magic&sort=luck&page=x")).toEqual(everything);
});

test("a search covers all signs, by relevance unless another order is chosen", () => {
  const viewOf = (query: string) => companyViewIn(new URLSearchParams(query));
  expect(viewOf("zodiac=ox&search=+apple+")).toMatchObject({ zodiac: undefined, search: "apple", order: "relevance" });
  expect(viewOf("search=apple&sort=name")).toMatchObject({ order: "name" });
  expect(viewOf("search=apple&sort=match")).toMatchObject({ order: "match" });
  expect(viewOf("zodiac=ox&search=+++")).toMatchObject({ zodiac: "ox", search: "", order: "name" });
});
