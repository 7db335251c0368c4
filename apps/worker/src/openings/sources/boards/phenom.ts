import type { Posting } from "@zodiac-at-work/catalog";
import { z } from "zod";
import { fillGaps } from "../../fill-gaps.ts";
import type { SourcePage, SourceReader, SourceRequest, SourceResponse } from "../../source.ts";
import { describe } from "../fields/description.ts";
import { readJobType } from "../fields/job-type.ts";
import { group, isRecord, line, list, prose, raw, readId, requiredLine } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readAddress } from "../fields/link.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { readAmount } from "../fields/salary.ts";
import { findStatedPay } from "../fields/stated-pay.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { readEmbeddedJson } from "../pages/embedded-json.ts";
import { readHtmlPage } from "../pages/html-page.ts";
import { parseJson } from "../pages/json-page.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { furtherOffsets, isSameEntry } from "./list-entry.ts";
import { completeFromPage, readPostingCompany, readPostingPage } from "./posting-page.ts";

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
    const base = baseOf(response);
    const widget = readWidget(response);
    if (widget !== null && base !== null) return readSearch(widget, base, request);
    const data = dataOf(response);
    if (base === null || !response.body.includes("phApp")) {
      return pageWithout("changed", "The page does not hold the data of a career site, `phApp`.");
    }
    // Other pages show a part of the postings, or none.
    const isSearch = request === undefined || /\/search-results\?from=\d+&s=1$/.test(request.url);
    if (!isSearch) return pageOf({ postings: [], next: [searchRequest(base, 0)] });
    return readSearch(isRecord(data.eagerLoadRefineSearch) ? data.eagerLoadRefineSearch : {}, base, request);
  },

  parseSingle(response, source) {
    const [job, base] = [jobOf(response), baseOf(response)];
    return job !== null && base !== null ? readJob(job, base) : readPostingPage(response, source);
  },

  detailRequest({ url }, { address }) {
    return URL.parse(url)?.host === URL.parse(address)?.host ? { url, accept: "text/html" } : undefined;
  },
  parseDetail(response, posting, source) {
    // Some sites leave the JSON-LD to the page's own scripts.
    const description = describe(jobSchema.safeParse(jobOf(response)).data?.description ?? "");
    if (description === null || readPostingPage(response, source)) return completeFromPage(response, posting, source);
    return fillGaps(posting, { ...posting, description, salary: findStatedPay(description.text) });
  },
  parseDetailName: readPostingCompany,
  isSameEntry,
};

/** What the page holds for its own scripts. */
function dataOf({ body, url }: SourceResponse): Readonly<Record<string, unknown>> {
  const data = readEmbeddedJson(readHtmlPage(body, url)).find(({ name }) => name === "phApp.ddo")?.value;
  return isRecord(data) ? data : {};
}

/** The search as the site's own scripts ask for it: `{ refineSearch: { totalHits, data: { jobs } } }`. */
function readWidget({ body }: SourceResponse): Readonly<Record<string, unknown>> | null {
  const json = parseJson(body);
  if (!("value" in json) || !isRecord(json.value)) return null;
  return isRecord(json.value.refineSearch) ? json.value.refineSearch : null;
}

/** The posting of a page, with its text. */
function jobOf(response: SourceResponse): unknown {
  return detailSchema.parse(dataOf(response)).jobDetail.data.job ?? null;
}

const detailSchema = z.object({ jobDetail: group(z.object({ data: group(z.object({ job: raw })) })) });

/** Returns the address that the search and the postings stand under: `https://careers.acme.com/us/en/`. */
function baseOf({ body, url }: SourceResponse): string | null {
  const stated = readAddress(/"baseUrl"\s*:\s*"([^"\s]{1,500})"/.exec(body)?.[1]?.replaceAll("\\/", "/"));
  if (stated !== null && URL.parse(stated)?.host === URL.parse(url)?.host) return stated.replace(/[?#].*$|\/?$/, "/");
  const [, base] = /^(https:\/\/[^?#]+\/)(?:search-results|job|widgets)(?:[/?#]|$)/.exec(url) ?? [];
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
  multi_location_array: list(z.object({ location: line })),
  description: prose,
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
  const stated = Array.isArray(job.multi_location) ? job.multi_location : [];
  const several = readPlaces(...stated, ...job.multi_location_array.map(({ location }) => location));
  const locations = several.length > 0 ? several : readPlaces(placeOf(job));
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

/** A town without its country, and a country alone, say less than the label of the place: "Remote, United States". */
function placeOf({ cityStateCountry, city, state, country, location }: z.infer<typeof jobSchema>): string | null {
  const isLabel = location !== null && (city === null || (country === null && location.includes(city)));
  const town = city === null && state === null ? null : joinPlace(city, state, country);
  return cityStateCountry ?? (isLabel ? location : (town ?? location ?? country));
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
