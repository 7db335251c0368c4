import type { Posting } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Source, SourceReader, SourceRequest, SourceResponse } from "../../source.ts";
import { readCountry } from "../fields/countries.ts";
import { readJobType } from "../fields/job-type.ts";
import { group, isRecord, line, prose, raw, requiredLine } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readLink } from "../fields/link.ts";
import { readPlaces, uniquePlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { readAmount } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { findStatedPay } from "../fields/stated-pay.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { parseJson, readJsonPage } from "../pages/json-page.ts";
import { pageOf } from "../source-page.ts";
import { findBoard } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { bareEntry, furtherOffsets, isSameEntry } from "./list-entry.ts";
import { countByFacets, type Facets, splitByFacets } from "./workday-facets.ts";

const pageSize = 20;
/** Many sites state this total for any larger one, and repeat their first postings after it. */
const cap = 2_000;

/**
 * Workday: pages of `{ total, jobPostings, facets }` in response to a POST. Dates in lists are relative, so they are not
 * read; text, date and all places of a posting are a request of its own. Only the first page of a query states its
 * total. A query whose total may be capped is split by its facets. The address is the site: `https://acme.wd5.myworkdayjobs.com/Careers`, or
 * `https://wd5.myworkdaysite.com/recruiting/acme/Careers` on a host of several tenants.
 */
export const workday: SourceReader = {
  requests(source) {
    const site = siteOf(source);
    return site === null ? [] : [listRequest(site, { facets: {}, offset: 0 })];
  },

  parse(response, source, request) {
    return readJsonPage(response, "list `jobPostings`", (value) => {
      if (!isRecord(value) || !Array.isArray(value.jobPostings)) return null;
      const site = siteOf(source, response);
      const items: readonly unknown[] = value.jobPostings;
      const query = queryOf(request);
      const total = query.offset === 0 ? readAmount(value.total) : null;
      const page = collectPostings(items, (item) => readJob(item, site), pathOf);
      if (site === null || total === null) return pageOf(page);
      const next = (asked: Query) => listRequest(site, asked);
      if (total < cap) return pageOf({ ...page, declared: total, next: furtherPages(query, items, total).map(next) });
      const isWholeBoard = Object.keys(query.facets).length === 0;
      const slices = splitByFacets(value.facets, query.facets, { total, cap });
      const counted = isWholeBoard ? countByFacets(value.facets) : null;
      const declared = total > cap ? total : Math.max(total, counted ?? 0);
      if (slices === null) {
        const gap = total === cap ? `A part of the board has ${cap} postings or more and can't be split.` : null;
        return pageOf({ ...page, declared, gap, next: furtherPages(query, items, total).map(next) });
      }
      const gap =
        isWholeBoard && total === cap && counted === null
          ? `The board has ${cap} postings or more and does not say how many.`
          : null;
      return pageOf({ ...page, declared, gap, next: slices.map((facets) => next({ facets, offset: 0 })) });
    });
  },

  detailRequest(posting, source) {
    const site = siteOf(source) ?? siteOf({ ...source, address: posting.url });
    const path = site && detailPath(site, posting.url);
    return path ? { url: `${site.api}${path}`, accept: "application/json" } : undefined;
  },

  parseSingle(response, source) {
    const info = readInfo(response);
    if (info?.title == null) return null;
    const site = siteOf(source, response);
    const [, path = ""] = /\/wday\/cxs\/[^/]+\/[^/]+(\/job\/[^?#]+)/.exec(response.url) ?? [];
    const url = readLink(info.externalUrl) ?? (site && jobUrl(site, path));
    return url ? bareEntry({ id: url.slice(url.lastIndexOf("/") + 1), title: info.title, url }) : null;
  },

  parseDetail(response, posting) {
    const info = readInfo(response);
    if (info === null) throw new UnreadablePosting("The detail has no `jobPostingInfo`.");
    const places = uniquePlaces([
      ...readPlaces(info.location),
      ...readPlaces(...[info.additionalLocations].flat().map(readLine)),
    ]);
    const locations = places.length > 0 ? places : posting.locations;
    const country = readCountry(info.jobRequisitionLocation.country.alpha2Code) ?? readCountry(info.country.descriptor);
    const description = describeSections([{ html: info.jobDescription }]);
    return {
      ...posting,
      locations,
      remote: readRemote({ mode: readWorkplace(info.remoteType), places: locations, countries: [country] }),
      type: readJobType(info.timeType) ?? posting.type,
      salary: findStatedPay(description?.text),
      postedDate: readCivilDate(info.startDate),
      description,
    };
  },

  isSameEntry,

  parseDetailName(response) {
    const json = parseJson(response.body);
    if (!("value" in json) || !isRecord(json.value)) return null;
    return isRecord(json.value.hiringOrganization) ? readLine(json.value.hiringOrganization.name) : null;
  },
};

interface Site {
  /** `https://acme.wd5.myworkdayjobs.com/Careers` */
  page: string;
  /** The address that lists and details stand under. */
  api: string;
}

interface Query {
  facets: Facets;
  offset: number;
}

const jobSchema = z.object({
  title: requiredLine,
  externalPath: raw,
  locationsText: line,
  remoteType: raw,
  timeType: raw,
});

const infoSchema = z.object({
  title: line,
  externalUrl: raw,
  jobDescription: prose,
  location: line,
  additionalLocations: raw,
  startDate: raw,
  timeType: raw,
  remoteType: raw,
  country: group(z.object({ descriptor: raw })),
  jobRequisitionLocation: group(z.object({ country: group(z.object({ alpha2Code: raw })) })),
});

function siteOf(source: Source, response?: SourceResponse): Site | null {
  const boards = [source.address, response?.url ?? ""].map(findBoard);
  const page = boards.find((board) => board?.kind === "workday")?.address;
  const url = page === undefined ? null : URL.parse(page);
  if (page === undefined || url === null) return null;
  const [site, tenant] = url.pathname.split("/").toReversed();
  // Only on a host of several tenants does the path name the tenant: `/recruiting/acme/Careers`.
  return { page, api: `https://${url.host}/wday/cxs/${tenant || url.host.split(".")[0]}/${site}` };
}

function listRequest({ api }: Site, { facets, offset }: Query): SourceRequest {
  const json = { appliedFacets: facets, limit: pageSize, offset, searchText: "" };
  return { url: `${api}/jobs`, json, accept: "application/json" };
}

const querySchema = z.object({ appliedFacets: z.record(z.string(), z.array(z.string())), offset: z.number() });

function queryOf(request: SourceRequest | undefined): Query {
  const { success, data } = querySchema.safeParse(request?.json);
  return success ? { facets: data.appliedFacets, offset: data.offset } : { facets: {}, offset: 0 };
}

function furtherPages({ facets }: Query, { length }: readonly unknown[], total: number): Query[] {
  return furtherOffsets(total, length).map((offset) => ({ facets, offset }));
}

function readJob(item: unknown, site: Site | null): Posting {
  const { title, locationsText, externalPath, remoteType, timeType } = jobSchema.parse(item);
  if (site === null) throw new UnreadablePosting("The address of the board is unknown.");
  const url = typeof externalPath === "string" ? jobUrl(site, externalPath) : null;
  if (url === null) throw new UnreadablePosting("The posting has no `externalPath` on its own site.");
  const locations = isNumberOfPlaces.test(locationsText ?? "") ? [] : readPlaces(locationsText);
  return {
    ...bareEntry({ id: url.slice(url.lastIndexOf("/") + 1), title, url }),
    locations,
    remote: readRemote({ mode: readWorkplace(remoteType), places: locations }),
    type: readJobType(timeType),
  };
}

/** "2 Locations" names none of them, in the language of the site. */
const isNumberOfPlaces =
  /^\d+\s*(?:locations?|sites?|standorte?|lieux|emplacements?|ubicaciones|localizaciones|localizações|locais|sedi|località|locaties|lokalizacje|lokalizacji|platser|steder|lokationer|か所|个地点|個地點)$/i;

/** Returns the address of a job, or null if the path leads elsewhere than to a job of the site. */
function jobUrl({ page }: Site, path: string): string | null {
  if (path.length > 1_000 || !path.startsWith("/job/") || /[\\?#\s]|\/\//.test(path)) return null;
  const url = URL.parse(page + path);
  // Segments such as `..` and `%2e%2e` make the path shorter.
  const isKept = url?.pathname.split("/").length === partsOf(page) + path.split("/").length - 1;
  return url && isKept && url.href.startsWith(`${page}/job/`) && !url.href.endsWith("/") ? url.href : null;
}

function partsOf(page: string): number {
  return URL.parse(page)?.pathname.split("/").length ?? 0;
}

/** Returns the path of a job on its site. */
function detailPath({ page }: Site, url: string): string | null {
  return url.startsWith(`${page}/job/`) ? url.slice(page.length) : null;
}

function pathOf(item: unknown): string | null {
  return isRecord(item) ? readLine(item.externalPath) : null;
}

function readInfo({ body }: SourceResponse): z.infer<typeof infoSchema> | null {
  const json = parseJson(body);
  if (!("value" in json) || !isRecord(json.value) || !isRecord(json.value.jobPostingInfo)) return null;
  return infoSchema.parse(json.value.jobPostingInfo);
}
