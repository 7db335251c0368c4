import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../../api/client.ts";
import type { FullArticle } from "./article-fields.ts";

const interval = 2000;
/** Attempts after which the worker is probably not there. They go on. */
const patience = 15;

/**
 * Returns what the gates measured, and asks again until they have measured a version.
 *
 * @param id undefined for an article that is not saved yet
 */
export function useGates(id: number | undefined, version: number) {
  const isCurrent = (post: FullArticle | undefined) => post?.gatesVersion === version;
  const article = useQuery({
    ...apiQuery("/api/blog/posts/:id", undefined, { id: String(id) }),
    gcTime: 0,
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isCurrent(state.data?.post) ? false : interval),
  });
  const post = article.data?.post;
  return {
    gates: post?.gates ?? null,
    gatesVersion: post?.gatesVersion ?? null,
    isWaiting:
      !isCurrent(post) && article.isFetched && Date.now() - Date.parse(post?.updatedAt ?? "") > patience * interval,
  };
}
