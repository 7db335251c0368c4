import type { Posting } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { SourceReader, SourceRequest, SourceResponse } from "../../source.ts";
import { describe } from "../fields/description.ts";
import {
  flag,
  group,
  id as idField,
  isRecord,
  line,
  list,
  prose,
  raw,
  readId,
  requiredLine,
} from "../fields/json-fields.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { readAmount } from "../fields/salary.ts";
import { describeSections } from "../fields/sections.ts";
import { findStatedPay } from "../fields/stated-pay.ts";
import { readRemote } from "../fields/workplace.ts";
import { readEmbeddedJson } from "../pages/embedded-json.ts";
import { readHtmlPage } from "../pages/html-page.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { furtherOffsets, isSameEntry } from "./list-entry.ts";

const site = "https://jobs.apple.com/en-us";
/** A host is asked no more than a thousand times in a run. */
const mostPages = 900;

/**
 * The careers site of Apple: pages of the search in HTML with twenty postings each and the total, in the data of the page for
 * its own scripts. A page of the list has the opening of a text only; the text is in the data of the posting's own page.
 */
export const apple: SourceReader = {
  requests: () => [pageRequest(1)],

  parse(response, _, request) {
    const search = loaderData(response).search;
    if (!isRecord(search) || !Array.isArray(search.searchResults)) {
      return pageWithout("changed", "The page has no list `searchResults` in `__staticRouterHydrationData`.");
    }
    const items: readonly unknown[] = search.searchResults;
    const page = { ...collectPostings(items, readJob, idOf), companyName: "Apple" };
    if (/[?&]page=(?!1$)/.test(request?.url ?? "")) return pageOf(page);
    const total = readAmount(search.totalRecords);
    const offsets = furtherOffsets(total ?? 0, items.length);
    const gap =
      total === null && items.length > 0
        ? "The site does not say how many postings it has."
        : offsets.length >= mostPages
          ? `The site has ${total} postings, more than one check reads.`
          : null;
    const next = offsets.slice(0, mostPages - 1).map((_, index) => pageRequest(index + 2));
    return pageOf({ ...page, declared: total, gap, next });
  },

  detailRequest: ({ url }) => ({ url, accept: "text/html" }),

  parseDetail(response, posting) {
    const details = loaderData(response).jobDetails;
    const data = isRecord(details) ? details.jobsData : undefined;
    if (!isRecord(data)) throw new UnreadablePosting("The page of the posting has no `jobsData`.");
    const detail = detailSchema.parse(data);
    const htmlOf = (text: string | null) => describe(text ?? "")?.html ?? null;
    const description = describeSections([
      { html: htmlOf(detail.jobSummary) },
      { html: htmlOf(detail.description) },
      { title: "Minimum qualifications", html: htmlOf(detail.minimumQualifications) },
      { title: "Preferred qualifications", html: htmlOf(detail.preferredQualifications) },
    ]);
    const supplements = detail.postingSupplements.footer.map(({ content }) =>
      findStatedPay(describe(content ?? "")?.text),
    );
    return { ...posting, salary: supplements.find((salary) => salary !== null) ?? null, description };
  },

  isSameEntry,
};

const detailSchema = z.object({
  jobSummary: prose,
  description: prose,
  minimumQualifications: prose,
  preferredQualifications: prose,
  postingSupplements: group(z.object({ footer: list(z.object({ content: prose })) })),
});

function pageRequest(page: number): SourceRequest {
  return { url: `${site}/search?page=${page}`, accept: "text/html" };
}

function loaderData({ body, url }: SourceResponse): Readonly<Record<string, unknown>> {
  const found = readEmbeddedJson(readHtmlPage(body, url)).find(({ name }) =>
    name.endsWith("__staticRouterHydrationData"),
  );
  return isRecord(found?.value) && isRecord(found.value.loaderData) ? found.value.loaderData : {};
}

const jobSchema = z.object({
  positionId: idField,
  postingTitle: requiredLine,
  transformedPostingTitle: line,
  postDateInGMT: raw,
  homeOffice: flag,
  team: group(z.object({ teamName: line })),
  locations: list(z.object({ name: line, stateProvince: line, countryName: line })),
});

function readJob(item: unknown): Posting {
  const job = jobSchema.parse(item);
  if (!/^[\w-]{1,64}$/.test(job.positionId)) {
    throw new UnreadablePosting("The `positionId` of the posting does not look like an id of the site.");
  }
  const slug = job.transformedPostingTitle?.replaceAll(/[^\w-]+/g, "-") ?? "";
  const places = job.locations.map((place) =>
    place.name?.includes(",") ? place.name : joinPlace(place.name, place.stateProvince, place.countryName),
  );
  const locations = readPlaces(...places);
  return {
    id: job.positionId,
    title: job.postingTitle,
    locations,
    // Without the mark the site does not say where the work is done.
    remote: readRemote({ mode: job.homeOffice === true ? "remote" : null, places: locations }),
    department: job.team.teamName,
    type: null,
    salary: null,
    postedDate: readCivilDate(job.postDateInGMT),
    url: `${site}/details/${job.positionId}${slug === "" ? "" : `/${slug}`}`,
    description: null,
  };
}

function idOf(item: unknown): string | null {
  return isRecord(item) ? readId(item.positionId) : null;
}
