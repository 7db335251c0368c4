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

test("names are sorted whatever their case, and a list is left as it was", () => {
  const answered = ["eBay", "Zara", "adidas", "Dell", "3M"].map((name, id) => company(id, name));
  const before = namesOf(answered);
  expect(namesOf(arrangeCompanies(answered, everything, undefined).companies)).toEqual([
    "3M",
    "adidas",
    "Dell",
    "eBay",
    "Zara",
  ]);
  expect(namesOf(answered)).toEqual(before);
});

test("a page holds twenty, the last one what is left, and beyond it is still the last", () => {
  const answered = Array.from({ length: 45 }, (_, index) => company(index, `Company ${index}`));
  const pageOf = (page: number) => arrangeCompanies(answered, { ...everything, page }, undefined);
  expect(pageOf(1)).toMatchObject({ total: 45, page: 1, totalPages: 3 });
  expect(namesOf(pageOf(2).companies).at(0)).toBe("Company 20");
  expect(pageOf(3).companies).toHaveLength(5);
  expect(pageOf(9)).toEqual(pageOf(3));
});

test("nothing is one empty page", () => {
  expect(arrangeCompanies([], everything, undefined)).toEqual({ companies: [], total: 0, page: 1, totalPages: 0 });
});

test("an industry leaves its own", () => {
  const answered = [company(1, "SAP"), company(2, "Shell", "goat", "Energy")];
  expect(namesOf(arrangeCompanies(answered, { ...everything, industry: "Energy" }, undefined).companies)).toEqual([
    "Shell",
  ]);
});

test("by match the best come first, by name among equals; without the reader's sign it is by name", () => {
  const answered = [company(1, "B", "ox"), company(2, "C", "horse"), company(3, "A", "dragon"), company(4, "A", "ox")];
  const view = { ...everything, order: "match" } as const;
  const scores = arrangeCompanies(answered, view, "rat").companies.map(
    ({ zodiacSign }) => careerMatch("rat", zodiacSign).score,
  );
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(arrangeCompanies(answered, view, "rat").companies.map(({ id }) => id)).toEqual([4, 1, 3, 2]);
  expect(namesOf(arrangeCompanies(answered, view, undefined).companies)).toEqual(["A", "A", "B", "C"]);
});

test("what a search answers stays in its order", () => {
  const answered = [company(1, "Zara"), company(2, "Adidas")];
  expect(namesOf(arrangeCompanies(answered, { ...everything, order: "fit" }, undefined).companies)).toEqual([
    "Zara",
    "Adidas",
  ]);
});

test("an address says what to show; what it says wrongly is left out", () => {
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

test("a search goes through every sign, its best first unless another order is asked for", () => {
  const viewOf = (query: string) => companyViewIn(new URLSearchParams(query));
  expect(viewOf("zodiac=ox&search=+apple+")).toMatchObject({ zodiac: undefined, search: "apple", order: "fit" });
  expect(viewOf("search=apple&sort=name")).toMatchObject({ order: "name" });
  expect(viewOf("search=apple&sort=match")).toMatchObject({ order: "match" });
  expect(viewOf("zodiac=ox&search=+++")).toMatchObject({ zodiac: "ox", search: "", order: "name" });
});
