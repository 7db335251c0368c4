import { type Board, type BoardBody, dayOf, escapeMarkup, html, json, xml } from "./board.ts";
import { jobPage } from "./page-boards.ts";
import type { SamplePosting } from "./sample-postings.ts";

/** `…oraclecloud.com/hcmRestApi/resources/latest/{resource}`, whose parameters stand in one, `finder`. */
export function oracle(board: Board, resource: string | undefined): BoardBody | undefined {
  const { company, postings, declared, query } = board;
  const finder = query.finder ?? "";
  const jobs = postings.map((one) => ({
    Id: `${one.id}`,
    Title: one.title,
    PostedDate: dayOf(one.postedAt),
    PrimaryLocation: one.location,
    PrimaryLocationCountry: one.countryCode,
    WorkplaceTypeCode: { "on-site": "ORA_ON_SITE", hybrid: "ORA_HYBRID", remote: "ORA_REMOTE" }[one.workplace],
    JobSchedule: one.type === "part-time" ? "Part time" : "Full time",
    Organization: one.department,
    ExternalDescriptionStr: one.html,
  }));
  if (resource === "recruitingCEJobRequisitionDetails") {
    const job = jobs.find(({ Id }) => finder.includes(`Id="${Id}"`));
    return json({ items: job ? [job] : [] });
  }
  if (resource !== "recruitingCEJobRequisitions") return undefined;
  const [offset, limit] = [/offset=(\d+)/, /limit=(\d+)/].map((part) => Number(part.exec(finder)?.[1] ?? 0));
  const requisitionList = jobs
    .slice(offset, (offset ?? 0) + (limit ?? 0))
    .map((job) => ({ ...job, ExternalDescriptionStr: undefined }));
  return json({ items: [{ TotalJobsCount: declared, requisitionList }], site: company.name });
}

/** A careers site of Eightfold: `/careers`, `/api/pcsx/search` and `/careers/job/{id}`. */
export function eightfold(board: Board, parts: readonly string[], site: string): BoardBody | undefined {
  const { company, postings, declared, query } = board;
  if (parts[0] === "api") {
    const start = Number(query.start ?? 0);
    const positions = postings.slice(start, start + 10).map((one) => ({
      id: one.id,
      name: one.title,
      locations: [one.location],
      department: one.department,
      postedTs: Math.floor(one.postedAt.getTime() / 1000),
      workLocationOption: { "on-site": "onsite", hybrid: "hybrid", remote: "remote_local" }[one.workplace],
    }));
    return json({ status: 200, data: { count: declared, positions } });
  }
  if (parts[1] === "job") return pageOf(board, parts[2], (one) => `${site}/careers/job/${one.id}`);
  const data = escapeMarkup(JSON.stringify({ domain: company.website }));
  return html(`<!doctype html><html lang="en"><head><title>Careers at ${escapeMarkup(company.name)}</title></head>
<body><code id="pcsx-data" style="display:none">${data}</code></body></html>`);
}

/** A career site of SuccessFactors: `/googlefeed.xml`, and `/job/{title}/{id}/` with the date. */
export function successfactors(board: Board, parts: readonly string[], site: string): BoardBody | undefined {
  const { company, postings } = board;
  const name = escapeMarkup(company.name);
  if (parts[0] === "googlefeed.xml") {
    const items = postings.map(
      (one) => `<item><title>${escapeMarkup(`${one.title} (${one.location})`)}</title>
<description><![CDATA[${one.html}]]></description><link>${jobUrl(one, site)}</link><guid isPermaLink="false">${one.id}</guid>
<g:id>${one.id}</g:id><g:employer>${name}</g:employer><g:job_function>${escapeMarkup(one.department)}</g:job_function>
<g:location>${escapeMarkup(one.location)}</g:location></item>`,
    );
    return xml(`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${name}</title>${items.join("")}</channel></rss>`);
  }
  return parts[0] === "job" ? pageOf(board, parts[2], (one) => jobUrl(one, site)) : undefined;
}

function jobUrl({ id, title }: SamplePosting, site: string): string {
  return `${site}/job/${slugOf(title)}/${id}/`;
}

/** A board of iCIMS: `/sitemap.xml`, and `/jobs/{id}/{title}/job`, whose posting stands in a frame. */
export function icims(board: Board, parts: readonly string[], site: string): BoardBody | undefined {
  const url = (one: SamplePosting) => `${site}/jobs/${one.id}/${slugOf(one.title)}/job`;
  if (parts[0] === "sitemap.xml") {
    const entries = board.postings.map(
      (one) => `<url><loc>${url(one)}</loc><lastmod>${dayOf(one.postedAt)}</lastmod></url>`,
    );
    return xml(`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${site}/jobs/intro</loc></url>${entries.join("")}</urlset>`);
  }
  if (parts[0] !== "jobs" || parts[3] !== "job") return undefined;
  return board.query.in_iframe === "1"
    ? pageOf(board, parts[1], url)
    : html(
        `<!doctype html><html lang="en"><head><title>Job</title></head><body><iframe src="?in_iframe=1"></iframe></body></html>`,
      );
}

/** A career site of Phenom: every page holds `phApp`, `/us/en/search-results` also ten postings. */
export function phenom(board: Board, parts: readonly string[], site: string): BoardBody | undefined {
  const { company, postings, declared, query } = board;
  const base = `${site}/us/en/`;
  if (parts[2] === "job") return pageOf(board, parts[3], (one) => `${base}job/${one.id}/${slugOf(one.title)}`);
  const from = Number(query.from ?? 0);
  const jobs = postings.slice(from, from + 10).map((one) => ({
    jobId: `${one.id}`,
    title: one.title,
    companyName: company.name,
    cityStateCountry: one.location,
    category: one.department,
    type: one.type === "part-time" ? "Part time" : "Full time",
    postedDate: `${dayOf(one.postedAt)}T00:00:00.000+0000`,
  }));
  const isSearch = parts[2] === "search-results";
  const data = isSearch ? { eagerLoadRefineSearch: { status: 200, totalHits: declared, data: { jobs } } } : {};
  const script = JSON.stringify(data).replaceAll("<", "\\u003c");
  return html(`<!doctype html><html lang="en"><head><title>Careers at ${escapeMarkup(company.name)}</title>
<script>var phApp = phApp || {"baseUrl":"${base}"}; phApp.ddo = ${script}; phApp.experimentData = {};</script></head>
<body></body></html>`);
}

function pageOf(
  { company, postings }: Board,
  id: string | undefined,
  urlOf: (posting: SamplePosting) => string,
): BoardBody | undefined {
  const posting = postings.find((one) => `${one.id}` === id);
  return posting && jobPage(company, posting, urlOf(posting));
}

export function slugOf(title: string): string {
  return title.replaceAll(/[^A-Za-z0-9]+/g, "-");
}
