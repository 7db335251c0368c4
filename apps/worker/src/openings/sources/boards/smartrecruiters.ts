import type { JobType, Posting, Remote, Salary } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Source, SourceReader, SourceRequest, SourceResponse } from "../../source.ts";
import { countryName, readCountry } from "../fields/countries.ts";
import { readJobType } from "../fields/job-type.ts";
import { flag, group, id, isRecord, line, name, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readLink } from "../fields/link.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { readAmount, readSalary } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { readRemote } from "../fields/workplace.ts";
import { parseJson, readItems, readJsonPage } from "../pages/json-page.ts";
import { pageOf } from "../source-page.ts";
import { boardName, findBoard } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";

const api = "https://api.smartrecruiters.com/v1/companies";
const pageSize = 100;

/**
 * SmartRecruiters: pages of `{ offset, limit, totalFound, content }` without texts; the text of a posting is a request of
 * its own. Pages may overlap while the board changes. An unknown company gets the same response as one without
 * openings. Names are case-sensitive. A single posting is read too.
 * Reference: https://developers.smartrecruiters.com/docs/posting-api
 */
export const smartrecruiters: SourceReader = {
  requests(source) {
    const company = boardName(source);
    return company === null ? [] : [listRequest(company, 0)];
  },

  parse(response, source) {
    return readJsonPage(response, "list `content`", (value) => {
      const found = readItems(value, "content", ["id", "name"]);
      if (!found) return null;
      const { record, items, isSingle } = found;
      return pageOf({
        ...collectPostings(items, (item) => readJob(item, source, response)),
        declared: isSingle ? null : readAmount(record.totalFound),
        isWhole: !isSingle,
        next: isSingle ? [] : nextRequests(record, items.length, source, response),
        companyName: items.map((item) => (isRecord(item) ? nameOf(item.company) : null)).find(Boolean) ?? null,
      });
    });
  },

  detailRequest(posting, source) {
    const company = boardName(source) ?? findBoard(posting.url)?.address ?? "";
    const url = `${api}/${encodeURIComponent(company)}/postings/${encodeURIComponent(posting.id)}`;
    return { url, accept: "application/json" };
  },

  parseDetail(response, posting, source) {
    const json = parseJson(response.body);
    if (!("value" in json) || !isRecord(json.value)) return posting;
    const { postings } = collectPostings([json.value], (item) => readJob(item, source, response));
    const detail = postings.find(({ id }) => id === posting.id);
    if (detail === undefined) return posting;
    const stated = Object.entries(detail).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    );
    return { ...posting, ...Object.fromEntries(stated) };
  },
};

const section = group(z.object({ title: line, text: prose }));

const jobSchema = z.object({
  id,
  name: requiredLine,
  active: flag,
  visibility: raw,
  ref: raw,
  company: group(z.object({ identifier: line })),
  releasedDate: raw,
  location: group(
    z.object({
      city: line,
      region: line,
      country: raw,
      remote: flag,
      hybrid: flag,
      fullLocation: line,
    }),
  ),
  department: name,
  typeOfEmployment: group(z.object({ id: line, label: line })),
  compensation: group(z.object({ min: raw, max: raw, currency: raw, period: raw })),
  postingUrl: raw,
  applyUrl: raw,
  jobAd: group(
    z.object({
      sections: group(
        z.object({
          companyDescription: section,
          jobDescription: section,
          qualifications: section,
          additionalInformation: section,
        }),
      ),
    }),
  ),
});

type Job = z.infer<typeof jobSchema>;

function listRequest(company: string, offset: number): SourceRequest {
  const url = `${api}/${encodeURIComponent(company)}/postings?limit=${pageSize}&offset=${offset}`;
  return { url, accept: "application/json" };
}

/** The next page, one at a time, until the pages reach `totalFound` or one has nothing. */
function nextRequests(page: Record<string, unknown>, found: number, source: Source, response: SourceResponse) {
  const company = boardName(source, response);
  const requested = URL.parse(response.url)?.searchParams.get("offset");
  const offset = Math.max(readAmount(page.offset) ?? 0, readAmount(requested) ?? 0) + found;
  const isLast = found === 0 || offset >= (readAmount(page.totalFound) ?? 0);
  return isLast || company === null ? [] : [listRequest(company, offset)];
}

function nameOf(company: unknown): string | null {
  return isRecord(company) ? readLine(company.name) : null;
}

function readJob(item: unknown, source: Source, response: SourceResponse): Posting | null {
  const job = jobSchema.parse(item);
  if (job.active === false || (typeof job.visibility === "string" && /^(?:internal|private)$/i.test(job.visibility))) {
    return null;
  }
  const { location } = job;
  const country = readCountry(location.country);
  const place = location.fullLocation ?? joinPlace(location.city, location.region, country && countryName(country));
  const places = readPlaces(place);
  return {
    id: job.id,
    title: job.name,
    locations: places,
    remote: readWhere(job, places, country),
    department: job.department,
    type: readType(job),
    salary: readPay(job),
    postedDate: readCivilDate(job.releasedDate),
    url: readUrl(job, source, response),
    description: describeJob(job),
  };
}

/** Two flags that are false do not say that the work is on site: that is how they are set by default. */
function readWhere({ location }: Job, places: string[], country: string | null): Remote | null {
  const mode = location.hybrid === true ? "hybrid" : location.remote === true ? "remote" : null;
  return readRemote({ mode, places, countries: [country] });
}

/** `permanent` is what the service calls full-time. */
function readType({ typeOfEmployment }: Job): JobType | null {
  return (
    readJobType(typeOfEmployment.label) ??
    (typeOfEmployment.id === "permanent" ? "full-time" : readJobType(typeOfEmployment.id))
  );
}

function readPay({ compensation: { min, max, currency, period } }: Job): Salary | null {
  return readSalary({ min, max, currency, period });
}

/** `ref` is an address of the API, not for readers, but it names the company. */
function readUrl(job: Job, source: Source, response: SourceResponse): string {
  const stated = readLink(job.postingUrl);
  if (stated !== null) return stated;
  const ofRef = typeof job.ref === "string" ? findBoard(job.ref) : null;
  const company = job.company.identifier ?? ofRef?.address ?? boardName(source, response);
  const built =
    company && `https://jobs.smartrecruiters.com/${encodeURIComponent(company)}/${encodeURIComponent(job.id)}`;
  const url = built || readLink(job.applyUrl);
  if (!url) throw new UnreadablePosting("The posting has no address, and the company's identifier is unknown.");
  return url;
}

function describeJob({ jobAd: { sections } }: Job): Posting["description"] {
  const { companyDescription, jobDescription, qualifications, additionalInformation } = sections;
  return describeSections(
    [companyDescription, jobDescription, qualifications, additionalInformation].map(({ title, text }) => ({
      title,
      html: text,
    })),
  );
}
