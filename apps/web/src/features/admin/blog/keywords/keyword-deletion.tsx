import { counted } from "@zodiac-at-work/catalog/counted";
import { Button } from "@zodiac-at-work/ui/button";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { call } from "../../../../api/client.ts";
import type { Keyword } from "../blog-admin-types.ts";
import { useBlogAction } from "../use-blog-action.ts";

interface KeywordDeletionProps {
  readonly keyword: Keyword;
  readonly onClose: () => void;
}

/** The question before a keyword is deleted, because it can't be undone. */
export function KeywordDeletion({ keyword: { id, keyword, articles, isActive }, onClose }: KeywordDeletionProps) {
  const keep = useFocusOnArrival<HTMLButtonElement>();
  const remove = useBlogAction({
    act: () => call("DELETE /api/blog/keywords/:id", { params: { id: String(id) } }),
    done: { title: "Keyword Deleted", description: `“${keyword}” is not in the list anymore.` },
    failed: "Failed to Delete Keyword",
    onDone: onClose,
  });
  return (
    <section aria-label={`Delete ${keyword}`} className="flex flex-wrap items-center gap-x-5 gap-y-3 p-3 md:p-4">
      <p className="min-w-0 grow basis-60 text-base/6 wrap-anywhere">
        Delete “{keyword}” for good?{" "}
        {articles > 0 && `${articles === 1 ? "Its article stays." : `Its ${counted(articles, "article")} stay.`} `}
        {isActive && "Deactivate it instead to keep it out of new articles."}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button ref={keep} variant="quiet" size="small" onClick={onClose}>
          Keep it
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={remove.isPending || undefined}
          onClick={() => remove.start()}
        >
          Delete keyword
        </Button>
      </div>
    </section>
  );
}
