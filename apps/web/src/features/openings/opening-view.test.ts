import { listOpenings } from "@zodiac-at-work/contracts";
import { buildPath } from "@zodiac-at-work/contracts/path";
import { signIds } from "@zodiac-at-work/zodiac";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  apiQueryOf,
  openingViewIn,
  remoteQueryOf,
  searchForScope,
  searchWithoutFilter,
  searchWithoutFilters,
} from "./opening-view.ts";

const view = (text: string, reader?: (typeof signIds)[number]) => openingViewIn(new URLSearchParams(text), reader);

test("a reader with a sign sees the openings of the three best signs first", () => {
  expect(view("", "dragon")).toMatchObject({ scope: "matches", signs: ["rooster", "monkey", "rat"], order: "newest" });
  expect(view("view=sign", "dragon")).toMatchObject({ scope: "sign", signs: ["dragon"] });
  expect(view("view=all", "dragon").signs.toSorted()).toEqual(signIds.toSorted());
});

test("without a sign, all openings are listed, newest first", () => {
  expect(view("view=sign&sort=match")).toMatchObject({ scope: "all", signs: signIds, order: "newest" });
});

test("a chosen sign narrows the list, in the scope or outside of it", () => {
  expect(view("sign=rat", "dragon").signs).toEqual(["rat"]);
  expect(view("sign=pig", "dragon")).toMatchObject({ scope: "matches", signs: ["pig"] });
});

test("invalid values are ignored", () => {
  const query =
    "view=mine&sign=cat&industry=Magic&type=half&days=12&near=%20&within=7&remote=yes&country=US&sort=pay&page=-1";
  expect(view(query, "dragon")).toEqual(view("", "dragon"));
});

test("changing the scope keeps the filters and leads to the first page", () => {
  const query = new URLSearchParams("sign=rat&days=30&page=4");
  expect(searchForScope(query, "all")).toBe("?days=30&view=all");
  expect(searchForScope(new URLSearchParams("view=all"), "matches")).toBe("");
});

test("clearing the filters keeps scope, sign and order", () => {
  const query =
    "view=all&sign=rat&sort=match&search=a&industry=Media&place=b&near=c&within=50&type=other&days=7&remote=true&country=US&page=2";
  expect(searchWithoutFilters(new URLSearchParams(query))).toBe("?view=all&sign=rat&sort=match");
});

test("a distance belongs to a city, and is 25 miles unless the address says so", () => {
  const asked = (text: string) => apiQueryOf(view(text));
  expect(asked("near=Portland,+OR")).toMatchObject({ near: "Portland, OR", within: 25 });
  expect(asked("near=Portland,+OR&within=100")).toMatchObject({ within: 100 });
  expect(asked("near=Portland,+OR&within=5000")).toMatchObject({ within: 25 });
  expect(asked("within=100").within).toBeUndefined();
  expect(searchWithoutFilter(new URLSearchParams("near=a&within=50&days=7"), "near")).toBe("?days=7");
});

test("remote work may be from a country, or from one that is not stated", () => {
  expect(view("remote=true&country=none")).toMatchObject({ isRemote: true, country: "none" });
  expect(view("remote=true&country=None").country).toBeUndefined();
  expect(view("country=none").country).toBeUndefined();
});

test("the remote openings are counted with the other filters, in any order", () => {
  const query = remoteQueryOf(view("view=all&near=Berlin&remote=true&country=US&sort=match&page=3&days=7", "ox"));
  const sent = new URLSearchParams(buildPath<string>("", {}, query).slice(1));
  expect(Object.fromEntries(sent)).toEqual({ near: "Berlin", within: "25", days: "7" });
});

test("whatever the URL says, the API accepts the query", () => {
  const value = fc.oneof(
    fc.constantFrom("matches", "rat", "Media", "full-time", "7", "true", "US", "none", "match", "0", "999999", ""),
    fc.string({ unit: "grapheme", maxLength: 300 }),
  );
  const names = [
    "view",
    "sign",
    "search",
    "industry",
    "place",
    "near",
    "within",
    "type",
    "days",
    "remote",
    "country",
    "sort",
    "page",
  ] as const;
  const query = fc.array(fc.tuple(fc.constantFrom(...names), value));
  fc.assert(
    fc.property(query, fc.option(fc.constantFrom(...signIds), { nil: undefined }), (asked, reader) => {
      const path = buildPath<string>("", {}, apiQueryOf(openingViewIn(new URLSearchParams(asked), reader)));
      const sent = Object.fromEntries(new URLSearchParams(path.slice(1)));
      // PostgreSQL can't store the character U+0000, so the API refuses it.
      fc.pre(!JSON.stringify(sent).includes("\\u0000"));
      expect(listOpenings.query.safeParse(sent).error).toBeUndefined();
    }),
  );
});
