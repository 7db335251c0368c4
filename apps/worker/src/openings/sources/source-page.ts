import type { SourcePage } from "../source.ts";

/** Makes a page with the expected structure. Without `isWhole`, its source's pages together are the whole board. */
export function pageOf(page: Pick<SourcePage, "postings"> & Partial<SourcePage>): SourcePage {
  return { ...emptyPage, outcome: "complete", ...page };
}

/** Makes a page without postings, for a response that is not what was expected. */
export function pageWithout(outcome: SourcePage["outcome"], reason: string): SourcePage {
  return { ...emptyPage, outcome, reason, isWhole: false };
}

const emptyPage: Omit<SourcePage, "outcome"> = {
  reason: null,
  postings: [],
  unreadable: [],
  declared: null,
  isWhole: true,
  gap: null,
  next: [],
  companyName: null,
};
