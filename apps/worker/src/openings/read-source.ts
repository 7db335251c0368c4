import type { Posting, SourceOutcome } from "@zodiac-at-work/catalog";
import { counted } from "@zodiac-at-work/catalog/counted";
import { isSameCompany } from "./company-name.ts";
import type { FetchResult, Validators } from "./fetch/fetcher.ts";
import type { Source, SourcePage, SourceReader, SourceRequest, SourceResponse, Unreadable } from "./source.ts";
import { conclude, readers, readResponse, requestKey } from "./sources/index.ts";
import { pageOf } from "./sources/source-page.ts";

/** What reading a source needs. */
export interface ReadOptions {
  /** The company whose name must stand on a source that is not verified. */
  companyName: string;
  /** Of the last snapshot, to ask for changes only. */
  validators: Validators | null;
  fetch(request: SourceRequest, validators?: Validators | null): Promise<FetchResult>;
  /** Returns the stored posting of a page that has not changed since it was read. */
  findUnchanged?(request: SourceRequest): Posting | undefined;
  /** Called once, before the first postings of a source that was not verified. */
  verified(name: string): Promise<void>;
  /** Called with batches of postings, each posting once. Returns those that could not be used. */
  save(postings: Posting[]): Promise<Unreadable[]>;
}

/** How reading a source ended. Of the postings only counts are kept. */
export interface Reading {
  outcome: SourceOutcome | "not-modified";
  /** Why the outcome is not complete, or what to know about it, as a sentence for the operator. */
  reason: string | null;
  /** Whether the postings are the whole board. */
  isSnapshot: boolean;
  found: number;
  /** The number of postings that the source says it has. */
  declared: number | null;
  /** The first hundred postings that could not be read. */
  unreadable: Unreadable[];
  unreadableCount: number;
  /** What makes the next request conditional; null if one response is not the whole board. */
  validators: Validators | null;
  /** What ended the reading before the last page, if a request did. */
  interruption: SourceOutcome | null;
  /** When the source wants to be asked again, if it says so. */
  retryAfterMs: number | null;
}

/** A page with the ids of its postings only. Memory does not grow with their texts. */
type ReadPage = Omit<SourcePage, "postings"> & { postings: Pick<Posting, "id">[] };

const batchSize = 500;
const keptUnreadable = 100;
/** Pages of single postings that a sitemap leads to and one check reads. The next check goes on. */
const mostOptionalPages = 300;

/**
 * Reads a source: verifies its name if need be, then requests its pages one after another and hands over the postings.
 * All expected ends are readings.
 *
 * @throws what `fetch`, `verified` and `save` throw
 */
export async function readSource(source: Source, options: ReadOptions): Promise<Reading> {
  const reader = readers[source.kind];
  const state: State = { pages: [], ids: new Set(), rejected: [], isTrusted: source.isVerified };
  if (!state.isTrusted && reader.nameRequest) {
    const refusal = await verifyByRequest(reader, source, options);
    if (refusal) return endedWith(refusal);
    state.isTrusted = true;
  }
  const first = reader.requests(source);
  const isOneRequest = first.length === 1;
  let validators: Validators | null = null;
  const waiting = [...first];
  // Pages of a list may lead to each other.
  const known = new Set(first.map(requestKey));
  let optionalPages = 0;
  for (let request = waiting.shift(); request; request = waiting.shift()) {
    const stored = state.isTrusted ? options.findUnchanged?.(request) : undefined;
    if (stored) {
      await takePage(state, pageOf({ postings: [stored] }), source, options);
      continue;
    }
    if (request.isOptional && ++optionalPages > mostOptionalPages) continue;
    const isFirst = state.pages.length === 0;
    const result = await options.fetch(request, isFirst && isOneRequest ? options.validators : null);
    if (result.type === "not-modified")
      return { ...endedWith({ outcome: "not-modified", reason: null }), isSnapshot: true };
    if (result.type !== "response") {
      const { type: outcome, reason, retryAfterMs } = result;
      const refusal = { outcome, reason, retryAfterMs, interruption: outcome };
      return state.ids.size === 0 ? endedWith(refusal) : endedAfter(state, source, refusal);
    }
    const page = readPage(result.response, request, source);
    const refusal = await takePage(state, page, source, options, waiting.length + page.next.length > 0);
    if (refusal) return endedWith(refusal);
    // A page that is gone says nothing about the other pages.
    if (page.outcome !== "complete" && (isFirst || page.outcome === "blocked" || page.outcome === "unreachable")) {
      return { ...endedAfter(state, source), interruption: page.outcome, retryAfterMs: result.retryAfterMs };
    }
    if (isFirst && isOneRequest && page.next.length === 0) validators = result.validators;
    const further = page.next.filter((next) => !known.has(requestKey(next)) && known.add(requestKey(next)));
    waiting.push(...further);
  }
  return { ...endedAfter(state, source), validators };
}

function readPage(response: SourceResponse, request: SourceRequest, source: Source): SourcePage {
  const page = readResponse(response, source, request);
  const isNoPosting = page.outcome === "changed" || response.status === 404 || response.status === 410;
  return request.isOptional && isNoPosting && page.outcome !== "blocked" ? pageOf({ postings: [] }) : page;
}

interface State {
  pages: ReadPage[];
  /** The ids of all postings so far: pages overlap while a board changes. */
  ids: Set<string>;
  /** Postings that could be read and not saved. */
  rejected: Unreadable[];
  isTrusted: boolean;
}

/** Keeps the outcome of a page and hands its postings over. Returns why nothing of it may be saved. */
async function takePage(
  state: State,
  { postings, ...page }: SourcePage,
  source: Source,
  options: ReadOptions,
  hasFurther = false,
): Promise<Pick<Reading, "outcome" | "reason"> | undefined> {
  const [posting] = postings;
  // A list of pages names no company. The pages that it leads to do.
  const isSilent = posting === undefined && page.companyName === null && page.unreadable.length === 0;
  if (page.outcome === "complete" && !state.isTrusted && !(isSilent && hasFurther)) {
    const name = page.companyName ?? (posting ? await readDetailName(posting, source, options) : null);
    const doubt = doubtName(name, options.companyName);
    if (doubt) return { outcome: "failed", reason: doubt };
    await options.verified(name ?? "");
    state.isTrusted = true;
  }
  const fresh = postings.filter(({ id }) => !state.ids.has(id) && state.ids.add(id));
  state.pages.push({ ...page, postings: postings.map(({ id }) => ({ id })) });
  if (!state.isTrusted) return undefined;
  for (let start = 0; start < fresh.length; start += batchSize) {
    state.rejected.push(...(await options.save(fresh.slice(start, start + batchSize))));
  }
  return undefined;
}

/** Asks the source for the company's name. Returns why it can't be trusted. */
async function verifyByRequest(
  reader: SourceReader,
  source: Source,
  { companyName, fetch, verified }: ReadOptions,
): Promise<(Pick<Reading, "outcome" | "reason"> & Partial<Reading>) | undefined> {
  const request = reader.nameRequest?.(source);
  if (!request) return undefined;
  const result = await fetch(request);
  if (result.type === "not-modified") return { outcome: "failed", reason: "The source answered 304 without a reason." };
  if (result.type !== "response") {
    const { type: outcome, reason, retryAfterMs } = result;
    return { outcome, reason, retryAfterMs, interruption: outcome };
  }
  const { response, retryAfterMs } = result;
  if (response.status < 200 || response.status > 299) {
    const { outcome, reason } = readResponse(response, source);
    return { outcome, reason, retryAfterMs, interruption: outcome };
  }
  const name = readName(reader, response);
  const doubt = doubtName(name, companyName);
  if (doubt) {
    // A challenge page has no name either.
    const { outcome, reason } = readResponse(response, source);
    return name === null && outcome === "blocked"
      ? { outcome, reason, retryAfterMs }
      : { outcome: "failed", reason: doubt };
  }
  await verified(name ?? "");
  return undefined;
}

/** Asks for the detail of a posting to read the company's name, where nothing else states it. */
async function readDetailName(posting: Posting, source: Source, { fetch }: ReadOptions): Promise<string | null> {
  const reader = readers[source.kind];
  const request = reader.parseDetailName && reader.detailRequest?.(posting, source);
  const result = request && (await fetch(request));
  if (result?.type !== "response" || result.response.status !== 200) return null;
  return reader.parseDetailName?.(result.response) ?? null;
}

/** Reads the company's name from the response to the reader's request for it; null if it states none. */
export function readName(reader: SourceReader, response: SourceResponse): string | null {
  try {
    return reader.parseName?.(response) ?? null;
  } catch {
    return null;
  }
}

function doubtName(name: string | null, companyName: string): string | undefined {
  if (name === null) {
    return "The source does not name its company, so it is not verified. An operator can confirm it.";
  }
  if (isSameCompany(name, companyName)) return undefined;
  return `The source names the company "${name.slice(0, 100)}", so it is not verified. An operator can confirm it.`;
}

function endedWith({ outcome, reason, ...more }: Pick<Reading, "outcome" | "reason"> & Partial<Reading>): Reading {
  return {
    outcome,
    reason,
    isSnapshot: false,
    found: 0,
    declared: null,
    unreadable: [],
    unreadableCount: 0,
    validators: null,
    interruption: null,
    retryAfterMs: null,
    ...more,
  };
}

/** Weighs the pages. After a refusal, the postings before it are a part of the board. */
function endedAfter(state: State, source: Source, refusal?: Pick<Reading, "reason"> & Partial<Reading>): Reading {
  const { pages, ids, rejected } = state;
  const conclusion = conclude(pages as SourcePage[], source);
  const unreadable = [...pages.flatMap((page) => page.unreadable), ...rejected];
  const reading = endedWith({
    ...conclusion,
    found: ids.size - rejected.length,
    declared: pages.find(({ declared }) => declared !== null)?.declared ?? null,
    unreadable: unreadable.slice(0, keptUnreadable),
    unreadableCount: unreadable.length,
  });
  if (refusal) {
    const reason = `After ${counted(pages.length, "page")}: ${refusal.reason}`;
    return { ...reading, ...refusal, outcome: "partial", reason, isSnapshot: false };
  }
  if (rejected.length > 0 && conclusion.outcome === "complete") {
    const reason = `${rejected.length} of ${ids.size} postings could not be saved.`;
    return { ...reading, outcome: reading.found > 0 ? "partial" : "changed", reason, isSnapshot: false };
  }
  return reading;
}
