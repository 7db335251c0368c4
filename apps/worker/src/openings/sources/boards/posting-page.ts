import type { Posting } from "@zodiac-at-work/catalog";
import { fillGaps } from "../../fill-gaps.ts";
import type { Source, SourceResponse } from "../../source.ts";
import { jsonLd } from "../pages/json-ld.ts";
import { UnreadablePosting } from "./collect-postings.ts";

/**
 * Completes a posting of a list from the JSON-LD or microdata of its own page. What the list says of it counts first.
 *
 * @throws {UnreadablePosting} if the page has no posting
 */
export function completeFromPage(response: SourceResponse, posting: Posting, source: Source): Posting {
  const [page] = jsonLd.parse(response, source).postings;
  if (!page) throw new UnreadablePosting("The page of the posting has no JSON-LD.");
  return fillGaps(posting, page);
}

/** Reads the entry of a posting from the JSON-LD or microdata of its own page. */
export function readPostingPage(response: SourceResponse, source: Source): Posting | null {
  return jsonLd.parse(response, source).postings[0] ?? null;
}

/** Reads the company's name from the page of a posting. */
export function readPostingCompany(response: SourceResponse): string | null {
  return jsonLd.parse(response, { kind: "json-ld", address: response.url, isVerified: true, settings: null })
    .companyName;
}
