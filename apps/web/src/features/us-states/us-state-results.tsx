import { buttonStyle } from "@zodiac-at-work/ui/button";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { deferred } from "../../deferred.tsx";
import { PagedResults } from "../../lists/paged-results.tsx";
import { changed, pageValue } from "../../lists/search-params.ts";
import { ScoreKey } from "../../match/score-key.tsx";
import { UsStateRows, UsStateRowsLoading } from "./us-state-rows.tsx";
import type { UsStateView } from "./us-state-view.ts";
import { usePrefetchUsStates, type useUsStates } from "./use-us-states.ts";

interface UsStateResultsProps {
  readonly view: UsStateView;
  readonly query: URLSearchParams;
  readonly reader: SignId | undefined;
  readonly result: ReturnType<typeof useUsStates>;
  /** Returns the URL's query for a state. */
  readonly searchFor: (name: string) => string;
  readonly onPoint: (name: string | undefined) => void;
  readonly onChoose: (name: string) => void;
}

export const UsStateResults = deferred(function UsStateResults({
  view,
  query,
  reader,
  result,
  searchFor,
  onPoint,
  onChoose,
}: UsStateResultsProps) {
  const prefetch = usePrefetchUsStates();
  const { usStates = [], totalPages = 0 } = result.data ?? {};
  return (
    <PagedResults
      title={titleFor(view)}
      units={["state", "states"]}
      failure="Failed to fetch US states"
      result={result}
      isOutdated={false}
      page={view.page ?? 1}
      totalPages={totalPages}
      shown={usStates.length}
      // The chosen state stays beside the map, so the first page has a number too.
      searchFor={(page) => changed(query, { page: view.chosen ? String(page) : pageValue(page) })}
      onApproach={(page) => prefetch({ ...view, page })}
      loading={<UsStateRowsLoading />}
      empty={
        <EmptyState title="No states found" text="Try adjusting your filters to discover more states">
          <Link to="/us-states" preventScrollReset className={buttonStyle({ variant: "secondary" })}>
            Show all states
          </Link>
        </EmptyState>
      }
    >
      {reader && <ScoreKey className="-mt-3 mb-4" />}
      <UsStateRows
        states={usStates}
        reader={reader}
        chosen={view.chosen}
        searchFor={searchFor}
        onPoint={onPoint}
        onChoose={onChoose}
      />
    </PagedResults>
  );
});

function titleFor({ zodiac, region, category, order }: UsStateView): string {
  const joined = zodiac ? `Joined in a year of the ${signById(zodiac).name}` : undefined;
  const where = [region, category].filter(Boolean).join(", ");
  if (joined) return where ? `${joined}: ${where}` : joined;
  return `${where || "All states"}${order ? ", best match first" : ""}`;
}
