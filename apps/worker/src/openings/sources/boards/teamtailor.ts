import type { Posting, Workplace } from "@zodiac-at-work/catalog";
import type { SourcePage, SourceReader, SourceResponse } from "../../source.ts";
import { countryName, readCountry } from "../fields/countries.ts";
import { describe } from "../fields/description.ts";
import { isRecord, readId } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readAddress, readLink, toHttps } from "../fields/link.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { readRemote, readWorkplace } from "../fields/workplace.ts";
import { readJobPosting } from "../pages/json-ld.ts";
import { readJsonPage } from "../pages/json-page.ts";
import { nameInTitle } from "../pages/page-name.ts";
import { findChild, localName, readXml, type XmlElement } from "../pages/xml.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { boardHost } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";

/**
 * Teamtailor: a JSON Feed of the whole board in pages, with a `JobPosting` in each item, on a host of the company or
 * its own domain. The RSS feed of the same postings is read too; an item's id is the same in both.
 */
export const teamtailor: SourceReader = {
  requests(source) {
    const host = boardHost(source, "teamtailor.com");
    return host === null
      ? []
      : [{ url: `https://${host}/jobs.json`, accept: "application/feed+json, application/json" }];
  },

  parse(response) {
    return /^\uFEFF?\s*</.test(response.body) ? readRss(response) : readJsonFeed(response);
  },
};

function readJsonFeed(response: SourceResponse): SourcePage {
  return readJsonPage(response, "list `items`", (value) => {
    if (!isRecord(value) || !Array.isArray(value.items)) return null;
    const items: unknown[] = value.items;
    const next = readAddress(value.next_url, response.url || undefined);
    const isOwn = next !== null && (response.url === "" || URL.parse(next)?.host === URL.parse(response.url)?.host);
    const employer = items.map(employerOf).find((each) => each !== null);
    return pageOf({
      ...collectPostings(items, (item) => readItem(item, response)),
      next: isOwn && next !== response.url ? [{ url: next }] : [],
      companyName: employer ?? nameInTitle(readLine(value.title)),
    });
  });
}

function readItem(item: unknown, response: SourceResponse): Posting {
  if (!isRecord(item)) throw new UnreadablePosting("The posting is not an object.");
  const job = isRecord(item._jobposting) ? item._jobposting : {};
  const id = readId(item.id);
  const title = readLine(item.title) ?? readLine(job.title);
  const url = readLink(item.url, response.url || undefined) ?? readLink(job.url);
  if (id === null || title === null || url === null) throw new UnreadablePosting(missing({ id, title, url }));
  const posting = readJobPosting({ ...job, title, url, jobLocation: withoutRegions(job.jobLocation) }, url);
  if (typeof posting === "string") throw new UnreadablePosting(posting);
  const html = [item.content_html, item.content_text].find((each) => typeof each === "string" && each !== "");
  return {
    ...posting,
    id,
    url,
    postedDate: readCivilDate(item.date_published) ?? posting.postedDate,
    description: (typeof html === "string" ? describe(html) : null) ?? posting.description,
  };
}

/** The region of an address is what the employer calls it ("Europe"), and the country a code. */
function withoutRegions(jobLocation: unknown): unknown[] {
  return [jobLocation].flat().map((place) => {
    if (!isRecord(place) || !isRecord(place.address)) return place;
    const { addressRegion: _, addressCountry, ...address } = place.address;
    const code = readCountry(addressCountry);
    return { ...place, address: { ...address, addressCountry: code === null ? addressCountry : countryName(code) } };
  });
}

function employerOf(item: unknown): string | null {
  const job = isRecord(item) && isRecord(item._jobposting) ? item._jobposting : {};
  return isRecord(job.hiringOrganization) ? readLine(job.hiringOrganization.name) : null;
}

function readRss(response: SourceResponse): SourcePage {
  const xml = readXml(response.body);
  const channel = xml && findChild(xml.root, "channel");
  if (!xml || !channel) return pageWithout("changed", "The response is neither RSS nor a JSON Feed.");
  const items = channel.children.filter((child) => localName(child) === "item");
  const complete = xml.isCut ? items.slice(0, -1) : items;
  const page = collectPostings(
    complete,
    (item) => readRssItem(item, response),
    (item) => readId(textOf(item, "guid")),
  );
  const perPage = Number(URL.parse(response.url)?.searchParams.get("per_page")) || rssPageSize;
  return pageOf({
    ...page,
    unreadable: xml.isCut ? [...page.unreadable, { id: null, reason: "The response ends early." }] : page.unreadable,
    // A full page may not be all of the board.
    isWhole: items.length < Math.min(perPage, rssPageSize),
    companyName: nameInTitle(readLine(textOf(channel, "title"))),
  });
}

const rssPageSize = 100;

function readRssItem(item: XmlElement, response: SourceResponse): Posting {
  const title = readLine(textOf(item, "title"));
  const url = readLink(textOf(item, "link"), response.url || undefined);
  const id = readId(textOf(item, "guid")) ?? (url && toHttps(url));
  if (id === null || title === null || url === null) throw new UnreadablePosting(missing({ id, title, url }));
  const sites = childOf(item, "locations")?.children ?? [];
  const places = readPlaces(...sites.map(placeOf));
  return {
    id,
    title,
    locations: places,
    remote: readRemote({
      mode: remoteStatuses.get(textOf(item, "remoteStatus")) ?? null,
      places,
      countries: sites.map((site) => readCountry(textOf(site, "country"))),
    }),
    department: readLine(textOf(item, "department")),
    type: null,
    salary: null,
    postedDate: readCivilDate(textOf(item, "pubDate")),
    url,
    description: describe(textOf(item, "description")),
  };
}

/** `none` is the default and not said, and not "on site". */
const remoteStatuses = new Map<string, Workplace>([
  ["fully", "remote"],
  ["temporary", "remote"],
  ["hybrid", "hybrid"],
  ["onsite", "on-site"],
]);

/** The city is that of the office on file. Remote work is booked at one, too: "Canada - Remote" says more. */
function placeOf(site: XmlElement): string | null {
  const name = readLine(textOf(site, "name"));
  const town = joinPlace(textOf(site, "city"), textOf(site, "country"));
  return readWorkplace(name) !== null ? name : (town ?? name);
}

function missing(fields: Record<string, string | null>): string {
  const names = Object.entries(fields).filter(([, value]) => value === null);
  return `The posting is incomplete: ${names.map(([name]) => `\`${name}\` is missing`).join(", ")}.`;
}

function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => localName(child) === name.toLowerCase());
}

function textOf(element: XmlElement, name: string): string {
  return childOf(element, name)?.text.trim() ?? "";
}
