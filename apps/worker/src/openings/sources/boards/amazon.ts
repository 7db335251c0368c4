import type { Posting } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { SourceReader, SourceRequest } from "../../source.ts";
import { readCountry } from "../fields/countries.ts";
import { readJobType } from "../fields/job-type.ts";
import { id as idField, isRecord, line, prose, raw, readId, requiredLine } from "../fields/json-fields.ts";
import { readLink } from "../fields/link.ts";
import { readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findSalary, readAmount } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { readRemote } from "../fields/workplace.ts";
import { parseJson, readJsonPage } from "../pages/json-page.ts";
import { pageOf } from "../source-page.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { furtherOffsets } from "./list-entry.ts";

const site = "https://www.amazon.jobs";
const pageSize = 100;
/** The search sends no postings after this one, and states this total for any larger one. */
const window = 10_000;

/**
 * The careers site of Amazon: pages of `{ hits, jobs, facets }` with texts, for GET requests. A search with more than 10,000
 * postings is read by business category, and by country if the counts of the categories do not add up.
 */
export const amazon: SourceReader = {
  requests: () => [listRequest("", 0)],

  parse(response, _, request) {
    return readJsonPage(response, "list `jobs`", (value) => {
      if (!isRecord(value) || !Array.isArray(value.jobs)) return null;
      const items: readonly unknown[] = value.jobs;
      const { slice, offset } = queryOf(request?.url ?? "");
      const page = { ...collectPostings(items, readJob, idOf), companyName: "Amazon" };
      const total = offset === 0 ? readAmount(value.hits) : null;
      if (total === null) return pageOf(page);
      const slices = slice === "" && total >= window ? slicesOf(value.facets) : null;
      if (slices)
        return pageOf({ ...page, declared: slices.total, next: slices.values.map((each) => listRequest(each, 0)) });
      const next = furtherOffsets(Math.min(total, window), items.length).map((each) => listRequest(slice, each));
      const gap = total >= window ? `The site sends no more than ${window} postings of a search.` : null;
      return pageOf({ ...page, declared: slice === "" ? total : null, gap, next });
    });
  },
};

function listRequest(slice: string, offset: number): SourceRequest {
  const facets = offset === 0 && slice === "" ? facetNames.map((name) => `&facets[]=${name}`).join("") : "";
  const url = `${site}/en/search.json?result_limit=${pageSize}&offset=${offset}&sort=recent${slice}${facets}`;
  return { url, accept: "application/json" };
}

function queryOf(url: string): { slice: string; offset: number } {
  const slice = /&(?:business_category|normalized_country_code)\[\]=[\w-]+/.exec(url)?.[0] ?? "";
  return { slice, offset: Number(/[?&]offset=(\d{1,6})/.exec(url)?.[1] ?? 0) };
}

const facetNames = ["business_category", "normalized_country_code"] as const;

/** Returns the values of the first facet that splits the board into parts that can be read, and what they add up to. */
function slicesOf(facets: unknown): { values: string[]; total: number } | null {
  if (!isRecord(facets)) return null;
  for (const name of facetNames) {
    const list = facets[`${name}_facet`];
    const entries = (Array.isArray(list) ? list : []).flatMap((entry) =>
      isRecord(entry) ? Object.entries(entry) : [],
    );
    const isSplit = entries.length > 0 && entries.every(([value, count]) => isValue.test(value) && isPart(count));
    if (isSplit) {
      const total = entries.reduce((sum, [, count]) => sum + Number(count), 0);
      return { values: entries.map(([value]) => `&${name}[]=${value}`), total };
    }
  }
  return null;
}

const isValue = /^[\w-]{1,80}$/;

function isPart(count: unknown): boolean {
  return typeof count === "number" && Number.isInteger(count) && count > 0 && count < window;
}

const jobSchema = z.object({
  id_icims: idField,
  title: requiredLine,
  job_path: raw,
  normalized_location: line,
  location: line,
  locations: raw,
  country_code: raw,
  job_category: line,
  job_schedule_type: raw,
  posted_date: raw,
  salary: line,
  description: prose,
  basic_qualifications: prose,
  preferred_qualifications: prose,
});

const placeSchema = z.object({ normalizedLocation: line, location: line, type: raw });

function readJob(item: unknown): Posting {
  const job = jobSchema.parse(item);
  const url = readLink(job.job_path, `${site}/`);
  if (url === null || !url.startsWith(`${site}/`)) {
    throw new UnreadablePosting("The posting is incomplete: `job_path` is missing, or leads to another site.");
  }
  const stated = placesOf(job.locations);
  const names = stated.map((place) => place.normalizedLocation ?? place.location);
  const locations = readPlaces(job.normalized_location ?? job.location, ...names);
  // The site calls remote work virtual.
  const isRemote = stated.length > 0 && stated.every(({ type }) => type === "VIRTUAL");
  return {
    id: job.id_icims,
    title: job.title,
    locations,
    remote: readRemote({
      mode: isRemote ? "remote" : null,
      places: locations,
      countries: [readCountry(job.country_code)],
    }),
    department: job.job_category,
    type: readJobType(job.job_schedule_type),
    salary: findSalary(job.salary),
    postedDate: readCivilDate(job.posted_date),
    url,
    description: describeSections([
      { html: job.description },
      { title: "Basic qualifications", html: job.basic_qualifications },
      { title: "Preferred qualifications", html: job.preferred_qualifications },
    ]),
  };
}

/** Each place is JSON in a string. */
function placesOf(value: unknown): z.infer<typeof placeSchema>[] {
  return (Array.isArray(value) ? value.slice(0, 100) : []).flatMap((place) => {
    const json = typeof place === "string" ? parseJson(place) : { value: place };
    return "value" in json && isRecord(json.value) ? [placeSchema.parse(json.value)] : [];
  });
}

function idOf(item: unknown): string | null {
  return isRecord(item) ? readId(item.id_icims) : null;
}
