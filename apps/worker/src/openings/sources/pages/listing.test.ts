import { describe, expect, test } from "vitest";
import type { Source } from "../../source.ts";
import { conclude, readResponse } from "../index.ts";
import { type ListingSettings, listing } from "./listing.ts";

const address = "https://boards.example/search?q=acme";

function sourceWith(settings: object | null): Source {
  return { kind: "listing", address, isVerified: true, settings };
}

function read(body: string, settings: object | null = null, url = address) {
  return readResponse({ url, status: 200, contentType: null, body }, sourceWith(settings));
}

const jobs = [
  { id: 7, title: "Baker", url: "/jobs/7", location: { city: "Wien", country: "Austria" }, datePosted: "2026-03-31" },
  { id: 8, title: "Miller", url: "/jobs/8", location: { city: "Graz" }, employmentType: "PART_TIME", remote: true },
];
const menu = [
  { title: "Home", url: "/" },
  { title: "Help", url: "/help" },
  { title: "Jobs", url: "/jobs" },
];
const state = { menu, page: { props: { results: { total: 2, jobs } } } };
const json = JSON.stringify(state);

describe("finds the postings without settings", () => {
  test.each([
    ["in __NEXT_DATA__", `<script id="__NEXT_DATA__" type="application/json">${json}</script>`],
    ["in a script of JSON", `<script type="application/json">${json}</script>`],
    ["in a variable", `<script>var a=1;window.__INITIAL_STATE__ = ${json};window.b=[1,2];</script>`],
    ["in a property", `<script>window.mosaic.providerData["mosaic-provider-jobcards"]=${json};</script>`],
    ["in a constant of a module", `<script type="module">const state=${json}\nrun(state)</script>`],
    ["in JSON within a text", `<script>window.__STATE__ = JSON.parse(${JSON.stringify(json)});</script>`],
    ["in JSON within a text in single quotes", `<script>x.y = JSON.parse('${json.replaceAll('"', "\\x22")}')</script>`],
    ["in an attribute", `<div id="app" data-page="${json.replaceAll('"', "&quot;")}"></div>`],
    ["in the pieces that Next.js sends", next(`0:"x"\n5:["$","div",null,${json}]\n`)],
    ["with undefined values", `<script>window.s = ${json.replace('"menu":', '"user":undefined,"menu":')}</script>`],
    [
      "after a script that can't be read",
      `<script>var x = {a:function(){return "}"}};</script><script>y=${json}</script>`,
    ],
    ["in a response of JSON", json],
    [
      "as a map by id",
      `<script>window.s = {"jobs":{"7":${JSON.stringify(jobs[0])},"8":${JSON.stringify(jobs[1])}}}</script>`,
    ],
    [
      "in the nodes of a graph",
      `<script>window.s = {"edges":${JSON.stringify(jobs.map((node) => ({ node })))}}</script>`,
    ],
  ])("%s", (_, body) => {
    const page = read(body.startsWith("{") ? body : `<html><body>${body}</body></html>`);
    expect(page).toMatchObject({
      outcome: "complete",
      unreadable: [],
      postings: [
        {
          id: "7",
          title: "Baker",
          locations: ["Wien, Austria"],
          url: "https://boards.example/jobs/7",
          postedDate: "2026-03-31",
        },
        { id: "8", title: "Miller", locations: ["Graz"], type: "part-time", remote: { mode: "remote" } },
      ],
    });
  });

  function next(text: string) {
    const half = text.length >> 1;
    const push = (piece: string) => `<script>self.__next_f.push(${JSON.stringify([1, piece])})</script>`;
    return push(text.slice(0, half)) + push(text.slice(half));
  }
});

const settings: ListingSettings = {
  script: "jobcards",
  list: "model.results",
  fields: { id: "jobkey", title: "show.title", location: "place", postedDate: "pubDate" },
  urlTemplate: "https://boards.example/view?jk={id}",
  total: "model.count",
  page: { parameter: "start", first: 0, step: 10, max: 3 },
};

function pageWith(results: unknown, count?: number) {
  return `<script>window.other={"model":{"results":"none of these"}};
    window.mosaic.providerData["jobcards"]=${JSON.stringify({ model: { results, count } })};</script>`;
}

const result = { jobkey: "a b", show: { title: "Baker" }, place: "Wien", pubDate: 1774692720000, updated: 1 };

describe("with settings", () => {
  test("reads the fields at their paths, and composes the link", () => {
    expect(read(pageWith([result]), settings).postings).toMatchObject([
      {
        id: "a b",
        title: "Baker",
        locations: ["Wien"],
        postedDate: "2026-03-28",
        url: "https://boards.example/view?jk=a%20b",
      },
    ]);
  });

  test("keeps a posting without a title as unreadable", () => {
    expect(read(pageWith([result, { jobkey: "c" }]), settings).unreadable).toEqual([
      { id: "c", reason: "The posting has no title." },
    ]);
  });

  test("asks for the next page up to the last one", () => {
    const second = `${address}&start=10`;
    expect(read(pageWith([result], 25), settings).next).toEqual([{ url: second }]);
    expect(read(pageWith([result], 25), settings, second).next).toEqual([{ url: `${address}&start=20` }]);
    expect(read(pageWith([result], 25), settings, `${address}&start=20`).next).toEqual([]);
  });

  test("asks for no page behind the declared number of postings, or behind an empty page", () => {
    expect(read(pageWith([result], 1), settings).next).toEqual([]);
    expect(read(pageWith([]), settings).next).toEqual([]);
  });

  test("pages up to the limit are no snapshot unless the site declares the number of postings", () => {
    const last = read(pageWith([result]), settings, `${address}&start=20`);
    const page = (key: string) => read(pageWith([{ ...result, jobkey: key }]), settings);
    expect(conclude([page("1"), { ...page("2"), next: [] }, last], sourceWith(settings)).isSnapshot).toBe(false);
    const whole = read(pageWith([result], 1), settings);
    expect(conclude([whole], sourceWith(settings))).toMatchObject({ outcome: "complete", isSnapshot: true });
  });

  test("a page whose list is empty is empty, a page without it is changed", () => {
    const source = sourceWith(settings);
    expect(conclude([read(pageWith([]), settings)], source).outcome).toBe("empty");
    expect(read("<script>window.mosaic = {}</script>", settings)).toMatchObject({
      outcome: "changed",
      reason: "The data in the page has no list at `model.results`.",
    });
  });

  test("wrong settings fail with what is wrong in them", () => {
    const page = read(pageWith([result]), { lists: "a", page: { parameter: "", max: 1000 } });
    expect(page.outcome).toBe("failed");
    expect(page.reason).toMatch(/lists[\s\S]*parameter[\s\S]*max/);
  });
});

test("a posting with an id and no link has the link of the page that shows it", () => {
  const page = read(`<script>x = ${JSON.stringify({ jobs: jobs.map(({ url: _, ...job }) => job) })}</script>`);
  expect(page.postings.map(({ id, url }) => [id, url])).toEqual([
    ["7", address],
    ["8", address],
  ]);
});

test("menus and other lists are no postings", () => {
  const page = read(`<script type="application/json">${JSON.stringify({ menu, news: menu })}</script>`);
  expect(page).toMatchObject({ outcome: "changed", reason: "The data in the page has no list of postings." });
});

test("requests the address of the source", () => {
  expect(listing.requests(sourceWith(null))).toMatchObject([{ url: address }]);
});

test("scripts of megabytes are searched in a time by their length", () => {
  read(`<script>${"a".repeat(2_000_000)}</script>`);
  read(`<script>${"x={".repeat(300_000)}</script>`);
  read(`<script>${"a.b=".repeat(300_000)}</script>`);
});

test("a job whose record says that it is not remote is not, whatever its place is called", () => {
  const job = (jobkey: string, more: object) => ({
    jobkey,
    title: "Baker",
    link: `/rc/clk?jk=${jobkey}&tk=1x`,
    formattedLocation: "Remote in Texas",
    company: "Acme",
    ...more,
  });
  const records = [job("0a", { remoteLocation: false }), job("0b", { remoteWorkModel: { text: "Remote" } })];
  const page = read(JSON.stringify({ results: records }), null, "https://www.indeed.com/jobs");
  expect(page.postings.map(({ url, remote }) => [url, remote?.mode])).toEqual([
    ["https://www.indeed.com/viewjob?jk=0a", undefined],
    ["https://www.indeed.com/viewjob?jk=0b", "remote"],
  ]);
});
