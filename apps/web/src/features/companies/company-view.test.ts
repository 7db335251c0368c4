import { expect, test } from "vitest";
import { searchForScope, searchForSign } from "../../match/sign-choice.ts";
import { companyViewIn } from "./company-view.ts";

const viewOf = (query: string, reader?: "dragon") => companyViewIn(new URLSearchParams(query), reader);

test("the URL determines the list, and invalid values are ignored", () => {
  expect(viewOf("zodiac=ox&industry=Energy&sort=match&page=2&openings=true")).toEqual({
    scope: undefined,
    signs: ["ox"],
    search: "",
    industry: "Energy",
    isHiring: true,
    order: "match",
    defaultOrder: "name",
    page: 2,
  });
  expect(viewOf("zodiac=cat&industry=Magic&sort=luck&page=x&view=best")).toEqual(viewOf(""));
  expect(viewOf("")).toMatchObject({ scope: "all", signs: [], order: "name" });
});

test("a search covers all signs, by relevance unless another order is chosen", () => {
  expect(viewOf("zodiac=ox&search=+apple+", "dragon")).toMatchObject({ scope: undefined, signs: [], search: "apple" });
  expect(viewOf("search=apple")).toMatchObject({ order: "relevance" });
  expect(viewOf("search=apple&sort=name")).toMatchObject({ order: "name" });
  expect(viewOf("search=apple&sort=match")).toMatchObject({ order: "match" });
  expect(viewOf("sort=relevance")).toMatchObject({ order: "name" });
  expect(viewOf("zodiac=ox&search=+++")).toMatchObject({ signs: ["ox"], search: "", order: "name" });
});

test("a reader whose sign is known starts with the three best signs, the best known companies first", () => {
  expect(viewOf("", "dragon")).toMatchObject({ scope: "matches", signs: ["rooster", "monkey", "rat"], order: "known" });
  expect(viewOf("view=sign", "dragon")).toMatchObject({ scope: "sign", signs: ["dragon"], order: "known" });
  expect(viewOf("view=all", "dragon")).toMatchObject({ scope: "all", signs: [], order: "name" });
  expect(viewOf("zodiac=pig,ox,cat", "dragon")).toMatchObject({
    scope: undefined,
    signs: ["ox", "pig"],
    order: "name",
  });
});

test("a click on a sign adds it or removes it, and the first one replaces the signs of a scope", () => {
  const after = (query: string, sign: "ox" | "pig" | undefined, reader?: "dragon") =>
    searchForSign(new URLSearchParams(query), viewOf(query, reader), sign, reader);
  expect(after("", "ox")).toBe("?zodiac=ox");
  expect(after("", "ox", "dragon")).toBe("?zodiac=ox");
  expect(after("zodiac=ox&page=3", "pig")).toBe("?zodiac=ox%2Cpig");
  expect(after("zodiac=ox,pig&industry=Energy", "ox")).toBe("?zodiac=pig&industry=Energy");
  expect(after("zodiac=ox", "ox")).toBe("");
  expect(after("zodiac=ox", "ox", "dragon")).toBe("?view=all");
  expect(after("search=apple", "ox")).toBe("?zodiac=ox");
  expect(after("zodiac=ox&industry=Energy", undefined, "dragon")).toBe("?industry=Energy&view=all");
});

test("a scope keeps the filters and drops the signs and the search", () => {
  const query = new URLSearchParams("zodiac=ox&industry=Energy&search=oil&page=2");
  expect(searchForScope(query, "sign")).toBe("?industry=Energy&view=sign");
  expect(searchForScope(query, "matches")).toBe("?industry=Energy");
});
