import { pageSize } from "../../../../lists/page-status.ts";
import type { Keyword } from "../blog-admin-types.ts";
import { type BlogAdminView, type KeywordState, keywordStates } from "../blog-admin-view.ts";

type KeywordView = Pick<BlogAdminView, "search" | "category" | "intent" | "state" | "page">;

export interface KeywordPage {
  /** The keywords of the page. */
  readonly keywords: readonly Keyword[];
  /** How many keywords match, on all pages. */
  readonly total: number;
  readonly totalPages: number;
  /** How many keywords of each state match the other filters. A keyword that is not used yet is active as well. */
  readonly counts: Readonly<Record<KeywordState | "all", number>>;
}

/** Returns the page of the keywords that a view asks for. All words of the search have to be in a keyword, in any order. */
export function arrangeKeywords(keywords: readonly Keyword[], view: KeywordView): KeywordPage {
  const words = view.search.toLowerCase().split(/\s+/);
  const found = keywords.filter(
    ({ keyword, category, searchIntent }) =>
      words.every((word) => keyword.toLowerCase().includes(word)) &&
      (view.category === undefined || category === view.category) &&
      (view.intent === undefined || searchIntent === view.intent),
  );
  const counts = { all: found.length, unused: 0, active: 0, inactive: 0 };
  for (const state of keywordStates) counts[state] = found.filter((each) => isIn(each, state)).length;
  const matching = found.filter((each) => view.state === undefined || isIn(each, view.state));
  const start = (view.page - 1) * pageSize;
  return {
    keywords: matching.slice(start, start + pageSize),
    total: matching.length,
    totalPages: Math.ceil(matching.length / pageSize),
    counts,
  };
}

function isIn({ isActive, articles }: Keyword, state: KeywordState): boolean {
  if (state === "inactive") return !isActive;
  return isActive && (state === "active" || articles === 0);
}
