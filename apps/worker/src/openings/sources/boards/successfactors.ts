import type { Posting } from "@zodiac-at-work/catalog";
import type { Source, SourcePage, SourceReader, SourceResponse } from "../../source.ts";
import { describe } from "../fields/description.ts";
import { readId } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readLink } from "../fields/link.ts";
import { joinPlace, readPlaces } from "../fields/locations.ts";
import { readCivilDate } from "../fields/posted-date.ts";
import { findStatedPay } from "../fields/stated-pay.ts";
import { readRemote } from "../fields/workplace.ts";
import { nameInTitle } from "../pages/page-name.ts";
import { findChild, localName, readXml, type XmlElement } from "../pages/xml.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { boardHost } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { isSameEntry } from "./list-entry.ts";
import { completeFromPage, readPostingPage } from "./posting-page.ts";

/**
 * SAP SuccessFactors: the whole board in one response. A career site has it at `/googlefeed.xml`, an RSS feed in the
 * namespace of Google Base, without dates: the date is in the microdata of a posting's page. Older boards have a list in
 * XML and name no company. The address is the career site, or an older board:
 * `https://career8.successfactors.com/career?company=acme`.
 */
export const successfactors: SourceReader = {
  requests(source) {
    const older = olderBoard(source.address);
    const host = boardHost(source, "jobs2web.com");
    const url = older ? `${older.url}&career_ns=job_listing_summary&resultType=XML` : `https://${host}/googlefeed.xml`;
    return host === null ? [] : [{ url, accept: "application/rss+xml,application/xml;q=0.9,text/xml;q=0.9" }];
  },

  parse(response, source) {
    const document = readXml(response.body);
    if (document === null) return pageWithout("changed", "The response is no XML.");
    const { root, isCut, isBroken } = document;
    const page = localName(root) === "job-listing" ? readOlderList(root, source, response) : readFeed(root, response);
    if (page === null) return pageWithout("changed", `The response is no list of jobs: its root is <${root.name}>.`);
    if (isCut || isBroken) page.unreadable.push({ id: null, reason: "The list has an element without an end tag." });
    return page;
  },

  parseSingle: readPostingPage,

  detailRequest({ url, postedDate }, source) {
    const { host, pathname = "" } = URL.parse(url) ?? {};
    const isPage = host === boardHost(source, "jobs2web.com") && pathname.includes("/job/");
    return postedDate === null && isPage ? { url, accept: "text/html" } : undefined;
  },
  parseDetail: completeFromPage,

  /** The feed has the text, the page has the date. */
  isSameEntry: (posting, stored) =>
    isSameEntry(posting, stored) &&
    stored.postedDate !== null &&
    (posting.description === null || posting.description.text === stored.description?.text),
};

function readFeed(root: XmlElement, response: SourceResponse): SourcePage | null {
  const channel = localName(root) === "rss" ? findChild(root, "channel") : undefined;
  if (!channel) return null;
  const items = channel.children.filter(({ name }) => name === "item");
  const employers = new Set(items.map((item) => textOf(item, "g:employer")).filter((name) => name !== null));
  const [employer] = employers.size === 1 ? employers : [];
  return pageOf({
    ...collectPostings(items, (item) => readItem(item, response.url), idOf),
    companyName: nameInTitle(readLine(findChild(channel, "title")?.text)) ?? employer ?? null,
  });
}

/** Its `g:expiration_date` is no date of publication. */
function readItem(item: XmlElement, url: string): Posting {
  const id = idOf(item);
  const link = readLink(findChild(item, "link")?.text.trim(), url);
  const stated = textOf(item, "title");
  if (id === null || link === null || stated === null) {
    throw new UnreadablePosting("The posting is incomplete: `g:id`, `link` or `title` is missing.");
  }
  const { title, place } = splitTitle(stated, textOf(item, "g:location"));
  const text = describe(findChild(item, "description")?.text ?? "");
  // Some feeds repeat the title as text.
  const description = text?.text === stated || text?.text === title ? null : text;
  const locations = readPlaces(withoutPostalCode(place));
  const department = textOf(item, "g:job_function");
  return {
    id,
    title,
    locations,
    remote: readRemote({ mode: null, places: locations }),
    department: department !== null && /^ATS_[A-Z\d_]+$/.test(department) ? null : department,
    type: null,
    salary: findStatedPay(description?.text),
    postedDate: readCivilDate(findChild(item, "pubDate")?.text),
    url: link,
    description,
  };
}

/** "Baker (Berlin, DE, 10115)" has its place at the end, which the feed usually states as well. */
function splitTitle(stated: string, location: string | null): { title: string; place: string | null } {
  const [, title, end] = /^(.*\S)\s*\(([^()]+)\)$/.exec(stated) ?? [];
  if (title === undefined || end === undefined) return { title: stated, place: location };
  if (location !== null) return { title: keyOf(end) === keyOf(location) ? title : stated, place: location };
  const parts = end.split(",").map((part) => part.trim());
  const isPlace = parts.length > 1 && parts.slice(1).some((part) => /^[A-Z]{2}$/.test(part));
  return isPlace ? { title, place: end } : { title: stated, place: null };
}

function keyOf(place: string): string {
  return (withoutPostalCode(place) ?? "").toLowerCase().replace(/[^\p{L}]+/gu, " ");
}

function withoutPostalCode(place: string | null): string | null {
  return place?.replace(/,\s*[A-Z\d][A-Z\d -]{0,10}$/, (end) => (/\d/.test(end) ? "" : end)) ?? null;
}

function idOf(item: XmlElement): string | null {
  const link = findChild(item, "link")?.text.trim() ?? "";
  return (
    readId(findChild(item, "g:id")?.text) ??
    readId(findChild(item, "guid")?.text) ??
    readId(/\/(\d+)\/?(?:[?#].*)?$/.exec(link)?.[1])
  );
}

function textOf(item: XmlElement, name: string): string | null {
  return readLine(findChild(item, name)?.text);
}

const olderHost = /^career\d{0,3}\.(?:successfactors\.(?:com|eu)|sapsf\.(?:com|eu|cn))$/;

/** Returns the board of an address at the service's own hosts. */
function olderBoard(address: string): { url: string; host: string; company: string } | null {
  const url = URL.parse(address);
  const company = url?.searchParams.get("company") ?? "";
  if (!url || !olderHost.test(url.host) || !/^[\w-]{1,128}$/.test(company)) return null;
  return { url: `https://${url.host}/career?company=${company}`, host: url.host, company };
}

/** `<Job-Listing><Job><JobTitle/><ReqId/><Posted-Date/><Location/><filter1><label/><value/></filter1></Job>…` */
function readOlderList(root: XmlElement, source: Source, response: SourceResponse): SourcePage | null {
  const board = olderBoard(source.address) ?? olderBoard(response.url);
  const jobs = root.children.filter(({ name }) => name === "Job");
  const readDate = dateReader(jobs);
  return pageOf(
    collectPostings(
      jobs,
      (job) => readOlderJob(job, board, readDate),
      (job) => textOf(job, "ReqId"),
    ),
  );
}

function readOlderJob(
  job: XmlElement,
  board: ReturnType<typeof olderBoard>,
  readDate: (date: string | null) => string | null,
): Posting {
  const [id, title] = [textOf(job, "ReqId"), textOf(job, "JobTitle")];
  if (board === null) throw new UnreadablePosting("The address of the board is unknown.");
  if (id === null || title === null || !/^[\w-]{1,64}$/.test(id)) {
    throw new UnreadablePosting("The posting is incomplete: `ReqId` or `JobTitle` is missing.");
  }
  const stated = (label: RegExp) => labeledValue(job, label);
  const locations = readPlaces(
    textOf(job, "Location") ??
      stated(/^(?!.*additional).*location/i) ??
      joinPlace(stated(/\bcity\b/i), stated(/\b(?:state|province)\b/i), stated(/\bcountry\b/i)),
  );
  const description = describe(fillIn(findChild(job, "Job-Description")?.text ?? "", job, id));
  return {
    id,
    title,
    locations,
    remote: readRemote({ mode: null, places: locations }),
    department: textOf(job, "Department") ?? textOf(job, "Division"),
    type: null,
    salary: findStatedPay(description?.text),
    postedDate: readDate(textOf(job, "Posted-Date")),
    url: `https://${board.host}/sfcareer/jobreqcareer?jobId=${id}&company=${board.company}`,
    description,
  };
}

function labeledValue(job: XmlElement, label: RegExp): string | null {
  const field = job.children.find((child) => label.test(textOf(child, "label") ?? ""));
  return field ? textOf(field, "value") : null;
}

/** Texts may name other fields: `[[filter2]]`. */
function fillIn(text: string, job: XmlElement, id: string): string {
  return text.replace(/\[\[([^[\]]{1,100})\]\]/g, (_, name: string) => {
    const field = findChild(job, name);
    return name === "id" ? id : field ? (textOf(field, "value") ?? readLine(field.text) ?? "") : "";
  });
}

/** A board writes the month or the day first. Only a list that shows which has dates. */
function dateReader(jobs: readonly XmlElement[]): (date: string | null) => string | null {
  const dates = jobs.map((job) => slashDate.exec(textOf(job, "Posted-Date") ?? ""));
  const [isDayFirst, isMonthFirst] = [1, 2].map((part) => dates.some((date) => Number(date?.[part]) > 12));
  return (date) => {
    const [, first, second, year] = slashDate.exec(date ?? "") ?? [];
    if (year === undefined) return readCivilDate(date);
    if (isDayFirst === isMonthFirst) return null;
    return readCivilDate(isDayFirst ? `${year}-${second}-${first}` : `${year}-${first}-${second}`);
  };
}

const slashDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
