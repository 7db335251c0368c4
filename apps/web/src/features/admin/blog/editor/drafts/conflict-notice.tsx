import { Button } from "@zodiac-at-work/ui/button";
import { Dialog } from "@zodiac-at-work/ui/dialog";
import { Notice } from "@zodiac-at-work/ui/notice";
import { useState } from "react";
import { dayAndTimeOf } from "../../../../../text/moment.ts";
import { fieldsOf } from "../article-fields.ts";
import type { Editing } from "../use-editing.ts";
import { ArticleDifference } from "./article-difference.tsx";

/** Tells that somebody else has saved the article meanwhile. Nothing is lost: the reader compares, and chooses. */
export function ConflictNotice({ editing }: { readonly editing: Editing }) {
  // The version that is compared: a later conflict does not open the comparison by itself.
  const [compared, setCompared] = useState<number>();
  const theirs = editing.conflict;
  if (!theirs) return null;
  const actions = (
    <>
      <Button variant="quiet" size="small" onClick={() => void editing.save(theirs.version)}>
        Overwrite with mine
      </Button>
      <Button variant="quiet" size="small" onClick={() => void editing.discard(theirs)}>
        Discard mine
      </Button>
    </>
  );
  return (
    <div className="border-b border-line px-5 py-3 sm:px-6">
      <Notice
        tone="danger"
        action={
          <>
            <Button variant="quiet" size="small" onClick={() => setCompared(theirs.version)}>
              See the difference
            </Button>
            {actions}
          </>
        }
      >
        <p className="text-sm/6">
          {theirs.updatedBy ?? "Somebody else"} saved this article on {dayAndTimeOf(theirs.updatedAt)}, after you opened
          it. Your text is still here, and nothing of theirs is overwritten.
        </p>
      </Notice>
      {compared === theirs.version && (
        <Dialog
          open
          isWide
          onClose={() => setCompared(undefined)}
          eyebrow="Saved meanwhile"
          title="Their version and yours"
          closeLabel="Close the comparison"
        >
          <p className="mt-3 text-sm text-soft">
            {theirs.updatedBy ?? "Somebody else"} saved theirs on {dayAndTimeOf(theirs.updatedAt)}.
          </p>
          <ArticleDifference
            before={fieldsOf(theirs)}
            after={editing.fields}
            words={{ removed: "Only in theirs", added: "Only in yours" }}
          />
          <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
        </Dialog>
      )}
    </div>
  );
}
