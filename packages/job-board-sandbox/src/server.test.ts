import { companiesByIndustry } from "@zodiac-at-work/db/data/companies";
import { expect, test } from "vitest";
import { sampleCompanies } from "./sample-companies.ts";
import { samplePostings } from "./sample-postings.ts";
import { createServer } from "./server.ts";

const now = new Date("2026-11-22T12:00:00Z");
const day = 86_400_000;
const app = createServer({ now: () => now });
const get = (url: string) => app.inject({ url });

const hiring = sampleCompanies.filter((company) => samplePostings(company, now).length > 0);
const ofKind = (kind: string) => {
  const company = hiring.find(({ board }) => board?.kind === kind);
  if (!company?.board) throw new Error(`No company has a board of the kind ${kind}`);
  return { company, slug: company.board.slug, postings: samplePostings(company, now) };
};

test("the boards list a few thousand postings", () => {
  const total = hiring.filter(({ board }) => board).reduce((sum, one) => sum + samplePostings(one, now).length, 0);
  expect(total).toBeGreaterThan(1_000);
  expect(total).toBeLessThan(4_000);
});

test("a board is the same all day and differs two weeks later", () => {
  const list = (date: Date) => hiring.map((company) => samplePostings(company, date));
  expect(list(new Date("2026-11-22T00:00:00Z"))).toEqual(list(new Date("2026-11-22T23:59:59Z")));
  expect(list(new Date(now.getTime() + 14 * day))).not.toEqual(list(now));
});

test("every board has a posting in each month of a year, from which its company can be named", () => {
  const withBoards = sampleCompanies.filter(({ board }) => board);
  for (let month = 0; month < 12; month++) {
    const date = new Date(now.getTime() + month * 30 * day);
    expect(withBoards.filter((company) => samplePostings(company, date).length === 0)).toEqual([]);
  }
});

test("no posting is dated in the future, and no two postings of a company share an id", () => {
  for (const company of hiring) {
    const postings = samplePostings(company, now);
    expect(postings.filter(({ postedAt }) => postedAt.getTime() > now.getTime() + day)).toEqual([]);
    expect(new Set(postings.map(({ id }) => id)).size).toBe(postings.length);
  }
});

test.each([
  ["greenhouse", (slug: string) => `/boards-api.greenhouse.io/v1/boards/${slug}/jobs?content=true`, "jobs"],
  ["ashby", (slug: string) => `/api.ashbyhq.com/posting-api/job-board/${slug}?includeCompensation=true`, "jobs"],
  ["smartrecruiters", (slug: string) => `/api.smartrecruiters.com/v1/companies/${slug}/postings?limit=100`, "content"],
  ["teamtailor", (slug: string) => `/${slug}.teamtailor.com/jobs.json`, "items"],
])("serves the postings of a %s board", async (kind, url, list) => {
  const { slug, postings } = ofKind(kind);
  const response = await get(url(slug));
  expect(response.statusCode).toBe(200);
  expect(response.json()[list]).toHaveLength(postings.length);
});

test("serves the postings of a Lever site as a bare list", async () => {
  const { slug, postings } = ofKind("lever");
  expect((await get(`/api.lever.co/v0/postings/${slug}?mode=json`)).json()).toHaveLength(postings.length);
  expect((await get(`/jobs.lever.co/${slug}`)).body).toContain("<title>");
});

test("serves the list of a Workday site by POST, and the text of each posting", async () => {
  const { company, slug, postings } = ofKind("workday");
  const { host, pathname } = new URL(slug);
  const site = `/${host}/wday/cxs/${host.split(".")[0]}${pathname}`;
  const payload = { appliedFacets: {}, limit: 20, offset: 0, searchText: "" };
  const list = (await app.inject({ method: "POST", url: `${site}/jobs`, payload })).json();
  expect(list).toMatchObject({ total: postings.length });
  const detail = (await get(site + list.jobPostings[0].externalPath)).json();
  expect(detail).toMatchObject({ hiringOrganization: { name: company.name } });
  expect((await get(`${site}/job/Elsewhere/Nobody_R1`)).statusCode).toBe(404);
  expect((await get(`${site}/jobs`)).statusCode).toBe(404);
  expect((await get(`/${host}${pathname}`)).body).toContain("<title>");
  expect((await get(`/${host}/Elsewhere`)).statusCode).toBe(404);
});

test("serves a site of Workday on a host that several companies share", async () => {
  const company = hiring.find(({ board }) => board?.slug.includes(".myworkdaysite.com/"));
  const { host, pathname } = new URL(company?.board?.slug ?? "");
  const payload = { appliedFacets: {}, limit: 20, offset: 0, searchText: "" };
  const site = `/${host}/wday/cxs${pathname.replace("/recruiting", "")}`;
  const list = (await app.inject({ method: "POST", url: `${site}/jobs`, payload })).json();
  expect(list.jobPostings.length).toBeGreaterThan(0);
  expect((await get(site + list.jobPostings[0].externalPath)).json()).toMatchObject({
    hiringOrganization: { name: company?.name },
  });
  expect((await get(`/${host}${pathname}`)).body).toContain("<title>");
});

test.each([
  ["bamboohr", (slug: string) => `/${slug}.bamboohr.com/careers/list`, "result"],
  ["pinpoint", (slug: string) => `/${slug}.pinpointhq.com/postings.json`, "data"],
])("serves the postings of a %s board on a host of its own", async (kind, url, list) => {
  const { slug, postings } = ofKind(kind);
  expect((await get(url(slug))).json()[list]).toHaveLength(postings.length);
});

test("serves a board of Oracle Recruiting, and the text of each posting", async () => {
  const { slug, postings } = ofKind("oracle");
  const api = `/${new URL(slug).host}/hcmRestApi/resources/latest`;
  const finder = "findReqs;siteNumber=CX_1,limit=200,offset=0";
  const { items } = (await get(`${api}/recruitingCEJobRequisitions?finder=${finder}`)).json();
  expect(items[0]).toMatchObject({ TotalJobsCount: postings.length });
  const detail = `${api}/recruitingCEJobRequisitionDetails?finder=ById;Id=%22${postings[0]?.id}%22,siteNumber=CX_1`;
  expect((await get(detail)).json().items[0].ExternalDescriptionStr).toBe(postings[0]?.html);
  expect((await get(`/${new URL(slug).host}${new URL(slug).pathname}`)).body).toContain("<title>");
});

test("serves the feed of a career site of SuccessFactors, and the page of each posting", async () => {
  const { slug, postings } = ofKind("successfactors");
  const host = slug.includes("://") ? new URL(slug).host : `${slug}.jobs2web.com`;
  const { body } = await get(`/${host}/googlefeed.xml`);
  const links = [...body.matchAll(/<link>https:\/(\/[^<]*)<\/link>/g)].map(([, link]) => link ?? "");
  expect(links).toHaveLength(postings.length);
  expect((await get(links[0] ?? "")).body).toContain("JobPosting");
});

test("serves the sitemap of a board of iCIMS, and a posting in its frame only", async () => {
  const { slug, postings } = ofKind("icims");
  const { body } = await get(`/${slug}.icims.com/sitemap.xml`);
  const [page = "", ...others] = [...body.matchAll(/<loc>https:\/(\/[^<]*\/job)<\/loc>/g)].map(
    ([, link]) => link ?? "",
  );
  expect(others).toHaveLength(postings.length - 1);
  expect((await get(page)).body).not.toContain("JobPosting");
  expect((await get(`${page}?in_iframe=1`)).body).toContain("JobPosting");
});

test("every page of a career site of Phenom names the search, and the search lists the postings", async () => {
  const { slug, postings } = ofKind("phenom");
  const { host } = new URL(slug);
  expect((await get(`/${host}/`)).body).toContain(`"baseUrl":"https://${host}/us/en/"`);
  const { body } = await get(`/${host}/us/en/search-results?from=0&s=1`);
  expect(body).toContain(`"totalHits":${postings.length}`);
  expect((await get(`/${host}/us/en/job/${postings[0]?.id}/x`)).body).toContain("JobPosting");
});

test("serves the careers sites of Amazon and Apple", async () => {
  const { postings: ofAmazon } = ofKind("amazon");
  const list = (await get("/www.amazon.jobs/en/search.json?result_limit=100&offset=0")).json();
  expect(list).toMatchObject({ hits: ofAmazon.length, jobs: ofAmazon.map(({ title }) => ({ title })) });
  const apple = sampleCompanies.find(({ board }) => board?.kind === "apple");
  const ofApple = apple ? samplePostings(apple, now) : [];
  expect((await get("/jobs.apple.com/en-us/search?page=1")).body).toContain(`totalRecords\\":${ofApple.length}`);
  expect((await get("/jobs.apple.com/en-us/details/1/x")).statusCode).toBe(404);
});

test("serves the postings of a Lever site in the European Union", async () => {
  const site = hiring.find(({ board }) => board?.slug.startsWith("https://jobs.eu.lever.co/"));
  const slug = site?.board?.slug.split("/").at(-1);
  const [first] = (await get(`/api.eu.lever.co/v0/postings/${slug}?mode=json`)).json();
  expect(first.hostedUrl).toContain(`https://jobs.eu.lever.co/${slug}/`);
  expect((await get(`/api.lever.co/v0/postings/${slug}?mode=json`)).statusCode).toBe(404);
});

test("serves a recorded sitemap, its host's first page with the company's name, and the page of each posting", async () => {
  const { company, slug, postings } = ofKind("sitemap");
  const { body } = await get(slug.replace("https://", "/"));
  const urls = [...body.matchAll(/<loc>https:\/(\/[^<]*\/jobs\/\d+)<\/loc>/g)].map(([, url]) => url ?? "");
  expect(urls).toHaveLength(postings.length);
  expect((await get(urls[0] ?? "")).body).toContain("JobPosting");
  const home = await get(`/${new URL(slug).host}/`);
  expect(home.body).toContain(`Careers at ${company.name.replaceAll("&", "&amp;")}`);
});

test("serves every board that a record names", () => {
  const recorded = Object.values(companiesByIndustry)
    .flat()
    .filter(({ board }) => board);
  const served = new Set(sampleCompanies.flatMap(({ name, board }) => (board ? name : [])));
  expect(recorded.filter(({ name }) => !served.has(name)).map(({ name, board }) => `${name}: ${board?.kind}`)).toEqual(
    [],
  );
});

test("serves the positions of Personio as XML", async () => {
  const { slug, postings } = ofKind("personio");
  const { body, headers } = await get(`/${slug}.jobs.personio.de/xml?language=en`);
  expect(headers["content-type"]).toContain("xml");
  expect(body.match(/<position>/g)).toHaveLength(postings.length);
});

test("a careers page leads to the board, or lists the postings itself", async () => {
  const path = (url: string | null) => (url ?? "").replace("https://", "/");
  const { company: hosted, slug } = ofKind("greenhouse");
  expect((await get(path(hosted.careersUrl))).body).toContain(`https://boards.greenhouse.io/${slug}`);
  const { company: own, postings } = ofKind("json-ld");
  const { body } = await get(path(own.careersUrl));
  expect(body.match(/application\/ld\+json/g)).toHaveLength(postings.length);
  const page = await get(`${path(own.careersUrl).replace(/\/$/, "")}/jobs/${postings[0]?.id}`);
  expect(page.body).toContain("JobPosting");
  const sitemap = await get(`${path(own.careersUrl).replace(/\/$/, "")}/sitemap.xml`);
  expect(sitemap.body.match(/\/jobs\//g)).toHaveLength(postings.length);
});

test("an unknown board is 404, but SmartRecruiters lists nothing", async () => {
  expect((await get("/boards-api.greenhouse.io/v1/boards/nobody/jobs")).statusCode).toBe(404);
  expect((await get("/elsewhere.example/careers")).statusCode).toBe(404);
  expect((await get("/api.smartrecruiters.com/v1/companies/nobody/postings")).json()).toMatchObject({ totalFound: 0 });
});

test("a request with the ETag of the current board is 304", async () => {
  const url = `/boards-api.greenhouse.io/v1/boards/${ofKind("greenhouse").slug}/jobs`;
  const { etag } = (await get(url)).headers;
  expect((await app.inject({ url, headers: { "if-none-match": `${etag}` } })).statusCode).toBe(304);
});

test.each([
  ["blocked", 200, "Just a moment"],
  ["changed", 200, "has moved"],
  ["rate-limited", 429, ""],
  ["unreachable", 503, ""],
  ["empty", 200, '"jobs":[]'],
])("a board with the fault %s answers so, until the fault ends", async (kind, status, text) => {
  const host = "boards-api.greenhouse.io";
  const url = `/${host}/v1/boards/${ofKind("greenhouse").slug}/jobs`;
  await app.inject({ method: "POST", url: "/_sandbox/faults", payload: { kind, host, count: 1 } });
  const faulty = await get(url);
  expect(faulty.statusCode).toBe(status);
  expect(faulty.body).toContain(text);
  expect((await get(url)).json().jobs.length).toBeGreaterThan(0);
});

test("the fault forbidden changes robots.txt alone", async () => {
  const host = "api.lever.co";
  await app.inject({ method: "POST", url: "/_sandbox/faults", payload: { kind: "forbidden", host } });
  expect((await get(`/${host}/robots.txt`)).body).toContain("Disallow: /");
  expect((await get(`/${host}/v0/postings/${ofKind("lever").slug}`)).statusCode).toBe(200);
  await app.inject({ method: "DELETE", url: "/_sandbox/faults" });
  expect((await get(`/${host}/robots.txt`)).body).not.toContain("Disallow");
});

test.each([
  ["a foreign Host", { host: "evil.example" }],
  ["a foreign Origin", { origin: "https://evil.example" }],
])("refuses %s", async (_, headers) => {
  expect((await app.inject({ url: "/api.lever.co/robots.txt", headers })).statusCode).toBe(403);
});

test("refuses an unknown fault", async () => {
  const payload = { kind: "explode", host: "api.lever.co" };
  expect((await app.inject({ method: "POST", url: "/_sandbox/faults", payload })).statusCode).toBe(400);
});

test("without a clock of its own, the boards list the postings of the present day", async () => {
  const sites = hiring.filter(({ board }) => board?.kind === "lever" && !board.slug.includes("://"));
  const present = () =>
    sites.map((company) => samplePostings(company, new Date()).map(({ postedAt }) => postedAt.getTime()));
  const before = present();
  const live = createServer();
  const listed = await Promise.all(
    sites.map(async ({ board }) => {
      const response = await live.inject({ url: `/api.lever.co/v0/postings/${board?.slug}?mode=json` });
      return response.json().map(({ createdAt }: { createdAt: number }) => createdAt);
    }),
  );
  expect([before, present()]).toContainEqual(listed);
});
