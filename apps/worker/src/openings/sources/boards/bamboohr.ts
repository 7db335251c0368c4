import type { Posting, Workplace } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { SourceReader, SourceResponse } from "../../source.ts";
import { readJobType } from "../fields/job-type.ts";
import { flag, group, id as idField, isRecord, line, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readLink } from "../fields/link.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findSalary, readAmount } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { findStatedPay } from "../fields/stated-pay.ts";
import { readRemote } from "../fields/workplace.ts";
import { parseJson, readJsonPage } from "../pages/json-page.ts";
import { pageOf } from "../source-page.ts";
import { boardHost } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { isSameEntry } from "./list-entry.ts";

/**
 * BambooHR: the whole board in one response, `{ result, meta: { totalCount } }`. Text, pay and date of a posting are a
 * request of its own. An unknown board redirects to the site of the maker.
 */
export const bamboohr: SourceReader = {
  requests(source) {
    const host = boardHost(source, "bamboohr.com");
    return host === null ? [] : [{ url: `https://${host}/careers/list`, accept: "application/json" }];
  },

  parse(response, source) {
    return readJsonPage(response, "list `result`", (value) => {
      if (!isRecord(value) || !Array.isArray(value.result)) return null;
      const host = boardHost(source, "bamboohr.com", response);
      const items: readonly unknown[] = value.result;
      const declared = isRecord(value.meta) ? readAmount(value.meta.totalCount) : null;
      return pageOf({ ...collectPostings(items, (item) => readJob(item, host)), declared });
    });
  },

  detailRequest({ url }, source) {
    const host = boardHost(source, "bamboohr.com");
    return url.startsWith(`https://${host}/careers/`)
      ? { url: `${url}/detail`, accept: "application/json" }
      : undefined;
  },

  parseSingle(response, source) {
    const opening = readOpening(response);
    const link = readLink(opening.jobOpeningShareUrl) ?? response.url;
    const id = /\/careers\/(\d{1,12})(?:\/|$)/.exec(link)?.[1];
    const host = boardHost(source, "bamboohr.com", response);
    return id === undefined ? null : readJob({ ...opening, id }, host);
  },

  parseDetail(response, posting) {
    const opening = readOpening(response);
    const description = describeSections([{ html: opening.description }]);
    const places = placesOf(opening);
    const locations = places.length > 0 ? places : posting.locations;
    return {
      ...posting,
      locations,
      remote: readRemoteOf(opening, locations) ?? posting.remote,
      salary: findSalary(opening.compensation) ?? findStatedPay(description?.text),
      postedDate: readCivilDate(opening.datePosted),
      description,
    };
  },

  isSameEntry,

  nameRequest(source) {
    const host = boardHost(source, "bamboohr.com") ?? "";
    return { url: `https://${host}/careers/company-info`, accept: "application/json" };
  },

  parseName({ body }) {
    const json = parseJson(body);
    return "value" in json && isRecord(json.value) && isRecord(json.value.result)
      ? readLine(json.value.result.name)
      : null;
  },
};

const place = group(z.object({ city: line, state: line, province: line, country: line, addressCountry: line }));
const fields = {
  location: place,
  atsLocation: place,
  locationType: raw,
  isRemote: flag,
  employmentStatusLabel: raw,
  departmentLabel: line,
};

const jobSchema = z.object({ ...fields, id: idField, jobOpeningName: requiredLine });

const openingSchema = z.object({
  ...fields,
  jobOpeningName: line,
  jobOpeningShareUrl: raw,
  description: prose,
  compensation: line,
  datePosted: raw,
});

type Stated = Pick<z.infer<typeof openingSchema>, keyof typeof fields>;

function readJob(item: unknown, host: string | null): Posting {
  const job = jobSchema.parse(item);
  if (host === null) throw new UnreadablePosting("The address of the board is unknown.");
  if (!/^\d{1,12}$/.test(job.id)) throw new UnreadablePosting("The `id` of the posting is no number.");
  const locations = placesOf(job);
  return {
    id: job.id,
    title: job.jobOpeningName,
    locations,
    remote: readRemoteOf(job, locations),
    department: job.departmentLabel,
    type: readJobType(job.employmentStatusLabel),
    salary: null,
    postedDate: null,
    url: `https://${host}/careers/${job.id}`,
    description: null,
  };
}

/** The place is in one of two fields; the other one is full of nulls. */
function placesOf({ location, atsLocation }: Stated): string[] {
  const [found] = [location, atsLocation]
    .map(({ city, state, province, country, addressCountry }) =>
      joinPlace(city, state ?? province, addressCountry ?? country),
    )
    .filter((each) => each !== null);
  return readPlaces(found);
}

function readRemoteOf({ locationType, isRemote }: Stated, places: string[]) {
  const mode = modes.get(String(locationType)) ?? (isRemote === true ? "remote" : null);
  return readRemote({ mode, places });
}

const modes = new Map<string, Workplace>([
  ["0", "on-site"],
  ["1", "remote"],
  ["2", "hybrid"],
]);

function readOpening({ body }: SourceResponse): z.infer<typeof openingSchema> {
  const json = parseJson(body);
  const result = "value" in json && isRecord(json.value) ? json.value.result : undefined;
  const opening = isRecord(result) ? result.jobOpening : undefined;
  if (!isRecord(opening)) throw new UnreadablePosting("The detail has no `jobOpening`.");
  return openingSchema.parse(opening);
}
