import { expect, test } from "vitest";
import { filtersInUse, nothingFound } from "./filter-words.ts";
import { openingViewIn } from "./opening-view.ts";

const view = (query: string) => openingViewIn(new URLSearchParams(query), undefined);

test.each([
  [
    "search=pastry&remote=true&days=7",
    212,
    "Nothing for “pastry” among 212 openings, remote, posted in the last 7 days.",
  ],
  ["industry=Media&type=part-time", 1086, "Nothing in Media, part-time among 1,086 openings."],
  [
    "near=Portland,+OR&within=10&remote=true&country=none",
    3,
    "Nothing within 10 miles of Portland, OR, remote, with no country stated among 3 openings.",
  ],
  ["days=1", 1, "Nothing posted in the last day among 1 opening."],
])("%s among %i openings leaves nothing, in words", (query, unfiltered, text) => {
  expect(nothingFound(view(query), unfiltered)).toBe(text);
});

test("each filter in use is named once, in the order of the controls", () => {
  const all = "search=chef&industry=Retail&place=Berlin&near=Bonn&type=contract&remote=true&country=US&days=30";
  expect(filtersInUse(view(all)).map(({ text }) => text)).toEqual([
    "“chef”",
    "Retail",
    "Berlin",
    "Within 25 miles of Bonn",
    "Contract",
    "Remote",
    "From the United States",
    "Posted in 30 days",
  ]);
  expect(filtersInUse(view(""))).toEqual([]);
});
