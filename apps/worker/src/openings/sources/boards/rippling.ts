import type { Posting } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Source, SourceReader, SourceResponse } from "../../source.ts";
import { readJobType } from "../fields/job-type.ts";
import { group, id as idField, isRecord, line, list, name, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { readSalary, widestSalary } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { readRemote } from "../fields/workplace.ts";
import { parseJson } from "../pages/json-page.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { boardName } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { isSameEntry } from "./list-entry.ts";

/**
 * Rippling: the whole board in one response, a bare list with a record for each place of a posting. Text, pay, date and all
 * places are a request of its own, which also names the company.
 */
export const rippling: SourceReader = {
  requests(source) {
    return boardName(source) === null ? [] : [{ url: `${boardUrl(source)}/jobs`, accept: "application/json" }];
  },

  parse(response, source) {
    const json = parseJson(response.body);
    if ("problem" in json) return pageWithout("changed", json.problem);
    if (!Array.isArray(json.value)) return pageWithout("changed", "The response is no list.");
    const items: readonly unknown[] = json.value;
    return pageOf(collectPostings(items, (item) => readJob(item, source, response), uuidOf));
  },

  detailRequest({ id }, source) {
    return boardName(source) !== null && isUuid.test(id)
      ? { url: `${boardUrl(source)}/jobs/${id}`, accept: "application/json" }
      : undefined;
  },

  parseDetail(response, posting) {
    const detail = readDetail(response);
    const places = readPlaces(
      ...detail.workLocations.map((place) => (typeof place === "string" ? place : place.label)),
    );
    const locations = places.length > 0 ? places : posting.locations;
    return {
      ...posting,
      locations,
      remote: readRemote({ mode: null, places: locations }),
      type: readJobType(typeNames.get(detail.employmentType.label ?? "") ?? detail.employmentType.label),
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

const jobSchema = z.object({ uuid: idField, name: requiredLine, department: name, workLocation: name });

const detailSchema = z.object({
  companyName: line,
  description: group(z.object({ company: prose, role: prose })),
  employmentType: group(z.object({ label: line })),
  workLocations: list(z.union([z.string(), z.object({ label: line })])),
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
  const job = jobSchema.parse(item);
  const board = boardName(source, response);
  if (board === null) throw new UnreadablePosting("The address of the board is unknown.");
  if (!isUuid.test(job.uuid)) throw new UnreadablePosting("The `uuid` of the posting does not look like one.");
  const locations = readPlaces(job.workLocation);
  return {
    id: job.uuid,
    title: job.name,
    locations,
    remote: readRemote({ mode: null, places: locations }),
    department: job.department,
    type: null,
    salary: null,
    postedDate: null,
    url: `https://ats.rippling.com/${encodeURIComponent(board)}/jobs/${job.uuid}`,
    description: null,
  };
}

function uuidOf(item: unknown): string | null {
  return isRecord(item) && typeof item.uuid === "string" ? item.uuid : null;
}

function readDetail({ body }: SourceResponse): z.infer<typeof detailSchema> {
  const json = parseJson(body);
  if (!("value" in json) || !isRecord(json.value)) throw new UnreadablePosting("The detail is no object.");
  return detailSchema.parse(json.value);
}
