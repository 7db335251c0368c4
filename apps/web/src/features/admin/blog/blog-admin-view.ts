import {
  type ArticleStatus,
  articleStatuses,
  isOneOf,
  type KeywordCategory,
  keywordCategories,
  type SearchIntent,
  searchIntents,
} from "@zodiac-at-work/catalog";
import { pageIn } from "../../../lists/search-params.ts";

/** What the URL asks the page to show. Invalid values in the URL are ignored. */
export interface BlogAdminView {
  readonly tab: BlogAdminTab;
  readonly search: string;
  readonly page: number;
  readonly category: KeywordCategory | undefined;
  /** The status of the articles. */
  readonly status: ArticleFilter | undefined;
  /** The search intent of the keywords. */
  readonly intent: SearchIntent | undefined;
  /** The state of the keywords. */
  readonly state: KeywordState | undefined;
  /** The article in the editor. */
  readonly edit: number | "new" | undefined;
  /** The month of the calendar as the URL has it: `2026-11`. */
  readonly month: string | undefined;
  /** What is shown beside its brief. */
  readonly review: ReviewSubject | undefined;
}

/** An article or a keyword whose text is shown beside its brief. */
export interface ReviewSubject {
  readonly kind: "article" | "keyword";
  readonly id: number;
}

const blogAdminTabs = ["generate", "articles", "keywords", "calendar"] as const;

export type BlogAdminTab = (typeof blogAdminTabs)[number];

export const articleFilters = [...articleStatuses, "deleted"] as const;

export type ArticleFilter = ArticleStatus | "deleted";

export const keywordStates = ["unused", "active", "inactive"] as const;

export type KeywordState = (typeof keywordStates)[number];

export function blogAdminViewIn(query: URLSearchParams): BlogAdminView {
  const one = <Value extends string>(values: readonly Value[], name: string): Value | undefined => {
    const value = query.get(name);
    return isOneOf(values, value) ? value : undefined;
  };
  return {
    tab: one(blogAdminTabs, "tab") ?? "articles",
    search: (query.get("search") ?? "").trim().slice(0, 200),
    page: pageIn(query),
    category: one(keywordCategories, "category"),
    status: one(articleFilters, "status"),
    intent: one(searchIntents, "intent"),
    state: one(keywordStates, "state"),
    edit: editIn(query),
    month: query.get("month") ?? undefined,
    review: reviewIn(query),
  };
}

/** Returns the URL's query for a tab: the list of another tab begins without filters. */
export function tabSearch(tab: BlogAdminTab): string {
  return tab === "articles" ? "" : `?tab=${tab}`;
}

/** Returns the URL's query with the editor open, or closed if `edit` is undefined. The page of the list stays. */
export function editSearch(query: URLSearchParams, edit: number | "new" | undefined): string {
  return withValue(query, "edit", edit);
}

/** Returns the URL's query with a text open beside its brief, or with none. The page of the list stays. */
export function reviewSearch(query: URLSearchParams, review: ReviewSubject | undefined): string {
  return withValue(query, "review", review && `${review.kind === "keyword" ? "k" : ""}${review.id}`);
}

function withValue(query: URLSearchParams, name: string, value: string | number | undefined): string {
  const next = new URLSearchParams(query);
  if (value === undefined) next.delete(name);
  else next.set(name, String(value));
  const text = next.toString();
  return text && `?${text}`;
}

/** `12` is an article, and `k12` is a keyword. */
function reviewIn(query: URLSearchParams): ReviewSubject | undefined {
  const [, mark, id] = /^(k?)([1-9]\d{0,8})$/.exec(query.get("review") ?? "") ?? [];
  return id === undefined ? undefined : { kind: mark ? "keyword" : "article", id: Number(id) };
}

function editIn(query: URLSearchParams): number | "new" | undefined {
  const value = query.get("edit") ?? "";
  if (value === "new") return value;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
