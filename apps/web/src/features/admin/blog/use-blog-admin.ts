import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../api/client.ts";
import type { BlogAdminView } from "./blog-admin-view.ts";

/** How the page reads: several administrators work on the blog, so a page that is opened again asks again. */
export const fresh = { staleTime: 0, networkMode: "always" } as const;

/** The queries that an action of this page may change. The article in the editor is not one of them. */
const paths: readonly string[] = [
  "/api/blog/overview",
  "/api/blog/posts",
  "/api/blog/keywords",
  "/api/blog/calendar",
  "/api/blog/generations",
  "/api/blog/settings",
  "/api/blog/model-costs",
];

/** Returns whether a path is that of a query of this page. */
export function isOfPage(path: string): boolean {
  return paths.includes(path);
}

export function useBlogOverview() {
  return useQuery({ ...apiQuery("/api/blog/overview"), ...fresh });
}

/** A page of the articles of a view. */
export function useArticles({ search, status, category, page }: BlogAdminView) {
  const query = { search: search || undefined, status, category, page };
  return useQuery({ ...apiQuery("/api/blog/posts", query), ...fresh, placeholderData: keepPreviousData });
}

/** All keywords. */
export function useKeywords() {
  return useQuery({ ...apiQuery("/api/blog/keywords"), ...fresh });
}

export function useBlogSettings() {
  return useQuery({ ...apiQuery("/api/blog/settings"), ...fresh });
}

export function useModelCosts() {
  return useQuery({ ...apiQuery("/api/blog/model-costs"), ...fresh });
}
