import type { SourceKind, SourceOutcome } from "@zodiac-at-work/catalog";
import type { Source, SourcePage, SourceReader, SourceRequest, SourceResponse } from "../source.ts";
import { amazon } from "./boards/amazon.ts";
import { apple } from "./boards/apple.ts";
import { ashby } from "./boards/ashby.ts";
import { avature } from "./boards/avature.ts";
import { bamboohr } from "./boards/bamboohr.ts";
import { breezy } from "./boards/breezy.ts";
import { eightfold } from "./boards/eightfold.ts";
import { greenhouse } from "./boards/greenhouse.ts";
import { icims } from "./boards/icims.ts";
import { jobvite } from "./boards/jobvite.ts";
import { join } from "./boards/join.ts";
import { lever } from "./boards/lever.ts";
import { oracle } from "./boards/oracle.ts";
import { personio } from "./boards/personio.ts";
import { phenom } from "./boards/phenom.ts";
import { pinpoint } from "./boards/pinpoint.ts";
import { recruitee } from "./boards/recruitee.ts";
import { rippling } from "./boards/rippling.ts";
import { smartrecruiters } from "./boards/smartrecruiters.ts";
import { successfactors } from "./boards/successfactors.ts";
import { teamtailor } from "./boards/teamtailor.ts";
import { workable } from "./boards/workable.ts";
import { workday } from "./boards/workday.ts";
import { findChallenge } from "./challenge.ts";
import { feed } from "./pages/feed.ts";
import { jsonLd } from "./pages/json-ld.ts";
import { listing } from "./pages/listing.ts";
import { sitemap } from "./pages/sitemap.ts";
import { pageOf, pageWithout } from "./source-page.ts";

/** The reader of each kind of source. */
export const readers: Readonly<Record<SourceKind, SourceReader>> = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
  recruitee,
  personio,
  teamtailor,
  workday,
  oracle,
  eightfold,
  pinpoint,
  successfactors,
  icims,
  phenom,
  bamboohr,
  breezy,
  rippling,
  join,
  jobvite,
  avature,
  amazon,
  apple,
  "json-ld": jsonLd,
  feed,
  listing,
  sitemap,
};

/** How the check of a source ended. */
export interface Conclusion {
  outcome: SourceOutcome;
  /** Why the outcome is neither `complete` nor `empty`, or what to know about it, as a sentence for the operator. */
  reason: string | null;
  /** Whether the pages are the whole board. Only a snapshot can close jobs. */
  isSnapshot: boolean;
}

/**
 * Reads a response of a source. Never throws: a refusal, a challenge page, an error or a response without the expected
 * structure is an outcome.
 */
export function readResponse(response: SourceResponse, source: Source, request?: SourceRequest): SourcePage {
  const { status, body } = response;
  if (status >= 200 && status < 300) {
    const page = parse(response, source, request);
    if (page.outcome !== "changed") return page;
    const challenge = findChallenge(body);
    return challenge === null ? page : pageWithout("blocked", `${challenge} answered with a challenge page.`);
  }
  const challenge = findChallenge(body);
  if (challenge !== null) return pageWithout("blocked", `${challenge} refused the request with status ${status}.`);
  if (status === 401 || status === 403 || status === 429 || status === 451) {
    return pageWithout("blocked", `The server refused the request with status ${status}.`);
  }
  if (status === 404 || status === 410) {
    const isBoard = !pageKinds.has(source.kind);
    return pageWithout("failed", isBoard ? `Unknown board: status ${status}.` : `The page is gone: status ${status}.`);
  }
  if (status >= 500 || status === 408 || status === 425) {
    return pageWithout("unreachable", `The server answered with status ${status}.`);
  }
  if (status >= 300 && status < 400 && status !== 304) {
    return pageWithout("changed", `The address redirects elsewhere: status ${status}.`);
  }
  return pageWithout("failed", `The server rejected the request: status ${status}.`);
}

/** Reads a saved detail of a posting by itself. Returns null if the response isn't a detail. */
export function readDetail(response: SourceResponse, source: Source): SourcePage | null {
  const reader = readers[source.kind];
  const entry = orNull(() => reader.parseSingle?.(response, source));
  if (entry === null) return null;
  // An entry may come from a response that has no more to it.
  const posting = orNull(() => reader.parseDetail?.(response, entry, source)) ?? entry;
  return pageOf({ postings: [posting], isWhole: false });
}

function orNull<T>(read: () => T | null | undefined): T | null {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
}

/** Weighs all pages of a source. The first page comes first. */
export function conclude(pages: readonly SourcePage[], source: Source): Conclusion {
  const ids = new Set(pages.flatMap((page) => page.postings.map((posting) => posting.id)));
  const unreadable = pages.reduce((sum, page) => sum + page.unreadable.length, 0);
  const bad = pages.findIndex((page) => page.outcome !== "complete");
  const badPage = pages[bad];
  if (badPage && ids.size === 0) return { outcome: badPage.outcome, reason: badPage.reason, isSnapshot: false };
  const isSnapshot = pages.length > 0 && pages.every((page) => page.isWhole);
  const unread = requestedBy(pages, source).size - pages.length;
  const declared = Math.max(0, ...pages.map((page) => page.declared ?? 0));
  const problems = [
    badPage && `Page ${bad + 1} of ${pages.length}: ${badPage.reason ?? badPage.outcome}`,
    unreadable > 0 && `${unreadable} of ${unreadable + ids.size} postings could not be read.`,
    // A posting that could not be read was sent.
    isSnapshot && unread > 0 && `${unread} further pages were not read.`,
    ids.size + unreadable < declared && `The source declares ${declared} postings and sent ${ids.size + unreadable}.`,
    ...new Set(pages.map((page) => page.gap)),
  ].filter((problem) => typeof problem === "string");
  if (ids.size === 0 && unreadable > 0) {
    return { outcome: "changed", reason: `None of ${unreadable} postings could be read.`, isSnapshot: false };
  }
  if (problems.length > 0) return { outcome: "partial", reason: problems.join(" "), isSnapshot: false };
  if (pages.length === 0) return { outcome: "failed", reason: "The source has no pages.", isSnapshot };
  if (ids.size > 0) return { outcome: "complete", reason: isSnapshot ? null : newestOnly, isSnapshot };
  const reason =
    source.kind === "smartrecruiters"
      ? "The service answers the same for an unknown company, so this counts only for a verified source."
      : null;
  return { outcome: "empty", reason, isSnapshot };
}

/** Tells whether two requests are the same. */
export function requestKey({ url, json }: SourceRequest): string {
  return JSON.stringify([url, json]);
}

/** The requests that the source began with, and those that its pages led to. */
function requestedBy(pages: readonly SourcePage[], source: Source): Set<string> {
  const requests = readers[source.kind].requests(source);
  // The address of a saved response may be unknown.
  const first = requests.length > 0 ? requests : [{ url: "" }];
  return new Set([...first, ...pages.flatMap(({ next }) => next)].map(requestKey));
}

/** The kinds whose address is that of a page or a file, not of a board. */
const pageKinds = new Set<SourceKind>(["json-ld", "feed", "listing", "sitemap"]);
const newestOnly = "The source shows its newest postings only, so a missing job closes only when its own page is gone.";

function parse(response: SourceResponse, source: Source, request: SourceRequest | undefined): SourcePage {
  try {
    return readers[source.kind].parse(response, source, request);
  } catch (error) {
    return pageWithout(
      "changed",
      `The response can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
