import type { Posting, Salary } from "@zodiac-at-work/catalog";
import { load } from "cheerio";
import { z } from "zod";
import { fillGaps } from "../../fill-gaps.ts";
import type { SourceReader } from "../../source.ts";
import { readCountry } from "../fields/countries.ts";
import { describe } from "../fields/description.ts";
import { readJobType } from "../fields/job-type.ts";
import { flag, group, id as idField, isRecord, line, list, name, raw, requiredLine } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readLink } from "../fields/link.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findSalary } from "../fields/salary.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { parseJson } from "../pages/json-page.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { boardHost } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { isSameEntry } from "./list-entry.ts";
import { readPostingPage } from "./posting-page.ts";

/**
 * Breezy: the whole board in one response, a bare list. The text of a posting is on its own page. An unknown board redirects
 * to the site of the maker. Pay is a text for display.
 */
export const breezy: SourceReader = {
  requests(source) {
    const host = boardHost(source, "breezy.hr");
    return host === null ? [] : [{ url: `https://${host}/json`, accept: "application/json" }];
  },

  parse(response, source) {
    const json = parseJson(response.body);
    if ("problem" in json) return pageWithout("changed", json.problem);
    if (!Array.isArray(json.value)) return pageWithout("changed", "The response is no list.");
    const items: readonly unknown[] = json.value;
    const host = boardHost(source, "breezy.hr", response);
    const companyName = items.map((item) => (isRecord(item) && isRecord(item.company) ? item.company.name : null));
    return pageOf({
      ...collectPostings(items, (item) => readJob(item, host)),
      companyName: companyName.map(readLine).find((each) => each !== null) ?? null,
    });
  },

  detailRequest({ url }, source) {
    const host = boardHost(source, "breezy.hr");
    return url.startsWith(`https://${host}/p/`) ? { url, accept: "text/html" } : undefined;
  },

  parseSingle: readPostingPage,

  parseDetail(response, posting, source) {
    const text = describe(load(response.body.slice(0, maxHtml))(".description").first().html() ?? "");
    const page = readPostingPage(response, source);
    const description = text ?? page?.description ?? null;
    if (description === null) throw new UnreadablePosting("The page of the posting has no text.");
    const completed = page ? fillGaps(posting, page) : posting;
    return { ...completed, salary: withCurrency(completed.salary, page?.salary ?? null), description };
  },

  isSameEntry,
};

const maxHtml = 2_000_000;

/** The list states pay in words, "$95,000 – $115,000 / year". The page names the currency of the same amounts. */
function withCurrency(stated: Salary | null, page: Salary | null): Salary | null {
  const isSame = stated?.min === page?.min && stated?.max === page?.max;
  return stated && page && isSame ? { ...stated, currency: stated.currency ?? page.currency } : stated;
}

const place = group(
  z.object({
    name: line,
    city: line,
    state: name,
    country: group(z.object({ id: raw, name: line })),
    is_remote: flag,
    remote_details: name,
  }),
);

const jobSchema = z.object({
  id: idField,
  name: requiredLine,
  url: raw,
  type: group(z.object({ id: raw, name: raw })),
  location: place,
  locations: list(place),
  department: line,
  salary: line,
  published_date: raw,
});

function readJob(item: unknown, host: string | null): Posting {
  const job = jobSchema.parse(item);
  const url = readLink(job.url, host === null ? undefined : `https://${host}/`);
  if (url === null) throw new UnreadablePosting("The posting is incomplete: `url` is missing.");
  const stated = job.locations.length > 0 ? job.locations : [job.location];
  const locations = readPlaces(...stated.map((one) => one.name ?? joinPlace(one.city, one.state, one.country.name)));
  const all = [job.location, ...stated];
  const isRemote = all.some(({ is_remote }) => is_remote === true);
  // "Hybrid" is one of the ways in which a place is remote.
  const isHybrid = all.some(({ remote_details }) => readWorkplace(remote_details) === "hybrid");
  return {
    id: job.id,
    title: job.name,
    locations,
    remote: readRemote({
      mode: isHybrid ? "hybrid" : isRemote ? "remote" : null,
      places: locations,
      countries: stated.map(({ country }) => readCountry(country.id) ?? readCountry(country.name)),
    }),
    department: job.department,
    type: readJobType(job.type.id) ?? readJobType(job.type.name),
    salary: findSalary(job.salary),
    postedDate: readCivilDate(job.published_date),
    url,
    description: null,
  };
}
