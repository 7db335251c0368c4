import type { SourcePage, SourceReader, SourceRequest, Unreadable } from "../../source.ts";
import { readAddress } from "../fields/link.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { isSameSite } from "./html-page.ts";
import { jsonLd } from "./json-ld.ts";
import { readPageName } from "./page-name.ts";
import { localName, readXml, type XmlDocument, type XmlElement } from "./xml.ts";

/**
 * A company's sitemap, or an index of sitemaps. It leads to the pages of single postings, which are read like pages of
 * `json-ld`. Only pages of the same host count, and of a sitemap of the whole site those whose path speaks of jobs.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export const sitemap: SourceReader = {
  requests: ({ address }) => [{ url: address, accept: "application/xml,text/xml;q=0.9,*/*;q=0.1" }],

  parse(response, source) {
    const document = readXml(response.body);
    const name = document && localName(document.root);
    if (document && (name === "sitemapindex" || name === "urlset")) return readEntries(document, response.url);
    const page = jsonLd.parse(response, source);
    if (page.postings.length === 0 && page.unreadable.length === 0) {
      return pageWithout("changed", "The response is neither a sitemap nor a page with a JobPosting.");
    }
    return { ...page, next: [], declared: null };
  },

  nameRequest: ({ address }) => ({ url: URL.parse("/", address)?.href ?? address, accept: "text/html" }),
  parseName: readPageName,
};

const mostSitemaps = 50;
const mostPages = 5_000;

/** Reads a sitemap, or an index of sitemaps, that was found at `url`: its entries are the page's further requests. */
export function readEntries({ root, isCut, isBroken }: XmlDocument, url: string): SourcePage {
  const isIndex = localName(root) === "sitemapindex";
  const entries = root.children.flatMap((entry) => readEntry(entry, url));
  const aboutJobs = entries.filter((entry) => isAboutJobs(entry.url));
  const isAll = isIndex ? aboutJobs.length === 0 : isAboutJobs(url);
  const chosen = (isAll ? entries : aboutJobs).filter((entry) => isIndex || !files.test(entry.url));
  const most = isIndex ? mostSitemaps : mostPages;
  const unreadable: Unreadable[] = [];
  if (isCut || isBroken) unreadable.push({ id: null, reason: "The sitemap has an element without an end tag." });
  if (chosen.length > most) unreadable.push({ id: null, reason: `The sitemap has more than ${most} entries.` });
  const next = chosen
    .slice(0, most)
    .map((entry): SourceRequest => (isIndex ? { url: entry.url } : { ...entry, isOptional: true }));
  return pageOf({ postings: [], unreadable, next });
}

function readEntry(entry: XmlElement, url: string): SourceRequest[] {
  const textOf = (name: string) => entry.children.find((child) => localName(child) === name)?.text.trim() ?? null;
  const address = readAddress(textOf("loc"));
  return address === null || address === url || !isSameSite(address, url)
    ? []
    : [{ url: address, lastmod: textOf("lastmod") }];
}

function isAboutJobs(url: string): boolean {
  return /job|career|karriere|vacanc|vacatur|opening|position|stelle|emplo|emploi|opportunit|requisition/i.test(
    URL.parse(url)?.pathname ?? "",
  );
}

const files = /\.(?:pdf|docx?|jpe?g|png|gif|svg|webp|mp4|css|js|xml|gz)$/i;
