import type { Posting, SourceKind } from "@zodiac-at-work/catalog";
import { expect } from "vitest";
import type { Source, SourcePage, SourceResponse } from "../source.ts";

/** Makes a source for a test. */
export function sourceOf(kind: SourceKind, address = "acme"): Source {
  return { kind, address, isVerified: true, settings: null };
}

/** Makes a response with status 200 for a test; a body that is no text becomes JSON. */
export function responseOf(body: unknown, url = ""): SourceResponse {
  return { url, status: 200, contentType: null, body: typeof body === "string" ? body : JSON.stringify(body) };
}

/** Returns the only posting of a page. */
export function onlyPosting(page: SourcePage): Posting {
  expect(page).toMatchObject({ outcome: "complete", unreadable: [] });
  expect(page.postings).toHaveLength(1);
  const [posting] = page.postings;
  if (posting === undefined) throw new Error("The page has no posting.");
  return posting;
}
