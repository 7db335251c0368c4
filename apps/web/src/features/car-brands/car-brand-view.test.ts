import { expect, test } from "vitest";
import { carBrandViewIn, listQueryOf } from "./car-brand-view.ts";

const viewOf = (query: string, reader?: "dragon") => carBrandViewIn(new URLSearchParams(query), reader);

test("the URL determines the list, and invalid values are ignored", () => {
  expect(viewOf("zodiac=ox,cat&category=SUV&active=true&sort=match&page=2")).toEqual({
    scope: undefined,
    signs: ["ox"],
    search: "",
    category: "SUV",
    isActive: true,
    order: "name",
    defaultOrder: "name",
    page: 2,
  });
  expect(viewOf("zodiac=cat&category=Tank&active=yes&sort=luck&page=x")).toEqual(viewOf(""));
});

test("a reader starts with the three best signs, best match first, and a search covers all signs by name", () => {
  expect(viewOf("", "dragon")).toMatchObject({ scope: "matches", signs: ["rooster", "monkey", "rat"], order: "match" });
  expect(viewOf("sort=name", "dragon")).toMatchObject({ scope: "matches", order: "name" });
  expect(viewOf("search=+fiat+", "dragon")).toMatchObject({
    scope: undefined,
    signs: [],
    search: "fiat",
    order: "name",
  });
});

test("a list by match asks for its signs in the order of the match", () => {
  const queryOf = (query: string, reader?: "dragon") => listQueryOf(viewOf(query, reader), reader);
  expect(queryOf("")).toEqual({ zodiac: undefined });
  expect(queryOf("zodiac=ox,rat")).toEqual({ zodiac: "rat,ox" });
  expect(queryOf("", "dragon")).toEqual({ zodiac: "rooster,monkey,rat", sort: "signs" });
  expect(queryOf("sort=name", "dragon")).toEqual({ zodiac: "rooster,monkey,rat" });
  expect(queryOf("view=sign", "dragon")).toEqual({ zodiac: "dragon", sort: "signs" });
  expect(queryOf("view=all", "dragon").zodiac?.split(",")).toHaveLength(12);
});
