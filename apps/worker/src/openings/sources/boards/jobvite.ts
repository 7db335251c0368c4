import type { Posting } from "@zodiac-at-work/catalog";
import { load } from "cheerio";
import type { SourcePage, SourceReader, SourceRequest } from "../../source.ts";
import { readLine } from "../fields/line.ts";
import { readPlaces } from "../fields/locations.ts";
import { readRemote } from "../fields/workplace.ts";
import { pageOf, pageWithout } from "../source-page.ts";
import { boardName } from "./board-address.ts";
import { collectPostings, UnreadablePosting } from "./collect-postings.ts";
import { isSameEntry } from "./list-entry.ts";
import { completeFromPage, readPostingCompany, readPostingPage } from "./posting-page.ts";

/**
 * Jobvite: pages of a list in HTML, each with the numbers of its rows and the total ("1-50 of 123"). Text, pay, date and all
 * places are in the JSON-LD of the posting's own page. The older lists in XML are read as a `feed`.
 */
export const jobvite: SourceReader = {
  requests(source) {
    const company = boardName(source);
    return company === null ? [] : [pageRequest(company, 0)];
  },

  parse(response, source, request) {
    const page = load(response.body.slice(0, maxHtml));
    const list = page(".jv-job-list");
    if (list.length === 0) return pageWithout("changed", "The page has no list of jobs, `jv-job-list`.");
    const company = boardName(source, response);
    const rows = list
      .find('a[href*="/job/"]')
      .toArray()
      .map((link): Row => {
        const anchor = page(link);
        const row = anchor.closest("tr, li");
        const textOf = (name: string) => {
          const cell = anchor.find(name).add(anchor.closest(name)).add(row.find(name)).first();
          return readLine(cell.text());
        };
        return {
          href: anchor.attr("href") ?? "",
          title: textOf(".jv-job-list-name") ?? readLine(anchor.text()),
          place: textOf(".jv-job-list-location"),
        };
      });
    const [, start, end, total] = /(\d+)\s*-\s*(\d+)\s+of\s+(\d+)/.exec(page(".jv-pagination-text").text()) ?? [];
    const read = collectPostings(rows, (row) => readRow(row, company), idOf);
    if (rows.length === 0 && !/\bno (?:jobs|positions|openings)\b/i.test(list.text())) {
      return pageWithout("changed", "The list of jobs is empty and does not say so.");
    }
    return pageOf({ ...read, ...pagesAfter(request, company, { start, end, total, rows: rows.length }) });
  },

  parseSingle: readPostingPage,

  detailRequest({ url }, source) {
    const company = boardName(source);
    const isOwn = company !== null && url.startsWith(`${site}/${encodeURIComponent(company)}/job/`);
    return isOwn ? { url, accept: "text/html" } : undefined;
  },
  parseDetail: completeFromPage,
  parseDetailName: readPostingCompany,
  isSameEntry,
};

const maxHtml = 5_000_000;
const site = "https://jobs.jobvite.com";

interface Row {
  href: string;
  title: string | null;
  place: string | null;
}

function pageRequest(company: string, page: number): SourceRequest {
  return { url: `${site}/${encodeURIComponent(company)}/search?p=${page}`, accept: "text/html" };
}

function pagesAfter(
  request: SourceRequest | undefined,
  company: string | null,
  stated: Record<"start" | "end" | "total", string | undefined> & { rows: number },
): Partial<SourcePage> {
  if (/[?&]p=[1-9]/.test(request?.url ?? "")) return {};
  const [size, total] = [Number(stated.end) - Number(stated.start) + 1, Number(stated.total)];
  if (stated.total === undefined) {
    return stated.rows > 0 ? { gap: "The board does not say how many postings it has." } : {};
  }
  const pages = company !== null && size > 0 ? Math.min(Math.ceil(total / size), mostPages) : 1;
  return {
    declared: total,
    next: Array.from({ length: pages - 1 }, (_, index) => pageRequest(company ?? "", index + 1)),
  };
}

const mostPages = 900;

function readRow({ href, title, place }: Row, company: string | null): Posting {
  const url = URL.parse(href, `${site}/`);
  const [owner, kind, id] = (url?.pathname ?? "")
    .replace(/^\/careers\//, "/")
    .slice(1)
    .split("/");
  // The address of a saved response may be unknown.
  const board = company ?? owner;
  const isOwn = url?.origin === site && kind === "job" && owner?.toLowerCase() === board?.toLowerCase();
  if (!board || !isOwn || !id || !/^[\w-]{1,64}$/.test(id)) {
    throw new UnreadablePosting("The link of the posting does not lead to a job of the board.");
  }
  if (title === null) throw new UnreadablePosting("The posting has no title.");
  // "2 Locations" names none of them.
  const locations = /^\d+ locations?$/i.test(place ?? "") ? [] : readPlaces(place);
  return {
    id,
    title,
    locations,
    remote: readRemote({ mode: null, places: locations }),
    department: null,
    type: null,
    salary: null,
    postedDate: null,
    url: `${site}/${encodeURIComponent(board)}/job/${id}`,
    description: null,
  };
}

function idOf({ href }: Row): string | null {
  return /\/job\/([\w-]{1,64})/.exec(href)?.[1] ?? null;
}
