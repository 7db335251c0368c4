import { Button } from "@zodiac-at-work/ui/button";
import { Notice } from "@zodiac-at-work/ui/notice";
import { dayAndTimeOf } from "../../../../../text/moment.ts";
import type { OpenedArticle } from "../article-fields.ts";
import type { Editing } from "../use-editing.ts";

interface DraftNoticesProps {
  readonly editing: Editing;
  readonly others: OpenedArticle["others"];
}

/** Tells what was restored, and who else is typing in the article. */
export function DraftNotices({ editing, others }: DraftNoticesProps) {
  const { draftFrom, post, version } = editing;
  if (draftFrom === undefined && others.length === 0) return null;
  return (
    <div className="grid gap-3 border-b border-line px-5 py-3 sm:px-6">
      {draftFrom !== undefined && (
        <Notice
          tone="warning"
          action={
            <>
              <Button variant="quiet" size="small" onClick={editing.keepDraft}>
                Keep
              </Button>
              <Button variant="quiet" size="small" onClick={() => void editing.discard()}>
                Discard
              </Button>
            </>
          }
        >
          <p className="text-sm/6">
            Unsaved changes from {dayAndTimeOf(draftFrom)}
            {post && version !== post.version && (
              <>
                {". "}The article was saved {post.updatedBy && `by ${post.updatedBy} `}after that, on{" "}
                {dayAndTimeOf(post.updatedAt)}.
              </>
            )}
          </p>
        </Notice>
      )}
      {others.map(({ email, updatedAt }) => (
        <Notice key={email} tone="warning">
          <p className="text-sm/6">
            {email} has unsaved changes to this article, typed on {dayAndTimeOf(updatedAt)}.
          </p>
        </Notice>
      ))}
    </div>
  );
}
