import type { SourcePage, SourceReader, SourceResponse } from "../../source.ts";
import { isRecord } from "../fields/json-fields.ts";
import { readLine } from "../fields/line.ts";
import { readAddress, readLink, toHttps } from "../fields/link.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { findRecords, isFullPage, toRecords } from "./find-records.ts";
import { parseJson } from "./json-page.ts";
import { type FreeRecord, readRecords } from "./record.ts";
import { findChild, localName, readXml, type XmlElement } from "./xml.ts";

/**
 * A feed in RSS 2.0, RSS 1.0, Atom or JSON Feed, or a plain list of jobs in XML or JSON. Feeds have no fields for the
 * place, the type and the pay, so these are looked for under the names that sites give them. Categories have no fixed
 * meaning and stay out; titles are never cut. A feed holds the newest postings, so it is never the whole board. A total
 * of its site, beside as many postings as one response holds, does not make it partial.
 *
 * @see https://www.rssboard.org/rss-specification
 * @see https://www.rfc-editor.org/rfc/rfc4287
 * @see https://www.jsonfeed.org/version/1.1/
 */
export const feed: SourceReader = {
  requests: ({ address }) => [
    {
      url: address,
      accept: "application/rss+xml,application/atom+xml,application/feed+json,application/json,application/xml;q=0.9",
    },
  ],
  parse: (response) => (/^\s*[{[]/.test(response.body) ? readJsonFeed(response) : readXmlFeed(response)),
};

function readJsonFeed({ body, url }: SourceResponse): SourcePage {
  const parsed = parseJson(body);
  if ("problem" in parsed) return pageWithout("changed", parsed.problem);
  const json = parsed.value;
  const isFeed = isRecord(json) && String(json.version).includes("jsonfeed.org") && Array.isArray(json.items);
  const found = isFeed ? toRecords(json.items as unknown[], json) : findRecords(json, { minFields: 1 });
  if (found === null) return pageWithout("changed", "The response has no list of postings.");
  const { companyName, ...page } = readRecords(isFeed ? found.records.map(itemOfJsonFeed) : found.records, {
    base: url,
  });
  const next = readAddress(nextOf(found.parent), url);
  const limit = Number(URL.parse(url)?.searchParams.get("limit")) || null;
  return pageOf({
    ...page,
    companyName: companyName ?? (isFeed ? readLine(json.title) : null),
    declared: next === null && isFullPage(found, limit) ? null : found.declared,
    isWhole: false,
    next: next === null || next === url ? [] : [{ url: next }],
  });
}

/** Extensions of JSON Feed are objects whose names begin with `_`. The item's own fields come first. */
function itemOfJsonFeed(item: FreeRecord): FreeRecord {
  const extensions = Object.entries(item).flatMap(([name, value]) =>
    name.startsWith("_") && isRecord(value) ? value : [],
  );
  return { ...Object.assign({}, ...extensions), ...item, url: item.url ?? item.external_url, created: undefined };
}

function nextOf(parent: FreeRecord): unknown {
  const links = isRecord(parent.links) ? parent.links : {};
  return parent.next_url ?? links.next ?? parent.next;
}

function readXmlFeed({ body, url }: SourceResponse): SourcePage {
  const document = readXml(body);
  if (document === null) return pageWithout("changed", "The response is no feed.");
  const { root, isCut } = document;
  const format = formats[localName(root)] ?? readJobList;
  const found = format(root, url);
  if (found === null) return pageWithout("changed", `The response is no feed: its root is <${root.name}>.`);
  const { companyName, ...page } = readRecords(found.records, { base: url });
  if (isCut) page.unreadable.push({ id: null, reason: "The feed ends before its end tag." });
  return pageOf({
    ...page,
    companyName: companyName ?? found.title,
    isWhole: false,
    next: found.next === null || found.next === url ? [] : [{ url: found.next }],
  });
}

interface FoundItems {
  records: FreeRecord[];
  title: string | null;
  next: string | null;
}

const formats: Record<string, (root: XmlElement, url: string) => FoundItems | null> = {
  rss: readRss,
  rdf: readRss,
  feed: readAtom,
};

/** In RSS 2.0 the items stand in the channel, in RSS 1.0 beside it. */
function readRss(root: XmlElement, url: string): FoundItems | null {
  const channel = root.children.find((child) => localName(child) === "channel");
  if (channel === undefined) return null;
  const items = [...channel.children, ...root.children].filter((child) => localName(child) === "item");
  const base = readLink(findChild(channel, "link")?.text, url) ?? url;
  return {
    records: items.map((item) => itemOfRss(item, base)),
    title: readLine(findChild(channel, "title")?.text),
    next: nextLink(channel, url),
  };
}

function itemOfRss(item: XmlElement, base: string): FreeRecord {
  const fields = fieldsOf(item);
  const guid = findChild(item, "guid");
  const isAddress = guid !== undefined && guid.attributes.isPermaLink?.toLowerCase() !== "false";
  const link = readLink(findChild(item, "link")?.text, base);
  const about = item.attributes["rdf:about"];
  return {
    ...fields,
    id: guid?.text.trim() || about || (link && toHttps(link)),
    url: link ?? (isAddress ? readLink(guid.text) : null) ?? readLink(about, base),
    description: fields.encoded ?? fields.description,
    posteddate: fields.pubDate ?? fields.date ?? fields.published ?? null,
    guid: undefined,
  };
}

function readAtom(root: XmlElement, url: string): FoundItems {
  const base = readLink(root.attributes["xml:base"], url) ?? url;
  return {
    records: root.children.filter((child) => localName(child) === "entry").map((entry) => entryOfAtom(entry, base)),
    title: readLine(root.children.find((child) => localName(child) === "title")?.text),
    next: nextLink(root, base),
  };
}

function entryOfAtom(entry: XmlElement, base: string): FreeRecord {
  const fields = fieldsOf(entry);
  const links = entry.children.filter((child) => localName(child) === "link");
  const alternates = links.filter(({ attributes }) => (attributes.rel ?? "alternate") === "alternate");
  const link = alternates.find(({ attributes }) => attributes.type?.includes("html") !== false) ?? alternates[0];
  const content = ["content", "summary"].map((name) => entry.children.find((child) => localName(child) === name));
  const text = content.find((element) => element !== undefined && element.text.trim() !== "");
  return {
    ...fields,
    id: fields.id ?? link?.attributes.href,
    url: readLink(link?.attributes.href, readLink(entry.attributes["xml:base"], base) ?? base),
    // In XHTML the markup is part of the document.
    description: text?.attributes.type === "xhtml" ? text.inner : text?.text,
    posteddate: fields.published ?? fields.issued,
  };
}

function nextLink(element: XmlElement, base: string): string | null {
  const next = element.children.find((child) => localName(child) === "link" && child.attributes.rel === "next");
  return readAddress(next?.attributes.href, base);
}

/** Lists of jobs in XML have no standard: `<source><job>…`, `<positions><position>…`. */
function readJobList(root: XmlElement): FoundItems | null {
  if (localName(root) === "result") return readJobvite(root);
  const items = (
    root.children.some(isJobElement) ? root : root.children.find(({ children }) => children.some(isJobElement))
  )?.children.filter(isJobElement);
  if (
    items === undefined &&
    !/^(?:jobs|source|positions|vacancies|joblist|job-?postings|openings)$/.test(localName(root))
  )
    return null;
  return { records: (items ?? []).map((item) => ({ ...item.attributes, ...fieldsOf(item) })), title: null, next: null };
}

/** The older lists of Jobvite: `<result><job>…`, or one job without the inner element. Its dates begin with the month. */
function readJobvite(root: XmlElement): FoundItems | null {
  const jobs = findChild(root, "detail-url") ? [root] : root.children.filter(({ name }) => name === "job");
  if (jobs.length === 0 && root.children.length > 0) return null;
  const records = jobs.map((job) => {
    const fields = fieldsOf(job);
    const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(String(fields.date)) ?? [];
    const posteddate = year === undefined ? fields.date : `${year}-${month}-${day}`;
    return {
      ...fields,
      url: fields["detail-url"] ?? fields["apply-url"],
      posteddate,
      department: fields.department ?? fields.category,
      locations: placesOf(findChild(job, "locations")) ?? fields.location,
      location: undefined,
    };
  });
  return { records, title: null, next: null };
}

/** The places of a list of places, each a text or a group of its parts. */
function placesOf(list: XmlElement | undefined): string[] | undefined {
  const places = list?.children.map(({ text, children }) =>
    children.length === 0
      ? text.trim()
      : children
          .map((part) => part.text.trim())
          .filter(Boolean)
          .join(", "),
  );
  return places && places.length > 0 ? places : undefined;
}

function isJobElement(element: XmlElement): boolean {
  return (
    element.children.length > 1 &&
    /^(?:job|position|vacancy|jobposting|posting|opening|offer|ad|item)$/.test(localName(element))
  );
}

/** Names with a prefix come last, and those of media, links and statistics not at all. */
function fieldsOf(item: XmlElement): FreeRecord {
  const fields: Record<string, unknown> = {};
  const own = item.children.filter(({ name }) => !name.includes(":"));
  const foreign = item.children.filter(
    ({ name }) => name.includes(":") && !/^(?:media|atom|itunes|slash|wfw|sy|thr):/.test(name),
  );
  for (const element of [...own, ...foreign]) {
    const name = element.name.slice(element.name.indexOf(":") + 1);
    const value =
      element.children.length > 0 &&
      element.children.every(({ children }) => children.length === 0) &&
      !textTags.test(name)
        ? fieldsOf(element)
        : element.text.trim();
    if (value !== "") fields[name] ??= value;
  }
  return fields;
}

/** Their elements are markup that was not escaped. */
const textTags = /description|content|encoded|summary|body|text/i;
