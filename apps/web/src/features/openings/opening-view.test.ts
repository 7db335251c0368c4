import { listOpenings } from "@zodiac-at-work/contracts";
import { buildPath } from "@zodiac-at-work/contracts/path";
import { signIds } from "@zodiac-at-work/zodiac";
import fc from "fast-check";
import { expect, test } from "vitest";
import { apiQueryOf, openingViewIn, searchForScope, searchWithoutFilters } from "./opening-view.ts";

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
  const query = "view=mine&sign=cat&industry=Magic&type=half&days=12&remote=yes&country=US&sort=pay&page=-1";
  expect(view(query, "dragon")).toEqual(view("", "dragon"));
});

test("changing the scope keeps the filters and leads to the first page", () => {
  const query = new URLSearchParams("sign=rat&days=30&page=4");
  expect(searchForScope(query, "all")).toBe("?days=30&view=all");
  expect(searchForScope(new URLSearchParams("view=all"), "matches")).toBe("");
});

test("clearing the filters keeps scope, sign and order", () => {
  const query =
    "view=all&sign=rat&sort=match&search=a&industry=Media&place=b&type=other&days=7&remote=true&country=US&page=2";
  expect(searchWithoutFilters(new URLSearchParams(query))).toBe("?view=all&sign=rat&sort=match");
});

test("whatever the URL says, the API accepts the query", () => {
  const value = fc.oneof(
    fc.constantFrom("matches", "rat", "Media", "full-time", "7", "true", "US", "match", "0", "999999", ""),
    fc.string({ unit: "grapheme", maxLength: 300 }),
  );
  const names = [
    "view",
    "sign",
    "search",
    "industry",
    "place",
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
