import type { Posting } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Source, SourceReader, SourceResponse } from "../../source.ts";
import { readCountry } from "../fields/countries.ts";
import { readJobType } from "../fields/job-type.ts";
import {
  group,
  id as idField,
  isRecord,
  line,
  list,
  name,
  prose,
  raw,
  readId,
  requiredLine,
} from "../fields/json-fields.ts";
import { readLink } from "../fields/link.ts";
import { readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { readSalary, widestSalary } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { readRemote, readWorkplace, strongestMode } from "../fields/workplace.ts";
import { parseJson } from "../pages/json-page.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { boardName, findBoard } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { isSameEntry } from "./list-entry.ts";

/**
 * Rippling: the whole board in one response, a bare list with a record for each place of a posting. Text, pay, date and all
 * places are a request of its own, which also names the company. The pages of the site itself, `{ items, totalItems }`,
 * are read too.
 */
export const rippling: SourceReader = {
  requests(source) {
    return boardName(source) === null ? [] : [{ url: `${boardUrl(source)}/jobs`, accept: "application/json" }];
  },

  parse(response, source) {
    const json = parseJson(response.body);
    if ("problem" in json) return pageWithout("changed", json.problem);
    const records = isRecord(json.value) ? json.value.items : json.value;
    if (!Array.isArray(records)) return pageWithout("changed", "The response is no list.");
    const items: readonly unknown[] = records;
    const page = collectPostings(items, (item) => readJob(item, source, response), uuidOf);
    // Such a page counts records, of which a posting has several.
    return pageOf({ ...page, isWhole: !isRecord(json.value) });
  },

  detailRequest({ id }, source) {
    return boardName(source) !== null && isUuid.test(id)
      ? { url: `${boardUrl(source)}/jobs/${id}`, accept: "application/json" }
      : undefined;
  },

  parseSingle(response, source) {
    return isUuid.test(readDetail(response).uuid ?? "") ? readJob(JSON.parse(response.body), source, response) : null;
  },

  parseDetail(response, posting) {
    const detail = readDetail(response);
    const places = readPlaces(...detail.workLocations);
    const locations = places.length > 0 ? places : posting.locations;
    return {
      ...posting,
      locations,
      remote: readRemote({ mode: null, places: locations }) ?? posting.remote,
      type: readJobType(typeNames.get(detail.employmentType ?? "") ?? detail.employmentType),
      salary: widestSalary(
        detail.payRangeDetails.map(({ rangeStart, rangeEnd, currency, frequency }) =>
          readSalary({ min: rangeStart, max: rangeEnd, currency, period: frequency }),
        ),
      ),
      postedDate: readCivilDate(detail.createdOn),
      description: describeSections([{ html: detail.description.company }, { html: detail.description.role }]),
    };
  },

  isSameEntry,

  parseDetailName: (response) => readDetail(response).companyName,
};

const place = z.object({ name: line, countryCode: raw, workplaceType: raw });

const jobSchema = z.object({
  uuid: idField,
  name: requiredLine,
  url: raw,
  department: name,
  workLocation: name,
  locations: list(place),
});

const detailSchema = z.object({
  uuid: line,
  companyName: line,
  description: group(z.object({ company: prose, role: prose })),
  employmentType: name,
  workLocations: list(name),
  payRangeDetails: list(z.object({ rangeStart: raw, rangeEnd: raw, currency: raw, frequency: raw })),
  createdOn: raw,
});

/** `SALARIED_FT` is how somebody is paid, and for how many hours. */
const typeNames = new Map([
  ["SALARIED_FT", "Full time"],
  ["SALARIED_PT", "Part time"],
  ["HOURLY_FT", "Full time"],
  ["HOURLY_PT", "Part time"],
]);

const isUuid = /^[A-Za-z\d][A-Za-z\d-]{0,63}$/;

function boardUrl(source: Source): string {
  return `https://api.rippling.com/platform/api/ats/v1/board/${encodeURIComponent(boardName(source) ?? "")}`;
}

function readJob(item: unknown, source: Source, response: SourceResponse): Posting {
  const job = jobSchema.parse(isRecord(item) ? { ...item, uuid: item.uuid ?? item.id } : item);
  const board = boardName(source, response);
  if (board === null) throw new UnreadablePosting("The address of the board is unknown.");
  if (!isUuid.test(job.uuid)) throw new UnreadablePosting("The `uuid` of the posting does not look like one.");
  const locations = readPlaces(job.workLocation, ...job.locations.map((each) => each.name));
  const mode = strongestMode(job.locations.map(({ workplaceType }) => readWorkplace(workplaceType)));
  const stated = readLink(job.url);
  const built = `https://ats.rippling.com/${encodeURIComponent(board)}/jobs/${job.uuid}`;
  return {
    id: job.uuid,
    title: job.name,
    locations,
    remote: readRemote({
      mode,
      places: locations,
      countries: job.locations.map(({ countryCode }) => readCountry(countryCode)),
    }),
    department: job.department,
    type: null,
    salary: null,
    postedDate: null,
    url: stated?.endsWith(`/jobs/${job.uuid}`) && findBoard(stated)?.kind === "rippling" ? stated : built,
    description: null,
  };
}

function uuidOf(item: unknown): string | null {
  return isRecord(item) ? readId(item.uuid ?? item.id) : null;
}

function readDetail({ body }: SourceResponse): z.infer<typeof detailSchema> {
  const json = parseJson(body);
  if (!("value" in json) || !isRecord(json.value)) throw new UnreadablePosting("The detail is no object.");
  return detailSchema.parse(json.value);
}
