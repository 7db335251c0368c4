import type { FetchStep } from "./fetch/fetch-step.ts";
import { createFetcher, type FetcherOptions, type FetchResult } from "./fetch/fetcher.ts";
import { readName } from "./read-source.ts";
import { type SourceRequest, type StoredSource, toSource } from "./source.ts";
import { readers, readResponse } from "./sources/index.ts";

/** One step of a first contact, as it happens. */
export type ContactStep =
  | { type: "requested"; method: "GET" | "POST"; url: string }
  | FetchStep
  /** The name of the company that the source states; null if it states none. */
  | { type: "named"; companyName: string | null }
  | { type: "read"; postings: number; declared: number | null; unreadable: number; furtherPages: number }
  /** The end of a contact that read no posting. */
  | { type: "failed"; reason: string };

/** Options of the fetcher that a first contact does not choose itself. */
export type ContactOptions = Omit<FetcherOptions, "target" | "politeness" | "limits" | "onStep">;

/** A first contact ends within a minute: nothing is tried again, and no host may be slow. */
const haste = { politeness: { attempts: 1 }, limits: { connectMs: 5_000, idleMs: 10_000, totalMs: 15_000 } };

/** An index leads to sitemaps, and a list to pages that hold one posting each: the third may be the first with a posting. */
const mostPages = 3;

/**
 * Reads the first postings of a source at its real host, and reports each step. Saves nothing of the source.
 *
 * @returns whether a posting was read
 * @throws {Error} if there is no contact for the user agent
 */
export async function makeFirstContact(
  stored: StoredSource,
  options: ContactOptions,
  onStep: (step: ContactStep) => void,
): Promise<boolean> {
  const source = toSource(stored);
  const reader = readers[source.kind];
  const fetcher = createFetcher({ ...options, ...haste, target: "live", onStep });
  const fetch = async (request: SourceRequest) => {
    onStep({ type: "requested", method: request.json === undefined ? "GET" : "POST", url: request.url });
    return fetcher.fetch(request);
  };
  const fail = (reason: string) => {
    onStep({ type: "failed", reason });
    return false;
  };

  if (reader.nameRequest) {
    const result = await fetch(reader.nameRequest(source));
    if (result.type !== "response") return fail(reasonOf(result));
    onStep({ type: "named", companyName: readName(reader, result.response) });
  }
  const waiting = reader.requests(source);
  for (let pages = 0; pages < mostPages; pages++) {
    const request = waiting.shift();
    if (!request) break;
    const result = await fetch(request);
    if (result.type !== "response") return fail(reasonOf(result));
    const page = readResponse(result.response, source, request);
    if (page.outcome !== "complete") return fail(page.reason ?? page.outcome);
    waiting.push(...page.next);
    if (page.companyName !== null) onStep({ type: "named", companyName: page.companyName });
    const { declared } = page;
    const [postings, unreadable] = [page.postings.length, page.unreadable.length];
    onStep({ type: "read", postings, declared, unreadable, furtherPages: waiting.length });
    if (postings > 0) return true;
    if (unreadable > 0) return fail(page.unreadable[0]?.reason ?? "No posting could be read.");
  }
  return fail("The source lists no postings.");
}

function reasonOf(result: Exclude<FetchResult, { type: "response" }>): string {
  return result.type === "not-modified" ? "The source answered 304 to a request without conditions." : result.reason;
}
