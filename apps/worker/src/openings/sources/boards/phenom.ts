import type { Posting } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { SourcePage, SourceReader, SourceRequest, SourceResponse } from "../../source.ts";
import { readJobType } from "../fields/job-type.ts";
import { isRecord, line, raw, readId, requiredLine } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readAddress } from "../fields/link.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { readAmount } from "../fields/salary.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { readEmbeddedJson } from "../pages/embedded-json.ts";
import { readHtmlPage } from "../pages/html-page.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { furtherOffsets, isSameEntry } from "./list-entry.ts";
import { completeFromPage, readPostingCompany } from "./posting-page.ts";

/** A page has ten postings, and a host is asked no more than a thousand times in a run. */
const mostPages = 900;

/**
 * Phenom: pages of a career site hold their data in a script, `phApp.ddo`. Those of the search have ten postings each and
 * the total, without texts; the text is in the JSON-LD of the posting's own page. Any page of the site names the address
 * that the search stands under, so the address may be the site, or the part for a country: `https://careers.acme.com/us/en`.
 */
export const phenom: SourceReader = {
  requests: ({ address }) => (URL.canParse(address) ? [{ url: address, accept: "text/html" }] : []),

  parse(response, _, request) {
    const page = readHtmlPage(response.body, response.url);
    const data = readEmbeddedJson(page).find(({ name }) => name === "phApp.ddo")?.value;
    const base = baseOf(response);
    if (base === null || !response.body.includes("phApp")) {
      return pageWithout("changed", "The page does not hold the data of a career site, `phApp`.");
    }
    // Other pages show a part of the postings, or none.
    const isSearch = request === undefined || /\/search-results\?from=\d+&s=1$/.test(request.url);
    if (!isSearch) return pageOf({ postings: [], next: [searchRequest(base, 0)] });
    const search = isRecord(data) ? data.eagerLoadRefineSearch : undefined;
    return readSearch(isRecord(search) ? search : {}, base, request);
  },

  detailRequest({ url }, { address }) {
    return URL.parse(url)?.host === URL.parse(address)?.host ? { url, accept: "text/html" } : undefined;
  },
  parseDetail: completeFromPage,
  parseDetailName: readPostingCompany,
  isSameEntry,
};

/** Returns the address that the search and the postings stand under: `https://careers.acme.com/us/en/`. */
function baseOf({ body, url }: SourceResponse): string | null {
  const stated = readAddress(/"baseUrl"\s*:\s*"([^"\s]{1,500})"/.exec(body)?.[1]?.replaceAll("\\/", "/"));
  if (stated !== null && URL.parse(stated)?.host === URL.parse(url)?.host) return stated.replace(/[?#].*$|\/?$/, "/");
  const [, base] = /^(https:\/\/[^?#]+\/)search-results(?:[/?#]|$)/.exec(url) ?? [];
  return base ?? null;
}

function searchRequest(base: string, from: number): SourceRequest {
  return { url: `${base}search-results?from=${from}&s=1`, accept: "text/html" };
}

function readSearch(
  search: Readonly<Record<string, unknown>>,
  base: string,
  request: SourceRequest | undefined,
): SourcePage {
  const jobs = isRecord(search.data) ? search.data.jobs : undefined;
  if (!Array.isArray(jobs)) return pageWithout("changed", "The page has no list `eagerLoadRefineSearch.data.jobs`.");
  const items: readonly unknown[] = jobs;
  const page = pageOf({
    ...collectPostings(items, (item) => readJob(item, base), idOf),
    companyName: companyOf(items),
  });
  if (/[?&]from=[1-9]/.test(request?.url ?? "")) return page;
  const total = readAmount(search.totalHits);
  const offsets = total === null ? [] : furtherOffsets(total, items.length);
  const gap =
    total === null && items.length > 0
      ? "The board does not say how many postings it has."
      : offsets.length >= mostPages
        ? `The board has ${total} postings, more than one check reads.`
        : null;
  return {
    ...page,
    declared: total,
    gap,
    next: offsets.slice(0, mostPages - 1).map((from) => searchRequest(base, from)),
  };
}

const jobSchema = z.object({
  title: requiredLine,
  category: raw,
  type: raw,
  jobType: raw,
  city: line,
  state: line,
  country: line,
  cityStateCountry: line,
  location: line,
  multi_location: raw,
  remoteType: raw,
  locationType: raw,
  workplaceType: raw,
  remote: raw,
  postedDate: raw,
});

function readJob(item: unknown, base: string): Posting {
  const job = jobSchema.parse(item);
  const id = idOf(item);
  if (id === null || !/^[\w.-]{1,128}$/.test(id)) {
    throw new UnreadablePosting("The `jobId` of the posting does not look like an id of the service.");
  }
  const several = readPlaces(...(Array.isArray(job.multi_location) ? job.multi_location : []));
  // A country alone says less than the label of the place, which may be "Remote, United States".
  const town = job.city === null && job.state === null ? null : joinPlace(job.city, job.state, job.country);
  const place = job.cityStateCountry ?? town ?? job.location ?? job.country;
  const locations = several.length > 0 ? several : readPlaces(place);
  const mode = [job.remoteType, job.locationType, job.workplaceType, job.remote]
    .map(readWorkplace)
    .find((workplace) => workplace !== null);
  return {
    id,
    title: job.title,
    locations,
    remote: readRemote({ mode: mode ?? null, places: locations }),
    department: readLine([job.category].flat()[0]),
    type: readJobType(job.type ?? job.jobType),
    salary: null,
    postedDate: readCivilDate(job.postedDate),
    url: `${base}job/${id}/${job.title.replaceAll(/[^A-Za-z\d]+/g, "-").replaceAll(/^-|-$/g, "") || "job"}`,
    description: null,
  };
}

function idOf(item: unknown): string | null {
  return isRecord(item) ? (readId(item.jobId) ?? readId(item.reqId) ?? readId(item.jobSeqNo)) : null;
}

/** Returns the company that all postings name. */
function companyOf(items: readonly unknown[]): string | null {
  const names = new Set(items.map((item) => (isRecord(item) ? readLine(item.companyName) : null)));
  const [name] = names.size === 1 ? names : [];
  return name ?? null;
}
