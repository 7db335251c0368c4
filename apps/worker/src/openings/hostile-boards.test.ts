import type { SourceKind } from "@zodiac-at-work/catalog";
import { insertRun, listRunChecks } from "@zodiac-at-work/db";
import { expect, test } from "vitest";
import { checkSource } from "./check-source.ts";
import type { OpeningsContext } from "./context.ts";
import { ownAddress, status, text } from "./fetch/testing-fault-server.ts";
import { startFetcherTest } from "./fetch/testing-fetcher.ts";
import { hostileUrls } from "./fetch/testing-hostile-urls.ts";
import { addSource } from "./testing-boards.ts";

// Boards whose every address and value is hostile, checked with the transport that production uses. A host name that is
// not the board's leads inside.

const { server, db, newHost, newFetcher } = await startFetcherTest();
const json = (body: unknown) => status(200, { "content-type": "application/json" }, JSON.stringify(body));

/** Checks a board on a host, and returns how it ended and what went elsewhere. */
async function check(kind: SourceKind, address: string, host = new URL(address).host) {
  const { fetcher, clock } = newFetcher({
    resolve: async (name) => [name === host ? ownAddress : "169.254.169.254"],
  });
  const context: OpeningsContext = { db, fetcher, clock, isSample: true };
  const { sourceId } = await addSource(db, { kind, address });
  const before = server.received.length;
  const run = await insertRun(db, { trigger: "schedule", sourceIds: [sourceId], startedAt: clock.now() });
  await checkSource(context, sourceId, { signal: new AbortController().signal, progress: async () => {} });
  const [ended] = await listRunChecks(db, run.id);
  const received = server.received.slice(before);
  return {
    ended,
    received,
    elsewhere: {
      hosts: received.map(({ headers }) => headers.host).filter((each) => each !== host),
      addresses: server.dialed.filter((each) => each !== ownAddress),
    },
  };
}

const nothing = { hosts: [], addresses: [] };

test("a path of a job at Workday opens no socket to another host", async () => {
  const site = "https://hostile-paths.wd5.myworkdayjobs.com";
  const api = `${site}/wday/cxs/hostile-paths/Jobs`;
  const paths = ["/job/Oslo/Baker_R1", ...hostileUrls, ...hostileUrls.map((url) => `/job/${url}`)];
  server.on(
    `${api}/jobs`,
    json({ total: paths.length, jobPostings: paths.map((externalPath) => ({ title: "Baker", externalPath })) }),
  );
  const { ended, received, elsewhere } = await check("workday", `${site}/Jobs`);
  expect(ended).toMatchObject({ outcome: "partial" });
  expect(ended?.unreadable).toBeGreaterThanOrEqual(hostileUrls.length);
  expect(received.map(({ url }) => url)).toContain(`${api}/job/Oslo/Baker_R1`);
  expect(received.filter(({ url }) => !url.startsWith(`${api}/`) && url !== `${site}/robots.txt`)).toEqual([]);
  expect(elsewhere).toEqual(nothing);
});

test("a value of a facet at Workday opens no socket to another host", async () => {
  const site = "https://hostile-facets.wd5.myworkdayjobs.com";
  const api = `${site}/wday/cxs/hostile-facets/Jobs`;
  const values = [...hostileUrls, "austin", "waco"].map((id) => ({ id, descriptor: id, count: 1_500 }));
  const jobPostings = [{ title: "Baker", externalPath: "/job/Oslo/Baker_R1" }];
  const facets = ["locations", ...hostileUrls].map((facetParameter) => ({ facetParameter, values }));
  server.on(`${api}/jobs`, json({ total: 2_000, jobPostings, facets }), json({ total: 1, jobPostings }));
  const { ended, received, elsewhere } = await check("workday", `${site}/Jobs`);
  expect(ended).toMatchObject({ outcome: "partial" });
  const asked = received.filter(({ method }) => method === "POST").map(({ body }) => JSON.parse(body).appliedFacets);
  expect(asked).toContainEqual({ locations: ["austin"] });
  expect(JSON.stringify(asked)).not.toContain("://");
  expect(elsewhere).toEqual(nothing);
});

test("a link to the next page opens no socket to another host", async () => {
  for (const next_url of hostileUrls) {
    const host = newHost();
    const item = { id: "1", title: "Baker", url: `https://${host}/jobs/1` };
    const body = { version: "https://jsonfeed.org/version/1.1", title: "Acme", items: [item], next_url };
    server.on(`https://${host}/jobs.json`, json(body));
    const { received, elsewhere } = await check("teamtailor", `https://${host}`);
    expect(
      received.map(({ url }) => url),
      next_url,
    ).toContain(`https://${host}/jobs.json`);
    expect(elsewhere, next_url).toEqual(nothing);
  }
}, 60_000);

test("an entry of a sitemap opens no socket to another host", async () => {
  const escaped = hostileUrls.map((url) => url.replaceAll(/[&<]|[^\t\n\r\x20-\ud7ff]/gu, "&amp;"));
  for (const [list, entry] of [
    ["urlset", "url"],
    ["sitemapindex", "sitemap"],
  ]) {
    const address = `https://${newHost()}/jobs-sitemap.xml`;
    const entries = escaped.map((url) => `<${entry}><loc>${url}</loc></${entry}>`).join("");
    server.on(address, text(`<${list}>${entries}</${list}>`, { "content-type": "application/xml" }));
    const { received, elsewhere } = await check("sitemap", address);
    expect(
      received.map(({ url }) => url),
      list,
    ).toContain(address);
    expect(elsewhere, list).toEqual(nothing);
  }
});

test("an id and a facet at Oracle open no socket to another host", async () => {
  const site = "https://hostile.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1";
  const api = "https://hostile.fa.us2.oraclecloud.com/hcmRestApi/resources/latest";
  const job = (Id: string) => ({ Id, Title: "Baker", PrimaryLocation: "Oslo" });
  const values = [...hostileUrls, "1", "2"].map((Id) => ({ Id, Name: Id, TotalCount: 6_000 }));
  const search = { TotalJobsCount: 12_000, requisitionList: [...hostileUrls, "300"].map(job), categoriesFacet: values };
  const expand = "requisitionList.secondaryLocations,requisitionList.otherWorkLocations";
  const finder =
    "findReqs;siteNumber=CX_1,facetsList=CATEGORIES%3BORGANIZATIONS,limit=200,offset=0,sortBy=POSTING_DATES_DESC";
  const list = `${api}/recruitingCEJobRequisitions?onlyData=true&expand=${expand}&finder=${finder}`;
  server.on(list, json({ items: [search] }));
  const { ended, received, elsewhere } = await check("oracle", site);
  expect(ended).toMatchObject({ outcome: "partial" });
  expect(ended?.unreadable).toBeGreaterThanOrEqual(hostileUrls.length - 1);
  expect(received.map(({ url }) => url)).toContain(list);
  expect(received.filter(({ url }) => !url.startsWith(`${api}/`) && !url.endsWith("/robots.txt"))).toEqual([]);
  expect(elsewhere).toEqual(nothing);
});

test("a domain, an id and an address at Eightfold open no socket to another host", async () => {
  const site = "https://hostile.eightfold.ai";
  const position = (url: string) => ({ id: url, name: "Baker", positionUrl: url, canonicalPositionUrl: url });
  const positions = [...hostileUrls.map(position), ...hostileUrls.map((url, id) => ({ ...position(url), id }))];
  server.on(
    `${site}/careers`,
    text('<script>window._EF_GROUP_ID = "acme.com";</script>', { "content-type": "text/html" }),
  );
  server.on(`${site}/api/apply/v2/jobs?domain=acme.com&start=0`, json({ count: positions.length, positions }));
  const { ended, received, elsewhere } = await check("eightfold", site);
  expect(ended).toMatchObject({ outcome: "partial" });
  expect(ended?.unreadable).toBeGreaterThanOrEqual(hostileUrls.length);
  expect(received.length).toBeGreaterThan(100);
  expect(elsewhere).toEqual(nothing);
  for (const domain of hostileUrls) {
    const host = newHost();
    const page = `<script>window._EF_GROUP_ID = ${JSON.stringify(domain).replaceAll("<", "\\u003c")};</script>`;
    server.on(`https://${host}/careers`, text(page, { "content-type": "text/html" }));
    expect((await check("eightfold", `https://${host}`)).elsewhere, domain).toEqual(nothing);
  }
}, 60_000);

test("an address at Pinpoint opens no socket to another host", async () => {
  const host = newHost();
  const data = hostileUrls.flatMap((url, id) => [
    { id: `${id}`, title: "Baker", url },
    { id: `${id}p`, title: "Baker", path: url },
  ]);
  server.on(`https://${host}/postings.json`, json({ data }));
  const { received, elsewhere } = await check("pinpoint", `https://${host}`);
  expect(received.map(({ url }) => url)).toContain(`https://${host}/postings.json`);
  expect(elsewhere).toEqual(nothing);
});

/** Boards of the other kinds on a host, with hostile values wherever they name an address, an id or a path. */
const hostileBoards: [kind: SourceKind, path: string, bodyOf: (site: string) => unknown][] = [
  [
    "successfactors",
    "/googlefeed.xml",
    () =>
      `<rss><channel><title>Acme</title>${hostileUrls
        .map((url) => url.replaceAll(/[&<]|[^\t\n\r\x20-\ud7ff]/gu, "&amp;"))
        .map((url, id) => `<item><title>Baker</title><link>${url}</link><g:id>${id}</g:id></item>`)
        .join("")}</channel></rss>`,
  ],
  [
    "icims",
    "/sitemap.xml",
    (site) =>
      `<urlset>${[...hostileUrls, ...hostileUrls.map((url) => `${site}/jobs/1/${url}/job`)]
        .map((url) => `<url><loc>${url.replaceAll(/[&<]|[^\t\n\r\x20-\ud7ff]/gu, "&amp;")}</loc></url>`)
        .join("")}</urlset>`,
  ],
  [
    "phenom",
    "/us/en/search-results?from=0&s=1",
    (site) => {
      const jobs = hostileUrls.map((url) => ({ jobId: url, title: url, applyUrl: url, jobUrl: url }));
      const more = hostileUrls.map((url, id) => ({ jobId: id, title: url, applyUrl: url }));
      const data = { eagerLoadRefineSearch: { totalHits: 400, data: { jobs: [...jobs, ...more] } } };
      return `<script>var phApp = {"baseUrl":"${site}/us/en/"}; phApp.ddo = ${JSON.stringify(data).replaceAll("<", "\\u003c")};</script>`;
    },
  ],
  [
    "bamboohr",
    "/careers/list",
    () => ({ result: [...hostileUrls, "1"].map((id) => ({ id, jobOpeningName: "Baker" })), meta: { totalCount: 1 } }),
  ],
  ["breezy", "/json", () => hostileUrls.map((url, id) => ({ id, name: "Baker", url }))],
  [
    "avature",
    "/careers/SearchJobs/?jobOffset=0&jobRecordsPerPage=12",
    (site) =>
      hostileUrls
        .flatMap((url) => [url, `${url}/JobDetail/Baker/1`, `${site}/careers/JobDetail/${url}/1`])
        .map((url) => `<a href="${url.replaceAll(/["&<]/g, "")}">Baker</a>`)
        .join(""),
  ],
];

test.each(hostileBoards)("a value at %s opens no socket to another host", async (kind, path, bodyOf) => {
  const site = `https://${newHost()}`;
  const body = bodyOf(site);
  server.on(site + path, typeof body === "string" ? text(body, { "content-type": "text/html" }) : json(body));
  const home = `<title>Acme</title><script>var phApp = {"baseUrl":"${site}/us/en/"};</script>`;
  server.on(`${site}/`, text(home, { "content-type": "text/html" }));
  const { received, elsewhere } = await check(kind, kind === "phenom" ? `${site}/` : site);
  expect(received.map(({ url }) => url)).toContain(site + path);
  expect(elsewhere).toEqual(nothing);
});

/** Boards whose host the kind determines, with hostile values wherever they name an address, an id or a path. */
const hostileSites: [kind: SourceKind, address: string, url: string, body: unknown][] = [
  [
    "rippling",
    "hostile-board",
    "https://api.rippling.com/platform/api/ats/v1/board/hostile-board/jobs",
    [...hostileUrls, "1"].map((uuid) => ({ uuid, name: "Baker", url: uuid, workLocation: { label: "Oslo" } })),
  ],
  [
    "join",
    "hostile-board",
    "https://join.com/companies/hostile-board?page=1",
    scriptOf("__NEXT_DATA__", {
      props: {
        pageProps: {
          initialState: {
            company: { name: "Acme", domain: "hostile-board" },
            jobs: {
              items: [...hostileUrls, "1-baker"].map((idParam, id) => ({ id, idParam, title: "Baker", url: idParam })),
              pagination: { total: hostileUrls.length + 1, next: hostileUrls[0] },
            },
          },
        },
      },
    }),
  ],
  [
    "jobvite",
    "hostile-board",
    "https://jobs.jobvite.com/hostile-board/search?p=0",
    `<table class="jv-job-list">${[...hostileUrls, "/hostile-board/job/o1"]
      .flatMap((url) => [url, `${url}/job/o2`, `/hostile-board/job/${url}`])
      .map((url) => `<tr><td class="jv-job-list-name"><a href="${url.replaceAll(/["&<]/g, "")}">Baker</a></td></tr>`)
      .join("")}</table><div class="jv-pagination-text">1-50 of 60</div>`,
  ],
  [
    "amazon",
    "https://www.amazon.jobs",
    "https://www.amazon.jobs/en/search.json?result_limit=100&offset=0&sort=recent&facets[]=business_category&facets[]=normalized_country_code",
    {
      hits: 10_000,
      jobs: [...hostileUrls, "/en/jobs/1/baker"].map((job_path, id_icims) => ({ id_icims, title: "Baker", job_path })),
      facets: {
        business_category_facet: hostileUrls.map((url) => ({ [url]: 10 })),
        normalized_country_code_facet: [{ USA: 10 }, { "USA&next=//169.254.169.254": 10 }],
      },
    },
  ],
  [
    "apple",
    "https://jobs.apple.com",
    "https://jobs.apple.com/en-us/search?page=1",
    scriptOf("__staticRouterHydrationData", {
      loaderData: {
        search: {
          totalRecords: 1,
          searchResults: [...hostileUrls, "1"].flatMap((positionId, id) => [
            { positionId, postingTitle: "Baker" },
            { positionId: `A${id}`, postingTitle: "Baker", transformedPostingTitle: positionId },
          ]),
        },
      },
    }),
  ],
];

/** A page whose script holds data, in a variable or, as Next.js has it, by itself. */
function scriptOf(name: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return name === "__NEXT_DATA__"
    ? `<script id="${name}" type="application/json">${json}</script>`
    : `<script>window.${name} = ${json};</script>`;
}

test.each(hostileSites)("a value at %s opens no socket to another host", async (kind, address, url, body) => {
  server.on(url, typeof body === "string" ? text(body, { "content-type": "text/html" }) : json(body));
  const { ended, received, elsewhere } = await check(kind, address, new URL(url).host);
  expect(received.map((request) => request.url)).toContain(url);
  // The hostile values are refused, and the rest of the board is read.
  expect(ended?.outcome).toBe("partial");
  expect(elsewhere).toEqual(nothing);
});
