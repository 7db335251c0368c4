import { expect, test } from "vitest";
import { noFields } from "./article-fields.ts";
import { lengthOf, liveChecks } from "./live-checks.ts";

const textsOf = (fields: Partial<typeof noFields>, links = 0) =>
  liveChecks({ ...noFields, ...fields }, links).map(({ passed, text }) => `${passed ? "ok" : "!"} ${text}`);

test("an empty article fails every check", () => {
  expect(textsOf({})).toEqual([
    "! No title",
    "! No description",
    "! No target keyword",
    "! No links to other pages of the site",
  ]);
});

test("lengths, the keyword and the links of a good article pass", () => {
  const fields = {
    title: "Rat Careers: What Suits You",
    metaDescription: "a".repeat(70),
    targetKeyword: "rat careers",
  };
  expect(textsOf(fields, 2)).toEqual([
    "ok Title up to 60",
    "ok Description 70 to 160",
    "ok Keyword in title",
    "ok Links to 2 pages of the site",
  ]);
});

test("a text that is too long or too short says so, and a keyword must be whole words", () => {
  const fields = { title: `Pirate careers ${"a".repeat(60)}`, metaDescription: "short", targetKeyword: "rate careers" };
  expect(textsOf(fields, 1)).toEqual([
    "! Title over 60",
    "! Description below 70",
    "! Keyword not in title",
    "ok Links to 1 page of the site",
  ]);
});

test("an emoji counts as one character", () => {
  expect(lengthOf(" 🐀🐂 ")).toBe(2);
});
