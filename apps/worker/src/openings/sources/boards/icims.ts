import type { SourcePage, SourceReader, SourceRequest, SourceResponse } from "../../source.ts";
import { findChallenge } from "../challenge.ts";
import { jsonLd } from "../pages/json-ld.ts";
import { readEntries } from "../pages/sitemap.ts";
import { localName, readXml } from "../pages/xml.ts";
import { pageOf } from "../source-page.ts";
import { boardHost } from "./board-address.ts";

/**
 * iCIMS: the board's sitemap leads to the pages of all postings, `/jobs/1234/head-baker/job`. A page shows its posting in a
 * frame, and only the page in the frame has the JSON-LD. The address is the name of the host (`careers-acme`), or the URL
 * of the board.
 */
export const icims: SourceReader = {
  requests(source) {
    const host = boardHost(source, "icims.com");
    return host === null ? [] : [{ url: `https://${host}/sitemap.xml`, accept: "application/xml,text/xml;q=0.9" }];
  },

  parse(response, source, request) {
    const document = readXml(response.body);
    const root = document && localName(document.root);
    if (document && (root === "urlset" || root === "sitemapindex")) {
      const { next, ...sitemap } = readEntries(document, response.url);
      return pageOf({ ...sitemap, next: next.flatMap(toFrame) });
    }
    const page = jsonLd.parse(response, source);
    return request?.page === undefined ? { ...page, next: [] } : readPosting(page, request.page, response);
  },
};

const jobPath = /^\/jobs\/(\d{1,12})\/(?:[^/]+\/)?job$/;

/** Leads to a further sitemap, or to the frame of a posting. */
function toFrame(entry: SourceRequest): SourceRequest[] {
  if (!entry.isOptional) return [entry];
  const url = URL.parse(entry.url);
  if (url === null || !jobPath.test(url.pathname)) return [];
  const page = `${url.origin}${url.pathname}`;
  return [{ ...entry, url: `${page}?in_iframe=1`, page }];
}

/** The sitemap lists postings only, so a page without one can't be read. */
function readPosting(page: SourcePage, url: string, { body }: SourceResponse): SourcePage {
  const id = jobPath.exec(URL.parse(url)?.pathname ?? "")?.[1] ?? null;
  const [posting] = page.postings;
  if (id !== null && posting) {
    return pageOf({ postings: [{ ...posting, id, url }], companyName: page.companyName });
  }
  if (findChallenge(body) !== null) return page;
  const [problem] = page.unreadable;
  return pageOf({ postings: [], unreadable: [{ id, reason: problem?.reason ?? "The page has no JobPosting." }] });
}
