import type { Posting, Salary } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Source, SourceReader, SourceRequest, SourceResponse } from "../../source.ts";
import { readCountry } from "../fields/countries.ts";
import { readJobType } from "../fields/job-type.ts";
import { id as idField, isRecord, line, list, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readPlaces, uniquePlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findSalary, readAmount } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { findStatedPay } from "../fields/stated-pay.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { parseJson, readJsonPage } from "../pages/json-page.ts";
import { readPageName } from "../pages/page-name.ts";
import { pageOf } from "../source-page.ts";
import { findBoard } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { bareEntry, furtherOffsets, isSameEntry } from "./list-entry.ts";
import { splitByFacet } from "./oracle-facets.ts";

const pageSize = 200;
/** The service sends no postings after this one. */
const window = 10_000;

/**
 * Oracle Recruiting: pages of `{ items: [{ TotalJobsCount, requisitionList }] }` for a site. The parameters of the search
 * stand in one, `finder`. The full text of a posting is a request of its own. A site with more than 10,000 postings is read
 * by one of its facets, if the counts of its values are the total. The address is the site:
 * `https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1`.
 */
export const oracle: SourceReader = {
  requests(source) {
    const site = siteOf(source);
    return site === null ? [] : [listRequest(site, { facet: "", offset: 0 })];
  },

  parse(response, source, request) {
    return readJsonPage(response, "list `requisitionList`", (value) => {
      const [search] = isRecord(value) && Array.isArray(value.items) ? value.items : [];
      if (!isRecord(search) || !Array.isArray(search.requisitionList)) return null;
      const site = siteOf(source, response);
      const items: readonly unknown[] = search.requisitionList;
      const query = queryOf(request?.url ?? response.url);
      const page = collectPostings(items, (item) => readJob(item, site), idOf);
      const total = query.offset === 0 ? readAmount(search.TotalJobsCount) : null;
      if (site === null || total === null) return pageOf(page);
      // The total of a part is not that of the board.
      const declared = query.facet === "" ? total : null;
      const parts = query.facet === "" && total > window ? splitByFacet(search, { total, most: window }) : null;
      if (parts) {
        return pageOf({ ...page, declared, next: parts.map((facet) => listRequest(site, { facet, offset: 0 })) });
      }
      const offsets = furtherOffsets(Math.min(total, window), items.length);
      const next = offsets.map((offset) => listRequest(site, { ...query, offset }));
      const gap = total > window ? `The service sends no more than ${window} of ${total} postings.` : null;
      return pageOf({ ...page, declared, gap, next });
    });
  },

  detailRequest(posting, source) {
    const site = siteOf(source) ?? siteOf({ ...source, address: posting.url });
    if (site === null || !isId.test(posting.id)) return undefined;
    const finder = `finder=ById;Id=%22${posting.id}%22,siteNumber=${site.name}`;
    const url = `${site.api}/recruitingCEJobRequisitionDetails?expand=all&onlyData=true&${finder}`;
    return { url, accept: "application/json" };
  },

  parseSingle(response, source) {
    const site = siteOf(source, response);
    const detail = readDetail(response);
    const { Id, Title } = detail;
    return site && Title && Id && isId.test(Id) ? entryOf(detail, Id, Title, site) : null;
  },

  parseDetail(response, posting) {
    const detail = readDetail(response);
    const places = readPlacesOf(detail);
    const locations = uniquePlaces([...posting.locations, ...places]);
    const description = describeSections([
      { html: detail.ExternalDescriptionStr },
      { html: detail.ExternalResponsibilitiesStr },
      { html: detail.ExternalQualificationsStr },
      { html: detail.CorporateDescriptionStr },
    ]);
    return {
      ...posting,
      locations,
      remote: posting.remote ?? readRemoteOf(detail, locations),
      type: posting.type ?? readType(detail),
      salary: readPay(detail.requisitionFlexFields) ?? findStatedPay(description?.text),
      postedDate: posting.postedDate ?? readCivilDate(detail.ExternalPostedStartDate),
      description,
    };
  },

  isSameEntry,

  nameRequest(source) {
    return { url: siteOf(source)?.page ?? source.address, accept: "text/html" };
  },
  parseName: readPageName,
};

interface Site {
  name: string;
  /** `https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1` */
  page: string;
  /** The address that lists and details stand under. */
  api: string;
}

interface Query {
  /** The value of a facet that the search is narrowed to, as the finder takes it: `selectedCategoriesFacet=12`. */
  facet: string;
  offset: number;
}

const isId = /^[A-Za-z\d][\w.-]{0,127}$/;

const fields = {
  PrimaryLocation: line,
  PrimaryLocationCountry: raw,
  secondaryLocations: list(z.object({ Name: line })),
  otherWorkLocations: list(z.object({ LocationName: line })),
  WorkplaceType: raw,
  WorkplaceTypeCode: raw,
  JobSchedule: raw,
  ContractType: raw,
  JobType: raw,
  WorkerType: raw,
  Department: line,
  Organization: line,
  JobFunction: line,
};

const jobSchema = z.object({
  ...fields,
  Id: idField,
  Title: requiredLine,
  PostedDate: raw,
});

const flexFields = list(z.object({ Prompt: line, Value: line }));

const detailSchema = z.object({
  ...fields,
  Id: line,
  Title: line,
  requisitionFlexFields: flexFields,
  ExternalDescriptionStr: prose,
  ExternalResponsibilitiesStr: prose,
  ExternalQualificationsStr: prose,
  CorporateDescriptionStr: prose,
  ExternalPostedStartDate: raw,
});

type Stated = Pick<z.infer<typeof detailSchema>, keyof typeof fields>;

function siteOf(source: Source, response?: SourceResponse): Site | null {
  const page = [source.address, response?.url ?? ""].map(findBoard).find((board) => board?.kind === "oracle")?.address;
  const url = page === undefined ? null : URL.parse(page);
  if (page === undefined || url === null) return null;
  const name = page.slice(page.lastIndexOf("/") + 1);
  return { name, page, api: `https://${url.host}/hcmRestApi/resources/latest` };
}

function listRequest({ name, api }: Site, { facet, offset }: Query): SourceRequest {
  const finder = [
    `findReqs;siteNumber=${name}`,
    "facetsList=CATEGORIES%3BORGANIZATIONS",
    `limit=${pageSize}`,
    `offset=${offset}`,
    "sortBy=POSTING_DATES_DESC",
    ...(facet === "" ? [] : [facet]),
  ].join(",");
  const expand = "requisitionList.secondaryLocations,requisitionList.otherWorkLocations";
  return {
    url: `${api}/recruitingCEJobRequisitions?onlyData=true&expand=${expand}&finder=${finder}`,
    accept: "application/json",
  };
}

function queryOf(url: string): Query {
  const facet = /,(selected(?:Categories|Organizations)Facet=[\w-]+)/.exec(url)?.[1] ?? "";
  return { facet, offset: Number(/,offset=(\d{1,6})/.exec(url)?.[1] ?? 0) };
}

function readJob(item: unknown, site: Site | null): Posting {
  const job = jobSchema.parse(item);
  if (site === null) throw new UnreadablePosting("The address of the board is unknown.");
  if (!isId.test(job.Id))
    throw new UnreadablePosting("The `Id` of the posting does not look like an id of the service.");
  const locations = readPlacesOf(job);
  return {
    ...entryOf(job, job.Id, job.Title, site),
    locations,
    remote: readRemoteOf(job, locations),
    type: readType(job),
    postedDate: readCivilDate(job.PostedDate),
  };
}

function entryOf(
  { Department, Organization, JobFunction }: Stated,
  id: string,
  title: string,
  { page }: Site,
): Posting {
  const department = Department ?? Organization ?? JobFunction;
  return { ...bareEntry({ id, title, url: `${page}/job/${id}` }), department };
}

function readPlacesOf({ PrimaryLocation, secondaryLocations, otherWorkLocations }: Stated): string[] {
  return uniquePlaces([
    ...readPlaces(PrimaryLocation, ...secondaryLocations.map(({ Name }) => Name)),
    ...readPlaces(...otherWorkLocations.map(({ LocationName }) => LocationName)),
  ]);
}

/** The code is the same in every language: `ORA_REMOTE`. */
function readRemoteOf({ WorkplaceTypeCode, WorkplaceType, PrimaryLocationCountry }: Stated, places: string[]) {
  const mode = readWorkplace(WorkplaceTypeCode) ?? readWorkplace(WorkplaceType);
  return readRemote({ mode, places, countries: [readCountry(PrimaryLocationCountry)] });
}

function readType({ JobSchedule, ContractType, JobType, WorkerType }: Stated) {
  return readJobType([JobSchedule, ContractType, JobType, WorkerType]);
}

/** Employers state pay in a field of their own, such as "Base Pay/Salary". A minimum alone is in two such fields. */
function readPay(stated: z.infer<typeof flexFields>): Salary | null {
  const texts = stated.filter(({ Prompt }) =>
    /^(?!.*\b(?:min|max)).*\b(?:pay|salary|compensation)\b/i.test(Prompt ?? ""),
  );
  return texts.map(({ Value }) => findSalary(Value)).find((salary) => salary !== null) ?? null;
}

function idOf(item: unknown): string | null {
  return isRecord(item) && (typeof item.Id === "string" || typeof item.Id === "number") ? String(item.Id) : null;
}

function readDetail({ body }: SourceResponse): z.infer<typeof detailSchema> {
  const json = parseJson(body);
  const [detail] = "value" in json && isRecord(json.value) && Array.isArray(json.value.items) ? json.value.items : [];
  if (!isRecord(detail)) throw new UnreadablePosting("The detail has no `items`.");
  return detailSchema.parse(detail);
}
