import type { Posting } from "@zodiac-at-work/catalog";
import { type CheerioAPI, load } from "cheerio";
import type { Source, SourceReader, SourceRequest, SourceResponse } from "../../source.ts";
import { readCountry } from "../fields/countries.ts";
import { describe } from "../fields/description.ts";
import { readJobType } from "../fields/job-type.ts";
import { readLine } from "../fields/line.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findSalary } from "../fields/salary.ts";
import { findStatedPay } from "../fields/stated-pay.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { readPageName } from "../pages/page-name.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { bareEntry, isSameEntry } from "./list-entry.ts";

const pageSize = 12;
const mostPages = 900;

/**
 * Avature: pages of a search in HTML whose markup every customer designs. Only the links to the postings,
 * `…/JobDetail/Head-Baker/1234`, are the same everywhere. The search does not always say how many postings it has, so it
 * is read to its first page without a new one. The text is in the labeled fields of the posting's own page. The address is the
 * part that the search stands under: `https://acme.avature.net/careers`.
 */
export const avature: SourceReader = {
  requests(source) {
    const site = siteOf(source);
    return site === null ? [] : [searchRequest(site, 0)];
  },

  parse(response, source, request) {
    const site = siteOf(source, response);
    const offset = Number(URL.parse(request?.url ?? "")?.searchParams.get("jobOffset") ?? 0);
    const page = load(response.body.slice(0, maxHtml));
    const entries = new Map<string, Entry>();
    for (const link of page('a[href*="JobDetail/"]').toArray()) {
      const anchor = page(link);
      const url = jobUrl(anchor.attr("href") ?? "", site);
      const box = anchor.closest('article, li, tr, div[class*="job"], div[class*="result"]');
      const title = [box.find("h2, h3").first(), box.find('[class*="title" i]').first(), anchor]
        .map((element) => readLine(element.text()))
        .find((text) => text !== null && !button.test(text));
      const place = readLine(
        box.find('[class*="location" i]').first().text() || box.find('[class*="country" i]').text(),
      );
      const posted = readLine(box.find('[class*="posted" i]').first().text())?.replace(/^posted(?: on)?:?\s*/i, "");
      const key = url ?? anchor.attr("href") ?? "";
      if (!entries.has(key)) entries.set(key, { url, title: title ?? null, place, posted: posted ?? null });
    }
    const isSearch = entries.size > 0 || page('form[action*="SearchJobs"], [class*="searchResults"]').length > 0;
    if (site === null || !isSearch) return pageWithout("changed", "The page has no links to postings, `/JobDetail/`.");
    const { end, total } = rangeOf(page);
    const isLast = entries.size === 0 || (total !== null && end >= total);
    const next = isLast ? [] : [searchRequest(site, end > offset ? end : offset + Math.min(entries.size, pageSize))];
    const isTooLong = offset >= pageSize * mostPages;
    return pageOf({
      ...collectPostings([...entries.values()], readEntry, ({ url }) => idOf(url)),
      declared: total,
      gap: isTooLong ? "The board has more postings than one check reads." : null,
      next: isTooLong ? [] : next,
      companyName: readPageName(response),
    });
  },

  detailRequest({ url }, source) {
    const site = siteOf(source);
    return site !== null && url.startsWith(`${site}/JobDetail/`) ? { url, accept: "text/html" } : undefined;
  },

  parseDetail({ body }, posting) {
    const page = load(body.slice(0, maxHtml));
    const fields = new Map<string, string>();
    const texts: string[] = [];
    for (const field of page(".article__content__view__field").toArray()) {
      const label = readLine(page(field).find(".article__content__view__field__label").text());
      const value = page(field).find(".article__content__view__field__value");
      const line = readLine(value.text());
      const isText = label === null || longTexts.test(label);
      if (isText) texts.push((value.length > 0 ? value : page(field)).html() ?? "");
      else if (line !== null) fields.set(label.replace(/:$/, "").toLowerCase(), line);
    }
    const description = describe(texts.join("\n"));
    if (description === null) throw new UnreadablePosting("The page of the posting has no text.");
    const allStated = (pattern: RegExp) =>
      [...fields].filter(([label]) => pattern.test(label)).map(([, value]) => value);
    const stated = (pattern: RegExp) => allStated(pattern)[0] ?? null;
    const dates = allStated(/^(?:date (?:published|posted)|post(?:ed|ing)(?: date)?|publication date)$/).map(
      readCivilDate,
    );
    // A search may show the country alone.
    const country = posting.locations.find((place) => readCountry(place) !== null) ?? stated(/^country$/);
    const town = joinPlace(stated(/^city$/), stated(/^(?:state|province)(?:\/province)?$/), country);
    const places = readPlaces(stated(/^locations?$/) ?? town);
    const isListed = posting.locations.some((place) => readCountry(place) === null);
    const locations = isListed || places.length === 0 ? posting.locations : places;
    const mode = readWorkplace(
      stated(/^(?:work(?:place)?|remote|location|work arrangement)(?: (?:type|mode|model))?$/),
    );
    return {
      ...posting,
      locations,
      remote: posting.remote ?? readRemote({ mode, places: locations }),
      department: posting.department ?? stated(/^(?:department|function|business area|career area|category)$/),
      type:
        posting.type ??
        readJobType(stated(/^(?:(?:employment|job|contract) type|time type|job schedule|full\/part time)$/)),
      salary:
        findSalary(stated(/^(?:base )?(?:salary|pay|compensation)(?: rate| range)?$/)) ??
        findStatedPay(description.text),
      postedDate: dates.find((date) => date !== null) ?? posting.postedDate,
      description,
    };
  },

  isSameEntry,
};

const maxHtml = 5_000_000;
/** The labels of fields that hold the text of the posting. */
const longTexts =
  /^(?:job )?(?:description|summary|overview|responsibilities|requirements|qualifications|about (?:the|this) (?:role|job))\b/i;

const button = /^(?:apply(?: now)?|save(?: job)?|learn more|view(?: job)?|read more|share|details)$/i;

interface Entry {
  url: string | null;
  title: string | null;
  place: string | null;
  posted: string | null;
}

/** "1-20 of 720 results": many sites choose the size of a page themselves. */
function rangeOf(page: CheerioAPI): { end: number; total: number | null } {
  const text = page('[class*="legend" i], [class*="pagination" i]').text().slice(0, 5_000);
  const [, end, total] = /\b\d{1,6}\s*[-–]\s*(\d{1,6})\s+of\s+(\d{1,6})\b/.exec(text.replaceAll(",", "")) ?? [];
  return { end: Number(end ?? 0), total: total === undefined ? null : Number(total) };
}

/** Returns `https://acme.avature.net/careers` of any address of the site. */
function siteOf(source: Source, response?: SourceResponse): string | null {
  const address = source.address.trim() || (response?.url ?? "");
  if (/^[a-z\d-]+$/i.test(address)) return `https://${address.toLowerCase()}.avature.net/careers`;
  const url = URL.parse(address);
  if (url?.protocol !== "https:") return null;
  const path = url.pathname.replace(/\/(?:SearchJobs|JobDetail|sitemap\.xml)(?:\/.*)?$/, "").replace(/\/+$/, "");
  return `${url.origin}${path || "/careers"}`;
}

function searchRequest(site: string, offset: number): SourceRequest {
  return {
    url: `${site}/SearchJobs/?jobOffset=${offset}&jobRecordsPerPage=${pageSize}`,
    accept: "text/html",
  };
}

/** Returns the address of a posting, or null if the link leads elsewhere than to one of the site. */
function jobUrl(href: string, site: string | null): string | null {
  const url = site === null ? null : URL.parse(href, `${site}/`);
  const isOwn = url?.href.startsWith(`${site}/JobDetail/`) && /\/\d{1,12}\/?$/.test(url.pathname);
  return url && isOwn ? `${url.origin}${url.pathname}` : null;
}

function idOf(url: string | null): string | null {
  return /\/(\d{1,12})\/?$/.exec(url ?? "")?.[1] ?? null;
}

function readEntry({ url, title, place, posted }: Entry): Posting {
  const id = idOf(url);
  if (url === null || id === null) throw new UnreadablePosting("The link of the posting leads to another site.");
  if (title === null) throw new UnreadablePosting("The posting has no title.");
  const locations = readPlaces(place);
  return {
    ...bareEntry({ id, title, url }),
    locations,
    remote: readRemote({ mode: null, places: locations }),
    postedDate: readCivilDate(posted),
  };
}
