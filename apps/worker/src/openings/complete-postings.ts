import type { Posting } from "@zodiac-at-work/catalog";
import type { FetchResult } from "./fetch/fetcher.ts";
import { fillGaps } from "./fill-gaps.ts";
import type { Source, SourceReader, SourceRequest } from "./source.ts";

export interface CompleteOptions {
  reader: SourceReader;
  source: Source;
  /** The postings of the source that are stored with their text, by id. */
  stored: ReadonlyMap<string, Posting>;
  /** How many requests this check may still send for texts. It is counted down. */
  allowance: { left: number };
  fetch(request: SourceRequest): Promise<FetchResult>;
}

/**
 * Completes the postings of a source whose lists lack the text: those that are stored from the database, and new and
 * renamed ones from their own pages, as long as the allowance lasts. The others get their text in a later check.
 */
export async function completePostings(
  postings: readonly Posting[],
  { reader, source, stored, allowance, fetch }: CompleteOptions,
): Promise<Posting[]> {
  const completed: Posting[] = [];
  for (const posting of postings) {
    const known = stored.get(posting.id);
    // The values of the list count. Those that only the posting's own page has come from the last time it was read.
    if (known && reader.isSameEntry?.(posting, known)) completed.push(known);
    else if (known?.description && !reader.isSameEntry && known.title === posting.title)
      completed.push(fillGaps(posting, known));
    else completed.push((await readDetail(posting)) ?? (known ? fillGaps(posting, known) : posting));
  }
  return completed;

  async function readDetail(posting: Posting): Promise<Posting | undefined> {
    const request = reader.detailRequest?.(posting, source);
    if (!request || allowance.left <= 0) return undefined;
    allowance.left -= 1;
    const result = await fetch(request);
    if (result.type === "response" && result.response.status === 200) {
      try {
        return reader.parseDetail?.(result.response, posting, source);
      } catch {
        return undefined;
      }
    }
    // A posting that is gone says nothing about the others; a refusal does.
    const isGone = result.type === "response" && (result.response.status === 404 || result.response.status === 410);
    if (!isGone) allowance.left = 0;
    return undefined;
  }
}
