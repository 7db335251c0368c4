import { useMemo } from "react";
import type { FullArticle } from "../article-fields.ts";
import { useGates } from "../use-gates.ts";
import { type MarkedBlock, markedBlocks } from "./findings.ts";

/** Returns the blocks in which the gates found something, once they have measured the version of the article. */
export function useFindings(post: FullArticle | undefined): readonly MarkedBlock[] {
  const { gates, gatesVersion } = useGates(post?.id, post?.version ?? 0);
  const content = post?.content ?? "";
  const isCurrent = post !== undefined && gatesVersion === post.version;
  return useMemo(() => (isCurrent && gates ? markedBlocks(gates, content) : none), [isCurrent, gates, content]);
}

const none: readonly MarkedBlock[] = [];
