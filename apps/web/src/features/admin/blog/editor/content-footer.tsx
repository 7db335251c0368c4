import { articleStats } from "@zodiac-at-work/articles/article-stats";
import { counted } from "@zodiac-at-work/catalog/counted";
import { useDeferredValue, useMemo } from "react";

/** The words, the reading time and the internal links of a text, as the API will count them. */
export function ContentFooter({ content }: { readonly content: string }) {
  // Counting a long text must not slow down typing.
  const deferred = useDeferredValue(content);
  const { words, readTime, internalLinks } = useMemo(() => articleStats(deferred), [deferred]);
  const counts = [counted(words, "word"), `${readTime} min read`];
  return (
    <p className="flex flex-wrap justify-between gap-x-4 rounded-b-sm border-t border-line bg-paper px-3.5 py-1.5 text-sm text-soft tabular-nums">
      <span>{counts.join(" · ")}</span>
      <span>{counted(internalLinks, "internal link")}</span>
    </p>
  );
}
