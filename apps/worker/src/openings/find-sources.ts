import type { SourceKind } from "@zodiac-at-work/catalog";
import { load } from "cheerio";
import { findBoard } from "./sources/boards/board-address.ts";

/** A source that a page points to. */
export interface SourceCandidate {
  kind: SourceKind;
  /** The company's name at the service, or an `https:` URL. */
  address: string;
}

/** What a careers page points to. */
export interface PageSources {
  /** Each source once, the most telling first: a frame or a script embeds the company's own board. */
  candidates: SourceCandidate[];
  /** Pages of the same site that probably list the openings, the best first. */
  further: string[];
}

/**
 * Finds the job boards that a careers page embeds or links to, its feeds of jobs and its JSON-LD of jobs. The page proves
 * nothing: a candidate is verified only when the company's own name stands on it.
 *
 * @param url the page's address after redirects
 * @example
 * findSources('<iframe src="https://boards.greenhouse.io/embed/job_board?for=acme"></iframe>', "https://acme.com/careers");
 * // { candidates: [{ kind: "greenhouse", address: "acme" }], further: [] }
 */
export function findSources(html: string, url: string): PageSources {
  const page = load(html.slice(0, maxHtml));
  const found: (SourceCandidate | undefined)[] = [boardOf(url)];
  for (const [selector, attribute] of addresses) {
    for (const element of page(selector).toArray()) found.push(boardOf(resolve(page(element).attr(attribute), url)));
  }
  for (const script of page("script:not([src])").toArray()) found.push(...boardsInText(page(script).text()));
  for (const [kind, marks] of ownHosts) {
    if (page(marks).length > 0) found.push({ kind, address: new URL(url).origin });
  }
  for (const link of page('link[rel~="alternate"]').toArray()) {
    const { type = "", title = "", href } = page(link).attr() ?? {};
    const address = resolve(href, url);
    if (address && feedTypes.has(type.toLowerCase()) && jobWords.test(`${title} ${address}`)) {
      found.push({ kind: "feed", address });
    }
  }
  for (const block of page('script[type^="application/ld+json" i]').toArray()) {
    if (/"JobPosting"/.test(page(block).text())) found.push({ kind: "json-ld", address: withoutFragment(url) });
  }
  const candidates = new Map<string, SourceCandidate>();
  for (const candidate of found) {
    if (!candidate) continue;
    const key = `${candidate.kind} ${candidate.address.toLowerCase()}`;
    if (!candidates.has(key)) candidates.set(key, candidate);
  }
  return { candidates: [...candidates.values()].slice(0, maxCandidates), further: furtherPages(page, url) };
}

const maxHtml = 2_000_000;
const maxCandidates = 10;

const addresses: [selector: string, attribute: string][] = [
  ["iframe[src], frame[src], embed[src]", "src"],
  ["iframe[data-src]", "data-src"],
  ["script[src]", "src"],
  ["a[href], area[href]", "href"],
  ["form[action]", "action"],
  ["link[href]", "href"],
];

/** What stands on a page of a service's board that has a host of the company. */
const ownHosts: [kind: SourceKind, marks: string][] = [
  [
    "teamtailor",
    'script[src*="teamtailor-cdn.com"], link[href*="teamtailor-cdn.com"], meta[name="generator"][content*="Teamtailor" i]',
  ],
  ["eightfold", 'code#pcsx-data, script[src*="pcsxPwa."], script:contains("_EF_GROUP_ID")'],
  ["pinpoint", 'script[data-component-name="External::Jobs"]'],
  [
    "successfactors",
    'script[src*="//rmkcdn.successfactors."], link[href*="//rmkcdn.successfactors."], img[src*="//rmkcdn.successfactors."]',
  ],
  ["phenom", 'script:contains("phApp.ddo"), script[src*=".phenompeople.com/"], link[href*=".phenompeople.com/"]'],
];

const feedTypes = new Set(["application/rss+xml", "application/atom+xml", "application/feed+json"]);
const jobWords = /job|career|vacanc|opening|position|stellen|karriere/i;

/** Finds the addresses of boards in the text of a script, plain or escaped for JSON. */
function boardsInText(text: string): (SourceCandidate | undefined)[] {
  const urls =
    text
      .slice(0, maxHtml)
      .replaceAll("\\/", "/")
      .match(/(?:https?:)?\/\/[\w.-]+\.[a-z]{2,}\/?[^\s"'`<>\\)]*/gi) ?? [];
  return urls.slice(0, 500).map((url) => boardOf(resolve(url, "https://localhost/")));
}

/** Returns the board that an address belongs to. */
function boardOf(address: string | undefined): SourceCandidate | undefined {
  const board = address ? findBoard(address) : null;
  return board && isAddress.test(board.address) ? board : undefined;
}

/** As the database requires it. */
const isAddress = /^(?:[A-Za-z0-9][A-Za-z0-9._-]*|https:\/\/[\w.-]+(?:\/[!-~]*)?)$/;

function furtherPages(page: ReturnType<typeof load>, url: string): string[] {
  const site = siteOf(new URL(url).hostname);
  const found = new Map<string, number>();
  for (const link of page("a[href]").toArray()) {
    const address = withoutFragment(resolve(page(link).attr("href"), url) ?? url);
    if (address === withoutFragment(url) || siteOf(new URL(address).hostname) !== site) continue;
    const score = scoreOf(`${page(link).text()} `.slice(0, 200), new URL(address).pathname);
    if (score > 0) found.set(address, Math.max(score, found.get(address) ?? 0));
  }
  return [...found]
    .toSorted(([, a], [, b]) => b - a)
    .map(([address]) => address)
    .slice(0, 5);
}

/** How likely a link leads to the list of openings. */
function scoreOf(text: string, path: string): number {
  let score = 0;
  if (
    /\b(?:open|all|current|search|view|see|browse|find)\b.{0,20}\b(?:jobs?|positions?|roles?|openings?|vacanc)/i.test(
      text,
    )
  )
    score += 3;
  if (/\b(?:jobs|openings|positions|vacancies|open roles)\b/i.test(text)) score += 2;
  if (/\/(?:jobs?|openings?|positions?|vacancies|search|open-positions|job-search)\b/i.test(path)) score += 1;
  return score;
}

/** Returns the last two labels of a host. They are enough to stay on the site of a company. */
function siteOf(host: string): string {
  return host.split(".").slice(-2).join(".");
}

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = "";
  return url.href;
}

/** Returns the absolute address of a link as the worker requests it: always by `https:`. Undefined for another scheme. */
function resolve(href: string | undefined, base: string): string | undefined {
  const trimmed = href?.trim();
  if (!trimmed || !URL.canParse(trimmed, base)) return undefined;
  const url = new URL(trimmed, base);
  if (url.protocol === "http:") url.protocol = "https:";
  return url.protocol === "https:" && url.username === "" ? url.href : undefined;
}
