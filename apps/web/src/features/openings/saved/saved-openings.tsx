import { counted } from "@zodiac-at-work/catalog/counted";
import { Heading } from "@zodiac-at-work/ui/heading";
import { useRef } from "react";
import { Navigate } from "react-router";
import { FailureState } from "../../../lists/failure-state.tsx";
import { pageSize } from "../../../lists/page-status.ts";
import { Pagination } from "../../../lists/pagination.tsx";
import { goToTop } from "../../../lists/results-heading.tsx";
import { changed, pageIn, pageValue } from "../../../lists/search-params.ts";
import { useQueryChange } from "../../../lists/use-query-change.ts";
import { OpeningListHead } from "../../../openings/opening-row.tsx";
import type { SavedOpening } from "../../../openings/saved/saved-lists.ts";
import { useReadersSign } from "../../../sign/readers-sign.ts";
import { SavedOpeningRow } from "./saved-opening-row.tsx";
import { useStates } from "./use-states.ts";

interface SavedOpeningsProps {
  readonly openings: readonly SavedOpening[];
}

/** The saved openings, the latest first, each with what its board publishes today. */
export function SavedOpenings({ openings }: SavedOpeningsProps) {
  const { query } = useQueryChange();
  const reader = useReadersSign();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = pageIn(query);
  const totalPages = Math.ceil(openings.length / pageSize);
  const shown = openings.slice((page - 1) * pageSize, page * pageSize);
  const states = useStates(shown, reader);
  const searchFor = (target: number) => changed(query, { page: pageValue(target) });
  if (page > totalPages) return <Navigate to={{ search: searchFor(totalPages) }} replace />;
  return (
    <section className="mt-8">
      <Heading ref={heading} level={2} size="small" tabIndex={-1} className="mb-3 scroll-mt-6">
        {counted(openings.length, "opening")}
      </Heading>
      {states.error ? (
        <FailureState
          text="Failed to load your saved openings. Please check your connection and try again."
          error={states.error}
          onRetry={() => void states.refetch()}
        />
      ) : (
        <div className="border-t border-edge" aria-busy={states.isPending}>
          <OpeningListHead end={reader ? "Match" : "Sign"} />
          <ul aria-label="Saved openings">
            {shown.map((opening) => (
              <SavedOpeningRow
                key={opening.id}
                saved={opening}
                state={states.data?.openings.find(({ id }) => id === opening.id)}
                isKnown={states.data !== undefined}
                reader={reader}
                onRemove={() => heading.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        </div>
      )}
      <Pagination
        label="Pages of saved openings"
        page={page}
        totalPages={totalPages}
        searchFor={searchFor}
        onTurn={() => goToTop(heading)}
      />
    </section>
  );
}
