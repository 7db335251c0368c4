import { type ArticleAction, articleActions } from "@zodiac-at-work/catalog";
import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { Button } from "@zodiac-at-work/ui/button";
import { Checkbox } from "@zodiac-at-work/ui/checkbox";
import { useState } from "react";
import { BulkDialog } from "./bulk-dialog.tsx";
import { actionWords } from "./bulk-words.ts";
import type { Selection } from "./use-selection.ts";

interface SelectionBarProps {
  readonly selection: Selection;
  /** The articles of the page. */
  readonly page: readonly number[];
  /** All articles that match the filters. */
  readonly total: number;
}

/** Selects articles of the list, and offers what can be done with them. */
export function SelectionBar({ selection, page, total }: SelectionBarProps) {
  const [action, setAction] = useState<ArticleAction>();
  const { ids, isReading } = selection;
  const onPage = page.filter((id) => ids.includes(id)).length;
  const isWhole = onPage === page.length;
  return (
    <section aria-label="Selection" className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-1">
      <Checkbox
        label={<span className="text-sm">Select this page</span>}
        checked={isWhole}
        ref={(box) => {
          if (box) box.indeterminate = onPage > 0 && !isWhole;
        }}
        onChange={(event) => selection.mark(page, event.currentTarget.checked)}
      />
      <p role="status" className="text-sm font-medium tabular-nums empty:hidden">
        {ids.length > 0 && `${counted(ids.length, "article")} selected`}
      </p>
      {ids.length > 0 && (
        <>
          {total > page.length && ids.length < total && (
            <Button
              variant="quiet"
              size="small"
              aria-disabled={isReading || undefined}
              onClick={() => void selection.selectAll()}
            >
              Select all {withCommas(total)} that match
            </Button>
          )}
          <div className="flex flex-wrap gap-2 md:ml-auto">
            {articleActions.map((each) => (
              <Button key={each} variant="quiet" size="small" onClick={() => setAction(each)}>
                {actionWords[each].name}
              </Button>
            ))}
            <Button variant="quiet" size="small" onClick={selection.clear}>
              Clear
            </Button>
          </div>
        </>
      )}
      {action && (
        <BulkDialog
          action={action}
          ids={ids}
          onClose={() => setAction(undefined)}
          onDone={(failed) => selection.replace(failed)}
        />
      )}
    </section>
  );
}
