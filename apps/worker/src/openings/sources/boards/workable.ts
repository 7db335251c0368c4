import type { Posting, Remote, Workplace } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Source, SourceReader, SourceResponse } from "../../source.ts";
import { readCountry } from "../fields/countries.ts";
import { readJobType } from "../fields/job-type.ts";
import { flag, group, id, isRecord, line, list, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readLink } from "../fields/link.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { readAmount } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { readJsonPage } from "../pages/json-page.ts";
import { pageOf } from "../source-page.ts";
import { boardName } from "./board-address.ts";
import { collectPostings } from "./collect-postings.ts";

const host = "https://apply.workable.com";

/**
 * Workable: the widget's response `{ name, jobs }`, with one record for each place of a job and one `shortcode` for all
 * of them. Pages of the third version, `{ total, results, nextPage }`, and a single job are read too.
 */
export const workable: SourceReader = {
  requests(source) {
    const account = boardName(source);
    const url = `${host}/api/v1/widget/accounts/${encodeURIComponent(account ?? "")}?details=true`;
    return account === null ? [] : [{ url, accept: "application/json" }];
  },

  parse(response, source) {
    return readJsonPage(response, "list `jobs`", (value) => {
      if (!isRecord(value)) return null;
      const isSingle = !("jobs" in value) && !("results" in value) && "shortcode" in value && "title" in value;
      const jobs = isSingle ? [value] : (value.jobs ?? value.results);
      if (!Array.isArray(jobs)) return null;
      return pageOf({
        ...collectPostings(jobs, (item: unknown) => readJob(item, source, response)),
        declared: readAmount(value.total),
        isWhole: !isSingle,
        next: nextRequests(value.nextPage, source, response),
        companyName: isSingle ? null : readLine(value.name),
      });
    });
  },
};

const place = z.object({ country: line, countryCode: raw, city: line, region: line, hidden: flag });

const jobSchema = z.object({
  shortcode: id,
  title: requiredLine,
  url: raw,
  published_on: raw,
  published: raw,
  telecommuting: flag,
  remote: flag,
  workplace: raw,
  employment_type: raw,
  type: raw,
  department: raw,
  city: line,
  state: line,
  country: line,
  location: group(place),
  locations: list(place),
  description: prose,
  requirements: prose,
  benefits: prose,
});

type Job = z.infer<typeof jobSchema>;

/** The third version pages by a token. */
function nextRequests(token: unknown, source: Source, response: SourceResponse) {
  const account = boardName(source, response);
  if (typeof token !== "string" || token === "" || account === null) return [];
  const url = `${host}/api/v3/accounts/${encodeURIComponent(account)}/jobs`;
  return [{ url, json: { token }, accept: "application/json" }];
}

function readJob(item: unknown, source: Source, response: SourceResponse): Posting {
  const job = jobSchema.parse(item);
  const places = readPlaces(...placesOf(job));
  return {
    id: job.shortcode,
    title: job.title,
    locations: places,
    remote: readWhere(job, places),
    department:
      [job.department]
        .flat()
        .map(readLine)
        .find((each) => each !== null) ?? null,
    type: readJobType(job.employment_type) ?? readJobType(job.type),
    salary: null,
    postedDate: readCivilDate(job.published_on) ?? readCivilDate(job.published),
    url: readUrl(job, source, response),
    description: describeSections([
      { html: job.description },
      { title: "Requirements", html: job.requirements },
      { title: "Benefits", html: job.benefits },
    ]),
  };
}

/** A hidden place must not be shown, nor the job's own fields, because they repeat it. */
function placesOf(job: Job): (string | null)[] {
  const { city, state, country } = job;
  const own =
    joinPlace(city, state === "published" ? null : state, country) ??
    (job.location.hidden ? null : nameOf(job.location));
  if (job.locations.length === 0) return [own];
  const shown = shownSites(job);
  // The places of a remote job may lack the city that the job itself names.
  const hasOwnCity = shown.length === job.locations.length && (city ?? job.location.city) !== null;
  const isWithoutCity = (site: Job["locations"][number]) =>
    site.city === null && (site.country === null || site.country === (country ?? job.location.country));
  const named = shown
    .map((site) => (hasOwnCity && isWithoutCity(site) ? own : nameOf(site)))
    .filter((each) => each !== null);
  return named.length > 0 || shown.length === 0 ? named : [own];
}

function nameOf({ city, region, country }: z.infer<typeof place>): string | null {
  return joinPlace(city, region, country);
}

function shownSites(job: Job): Job["locations"] {
  return (job.locations.length > 0 ? job.locations : [job.location]).filter((site) => site.hidden !== true);
}

/** `telecommuting: false` may mean on site or hybrid. */
function readWhere(job: Job, places: string[]): Remote | null {
  const isRemote = job.telecommuting === true || job.remote === true;
  const mode: Workplace | null = readWorkplace(job.workplace) ?? (isRemote ? "remote" : null);
  const countries = shownSites(job).map((site) => readCountry(site.countryCode) ?? readCountry(site.country));
  const own = job.locations.length > 0 ? [] : [readCountry(job.country)];
  return readRemote({ mode, places, countries: [...countries, ...own] });
}

function readUrl(job: Job, source: Source, response: SourceResponse): string {
  const account = boardName(source, response);
  const path = account === null ? "" : `${encodeURIComponent(account)}/`;
  return readLink(job.url) ?? `${host}/${path}j/${encodeURIComponent(job.shortcode)}/`;
}
