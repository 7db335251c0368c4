import type { Posting } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Source, SourcePage, SourceReader, SourceRequest, SourceResponse } from "../../source.ts";
import { describe } from "../fields/description.ts";
import { flag, id as idField, isRecord, line, name, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readAddress } from "../fields/link.ts";
import { readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { readAmount } from "../fields/salary.ts";
import { findStatedPay } from "../fields/stated-pay.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { parseJson, readJsonPage } from "../pages/json-page.ts";
import { readPageName } from "../pages/page-name.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { boardHost } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { furtherOffsets, isSameEntry } from "./list-entry.ts";
import { completeFromPage, readPostingPage } from "./posting-page.ts";

/** A page has ten postings, whatever is asked for, and a host is asked no more than a thousand times in a run. */
const mostPages = 900;

/**
 * Eightfold: the careers page names the customer's domain and which of two APIs answers; the other one refuses. Both
 * send pages of ten postings, `{ data: { count, positions } }` or `{ count, positions }`, without texts. The text is in the
 * JSON-LD of the posting's own page. The address is the company's name at the service, or the URL of its careers site.
 */
export const eightfold: SourceReader = {
  requests(source) {
    const host = boardHost(source, "eightfold.ai");
    return host === null ? [] : [{ url: `https://${host}/careers`, accept: "text/html" }];
  },

  parse(response, source, request) {
    return /^\uFEFF?\s*</.test(response.body)
      ? readCareersPage(response, source)
      : readPositions(response, source, request);
  },

  parseSingle(response, source) {
    const json = parseJson(response.body);
    if (!("value" in json)) return readPostingPage(response, source);
    const position = isRecord(json.value) && isRecord(json.value.data) ? json.value.data : json.value;
    return readPosition(position, hostOf(source, response));
  },

  detailRequest({ url }, source) {
    const host = hostOf(source);
    return host !== null && url.startsWith(`https://${host}/careers/job/`) ? { url, accept: "text/html" } : undefined;
  },

  parseDetail: completeFromPage,

  isSameEntry,
};

function hostOf(source: Source, response?: SourceResponse): string | null {
  return boardHost(source, "eightfold.ai", response);
}

function readCareersPage(response: SourceResponse, source: Source): SourcePage {
  const { body } = response;
  const domain = groupId.exec(body)?.[1] ?? escapedDomain.exec(body)?.[1];
  const host = hostOf(source, response);
  if (domain === undefined || host === null) {
    return pageWithout("changed", "The careers page does not name the customer's domain.");
  }
  const api = /pcsx-data|pcsxPwa\./.test(body) ? "pcsx/search" : "apply/v2/jobs";
  const next = [searchRequest(`https://${host}/api/${api}?domain=${domain}`, 0)];
  return pageOf({ postings: [], next, companyName: readPageName(response) });
}

const groupId = /_EF_GROUP_ID\s*=\s*["']([A-Za-z\d.-]{1,120})["']/;
const escapedDomain =
  /id="pcsx-data"[^>]*>[^<]{0,20000}?&(?:#34|quot);domain&(?:#34|quot);:\s*&(?:#34|quot);([A-Za-z\d.-]{1,120})&/;

function searchRequest(search: string, start: number): SourceRequest {
  return { url: `${search}&start=${start}`, accept: "application/json" };
}

function readPositions(response: SourceResponse, source: Source, request: SourceRequest | undefined): SourcePage {
  return readJsonPage(response, "list `positions`", (value) => {
    const search = isRecord(value) && isRecord(value.data) ? value.data : value;
    if (!isRecord(search) || !Array.isArray(search.positions)) return null;
    const items: readonly unknown[] = search.positions;
    const host = hostOf(source, response);
    const [, asked, start] = /^(.*)&start=(\d+)$/.exec(request?.url ?? "") ?? [];
    const page = collectPostings(items, (item) => (isPrivate(item) ? null : readPosition(item, host)));
    if (Number(start ?? 0) > 0) return pageOf(page);
    const total = readAmount(search.count);
    const offsets = total === null ? [] : furtherOffsets(total, items.length);
    const gap =
      total === null
        ? items.length > 0
          ? "The board does not say how many postings it has."
          : null
        : offsets.length >= mostPages
          ? `The board has ${total} postings, more than one check reads.`
          : null;
    const next =
      asked === undefined ? [] : offsets.slice(0, mostPages - 1).map((offset) => searchRequest(asked, offset));
    return pageOf({ ...page, declared: total, gap, next });
  });
}

const positionSchema = z.object({
  id: idField,
  name: requiredLine,
  locations: raw,
  standardizedLocations: raw,
  location: line,
  department: name,
  postedTs: raw,
  t_create: raw,
  workLocationOption: raw,
  work_location_option: raw,
  canonicalPositionUrl: raw,
  publicUrl: raw,
  job_description: prose,
  jobDescription: prose,
});

/** Such a position is open to whoever knows its address. */
function isPrivate(item: unknown): boolean {
  return isRecord(item) && flag.parse(item.isPrivate) === true;
}

function readPosition(item: unknown, host: string | null): Posting {
  const position = positionSchema.parse(item);
  if (host === null) throw new UnreadablePosting("The address of the board is unknown.");
  if (!/^[A-Za-z\d][\w-]{0,99}$/.test(position.id)) {
    throw new UnreadablePosting("The `id` of the posting does not look like an id of the service.");
  }
  const locations = placesOf(position);
  const description = describe(position.job_description ?? position.jobDescription ?? "");
  const mode = readWorkplace(position.workLocationOption) ?? readWorkplace(position.work_location_option);
  return {
    id: position.id,
    title: position.name,
    locations,
    remote: readRemote({ mode, places: locations }),
    department: position.department,
    type: null,
    salary: findStatedPay(description?.text),
    // The older API states only when the position was created.
    postedDate: readCivilDate(position.postedTs) ?? readCivilDate(position.t_create),
    url: publishedUrl(position, host) ?? `https://${host}/careers/job/${position.id}`,
    description,
  };
}

/** Returns the address that the board states, if it is one of the board's own host. */
function publishedUrl({ id, canonicalPositionUrl, publicUrl }: z.infer<typeof positionSchema>, host: string) {
  const links = [canonicalPositionUrl, publicUrl].map((link) => readAddress(link));
  return links.find((link) => link?.startsWith(`https://${host}/careers/job/${id}`)) ?? null;
}

/** "Los Gatos,California,United States" is one place. */
function placesOf({ locations, standardizedLocations, location }: z.infer<typeof positionSchema>): string[] {
  const found = [locations, standardizedLocations, [location]]
    .map((each) => (Array.isArray(each) ? each : []))
    .map((each) =>
      readPlaces(...each.map((place) => (typeof place === "string" ? place.replaceAll(/,(?=\S)/g, ", ") : null))),
    );
  return found.find((places) => places.length > 0) ?? [];
}
