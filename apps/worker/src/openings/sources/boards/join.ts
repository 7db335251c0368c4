import type { Posting } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { SourceReader, SourceRequest } from "../../source.ts";
import { readCountry } from "../fields/countries.ts";
import { readJobType } from "../fields/job-type.ts";
import { group, id as idField, isRecord, line, name, raw, requiredLine } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readAmount } from "../fields/salary.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { readEmbeddedJson } from "../pages/embedded-json.ts";
import { readHtmlPage } from "../pages/html-page.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { boardName } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { furtherOffsets, isSameEntry } from "./list-entry.ts";
import { completeFromPage, readPostingPage } from "./posting-page.ts";

/**
 * Join: pages of a company with five postings each and the total, in the data of the page for its own scripts,
 * `__NEXT_DATA__`. Text, pay and date are in the JSON-LD of the posting's own page.
 */
export const join: SourceReader = {
  requests(source) {
    const company = boardName(source);
    return company === null ? [] : [pageRequest(company, 1)];
  },

  parse(response, source, request) {
    const data = readEmbeddedJson(readHtmlPage(response.body, response.url));
    const state = stateOf(data.find((each) => each.name === "__NEXT_DATA__")?.value);
    if (state === null) return pageWithout("changed", "The page has no list `jobs.items` in `__NEXT_DATA__`.");
    const { company, items, pagination } = state;
    const domain = readLine(company.domain);
    const slug = boardName(source, response) ?? domain;
    // The site shows another company for one that it does not know yet.
    if (domain !== null && slug !== null && domain.toLowerCase() !== slug.toLowerCase()) {
      return pageWithout("changed", `The page is that of another company, "${domain}".`);
    }
    const page = collectPostings(items, (item) => readJob(item, slug));
    const isFurther = Number(URL.parse(request?.url ?? "")?.searchParams.get("page") ?? 1) > 1;
    if (isFurther || slug === null) return pageOf(page);
    const total = readAmount(pagination.total) ?? readAmount(pagination.rowCount);
    const next = furtherOffsets(total ?? 0, items.length).map((_, index) => pageRequest(slug, index + 2));
    const gap = total === null && items.length > 0 ? "The board does not say how many postings it has." : null;
    return pageOf({ ...page, declared: total, gap, next, companyName: readLine(company.name) });
  },

  parseSingle: readPostingPage,

  detailRequest({ url }, source) {
    const company = boardName(source);
    return company !== null && url.startsWith(`${companyUrl(company)}/`) ? { url, accept: "text/html" } : undefined;
  },
  parseDetail: completeFromPage,
  isSameEntry,
};

function companyUrl(company: string): string {
  return `https://join.com/companies/${encodeURIComponent(company)}`;
}

function pageRequest(company: string, page: number): SourceRequest {
  return { url: `${companyUrl(company)}?page=${page}`, accept: "text/html" };
}

interface State {
  company: Readonly<Record<string, unknown>>;
  items: readonly unknown[];
  pagination: Readonly<Record<string, unknown>>;
}

function stateOf(data: unknown): State | null {
  const state = ["props", "pageProps", "initialState"].reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : undefined),
    data,
  );
  if (!isRecord(state) || !isRecord(state.jobs) || !Array.isArray(state.jobs.items)) return null;
  const { items, pagination } = state.jobs;
  return {
    company: isRecord(state.company) ? state.company : {},
    items,
    pagination: isRecord(pagination) ? pagination : {},
  };
}

const jobSchema = z.object({
  id: idField,
  idParam: idField,
  title: requiredLine,
  city: group(z.object({ cityName: line, countryName: line })),
  country: group(z.object({ name: line, iso3166: raw })),
  workplaceType: raw,
  employmentType: name,
  category: name,
});

function readJob(item: unknown, company: string | null): Posting {
  const job = jobSchema.parse(item);
  if (company === null) throw new UnreadablePosting("The address of the board is unknown.");
  if (!/^\d{1,15}(?:-[\w-]{1,200})?$/.test(job.idParam)) {
    throw new UnreadablePosting("The `idParam` of the posting does not look like one.");
  }
  const country = job.city.countryName ?? job.country.name;
  const locations = readPlaces(joinPlace(job.city.cityName, country));
  return {
    id: job.id,
    title: job.title,
    locations,
    remote: readRemote({
      mode: readWorkplace(job.workplaceType),
      places: locations,
      countries: [readCountry(job.country.iso3166) ?? readCountry(country)],
    }),
    department: job.category,
    type: readJobType(job.employmentType),
    salary: null,
    postedDate: null,
    url: `${companyUrl(company)}/${job.idParam}`,
    description: null,
  };
}
