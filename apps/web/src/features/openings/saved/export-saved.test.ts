import { expect, test } from "vitest";
import { writeCsv, writeJson } from "./export-saved.ts";
import type { OpeningState } from "./use-states.ts";

const origin = "https://www.example.com";
const savedAt = "2026-11-25T12:00:00.000Z";
const company = { id: 3, name: "Acme, Inc." };
const lists = {
  searches: [{ id: crypto.randomUUID(), name: "“chef”, Remote", query: "search=chef&remote=true", savedAt }],
  openings: [
    { id: 1, title: '=HYPERLINK("https://evil.example")', company, savedAt },
    { id: 2, title: "Clerk", company, savedAt },
    { id: 3, title: "Cook", company, savedAt },
  ],
};
const state: OpeningState = {
  id: 1,
  title: "Chef",
  company: { ...company, industry: "Retail", logoUrl: null, zodiacSign: "rat", website: null },
  score: null,
  locations: ["Austin, TX"],
  location: "Austin, TX",
  remote: null,
  department: null,
  type: null,
  salary: null,
  postedDate: null,
  indeedUrl: "https://jobs.example/1",
  firstSeenAt: savedAt,
  isNew: false,
  isSample: false,
  closedAt: null,
};
const states = [state, { ...state, id: 2, isSample: true, closedAt: "2026-11-20T08:00:00.000Z" }];

test("a line of the CSV says what stands of each opening, and a spreadsheet runs no cell", () => {
  expect(writeCsv(lists, states, origin).split("\r\n")).toEqual([
    "\ufeffkind,title,company,place,link,state,closedAt,savedAt",
    `search,"“chef”, Remote",,,https://www.example.com/openings?search=chef&remote=true,,,${savedAt}`,
    `opening,"'=HYPERLINK(""https://evil.example"")","Acme, Inc.","Austin, TX",https://jobs.example/1,open,,${savedAt}`,
    `opening,Clerk,"Acme, Inc.","Austin, TX",,closed,2026-11-20T08:00:00.000Z,${savedAt}`,
    `opening,Cook,"Acme, Inc.",,,no longer listed,,${savedAt}`,
    "",
  ]);
});

test("the JSON has the same facts", () => {
  expect(JSON.parse(writeJson(lists, states, origin))).toMatchObject({
    searches: [{ name: "“chef”, Remote", link: `${origin}/openings?search=chef&remote=true`, savedAt }],
    openings: [
      { title: '=HYPERLINK("https://evil.example")', company: "Acme, Inc.", state: "open" },
      { state: "closed", closedAt: "2026-11-20T08:00:00.000Z", link: null },
      { state: "no longer listed", place: null, closedAt: null },
    ],
  });
});
