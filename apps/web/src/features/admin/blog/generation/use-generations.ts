import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { apiQuery, call } from "../../../../api/client.ts";
import { refresh } from "../../../../api/refresh.ts";
import { showToast } from "../../../../toast/show-toast.ts";
import type { BlogSettings, Generation } from "../blog-admin-types.ts";
import { useBlogAction } from "../use-blog-action.ts";
import { fresh, isOfPage } from "../use-blog-admin.ts";
import { isUnended, outcomeToast } from "./generations.ts";

/** What an administrator has typed to have an article written. */
interface ArticleOrder {
  readonly keyword: string;
  /** The exact title, or the empty text. */
  readonly title: string;
}

type OrderSettings = Pick<BlogSettings, "businessLocation" | "targetWordCount" | "includeLocalSEO">;

const noOrder: ArticleOrder = { keyword: "", title: "" };

export type Generations = ReturnType<typeof useGenerations>;

/**
 * The latest generations. They are read every second while one has not ended, and not again otherwise. The end of each
 * one that the page has waited for is reported once: by the response of the call that started it, or by a read.
 */
export function useGenerations() {
  const client = useQueryClient();
  const [order, setOrder] = useState(noOrder);
  const [outcome, setOutcome] = useState<Generation>();
  const awaited = useRef(new Set<number>());
  const reported = useRef(new Set<number>());

  const report = (generation: Generation) => {
    if (reported.current.has(generation.id)) return;
    reported.current.add(generation.id);
    awaited.current.delete(generation.id);
    setOutcome(generation);
    showToast(outcomeToast(generation));
  };
  const onStarted = ({ generation }: { readonly generation: Generation | null }) => {
    if (!generation) return;
    if (isUnended(generation)) awaited.current.add(generation.id);
    else report(generation);
  };
  // The toast comes with the end of the generation, perhaps later than the response.
  const options = { done: () => undefined, failed: "Generation Failed" };
  const random = useBlogAction({
    ...options,
    act: () => call("POST /api/blog/generate-random", {}),
    onDone: onStarted,
  });
  const article = useBlogAction({
    ...options,
    act: (settings: OrderSettings | undefined) => {
      const [keyword, title] = [order.keyword.trim(), order.title.trim()];
      return call("POST /api/blog/generate", {
        body: { keyword, ...(title && { title }), ...(settings && { settings }) },
      });
    },
    onDone: (started) => {
      // A refused order stays, to be changed.
      if (started.generation?.state !== "failed") setOrder(noOrder);
      onStarted(started);
    },
  });

  const isStarting = random.isPending || article.isPending;
  const { data, error, refetch } = useQuery({
    ...apiQuery("/api/blog/generations", { limit: 10 }),
    ...fresh,
    refetchInterval: ({ state }) => (isStarting || state.data?.generations.some(isUnended) ? 1000 : false),
  });
  const onRead = useEffectEvent((generations: readonly Generation[]) => {
    const ended = generations.filter((each) => awaited.current.has(each.id) && !isUnended(each));
    for (const each of generations) if (isUnended(each)) awaited.current.add(each.id);
    // The oldest first: the newest toast stays.
    for (const each of ended.toReversed()) report(each);
    if (ended.length > 0) void refresh(client, { predicate: ({ queryKey }) => isOfPage(String(queryKey[0])) });
  });
  useEffect(() => {
    if (data) onRead(data.generations);
  }, [data]);

  return {
    order,
    setOrder,
    random,
    article,
    isStarting,
    /** The latest ten, the newest first. */
    latest: data?.generations,
    error,
    refetch,
    /** The generation that ended last while the page was open, until it is dismissed. */
    outcome,
    dismiss: () => setOutcome(undefined),
  };
}
