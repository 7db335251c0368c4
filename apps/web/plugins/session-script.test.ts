import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { findSession, markMember, sessionScript } from "./session-script.ts";

const session = { "firebase:authUser:key:[DEFAULT]": "{}" };
const script = sessionScript([
  { path: "/companies", files: ["/assets/companies.js", "/assets/list.js"] },
  { path: "/companies/:id", files: ["/assets/company.js"] },
]);

/** Runs the script at a path and returns the addresses that it begins to load. */
function preloaded(pathname: string, localStorage: object): string[] {
  const links: { rel: string; href: string }[] = [];
  const document = { head: { append: (link: (typeof links)[number]) => links.push(link) }, createElement: () => ({}) };
  runInNewContext(script, { document, location: { pathname }, localStorage });
  expect(links.every(({ rel }) => rel === "modulepreload")).toBe(true);
  return links.map(({ href }) => href);
}

test("a browser with a session begins to load the scripts of the page", () => {
  expect(preloaded("/companies", session)).toEqual(["/assets/companies.js", "/assets/list.js"]);
  expect(preloaded("/companies/7", session)).toEqual(["/assets/company.js"]);
});

test("a page that members do not have needs no scripts", () => {
  for (const path of ["/account", "/companies/7/jobs", "/my/companies"]) expect(preloaded(path, session)).toEqual([]);
});

test("a visitor's browser loads no script of members", () => {
  expect(preloaded("/companies", { "zodiac:look": "dark" })).toEqual([]);
});

test("a browser that forbids to read the storage counts as a visitor's", () => {
  const forbidden = new Proxy({}, { ownKeys: () => expect.fail("No storage.") });
  expect(preloaded("/companies", forbidden)).toEqual([]);
});

test("only the session of a user who has paid marks the document", () => {
  const key = "firebase:authUser:key:[DEFAULT]";
  const isMember = (localStorage: object) => {
    const dataset: Record<string, string> = {};
    runInNewContext(`${findSession}\n${markMember}`, { document: { documentElement: { dataset } }, localStorage });
    return "member" in dataset;
  };
  expect(isMember({ [key]: '{"uid":"u1"}', "zodiac:paid:u1": "yes" })).toBe(true);
  expect(isMember({ [key]: '{"uid":"u2"}', "zodiac:paid:u1": "yes" })).toBe(false);
  expect(isMember({ "zodiac:paid:u1": "yes" })).toBe(false);
  for (const text of ["", "null", "{}", "no JSON"])
    expect(isMember({ [key]: text, "zodiac:paid:u1": "yes" })).toBe(false);
});
