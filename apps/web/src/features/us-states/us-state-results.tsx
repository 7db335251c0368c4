import { buttonStyle } from "@zodiac-at-work/ui/button";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { PagedResults } from "../../catalog/paged-results.tsx";
import { changed, pageValue } from "../../catalog/search-params.ts";
import { UsStateCard } from "./us-state-card.tsx";
import type { UsStateView } from "./us-state-view.ts";
import { UsStatesLoading } from "./us-states-loading.tsx";
import { usePrefetchUsStates, useUsStates } from "./use-us-states.ts";

interface UsStateResultsProps {
  readonly view: UsStateView;
  readonly query: URLSearchParams;
  /** The state that the reader points at, in the list or on the map. */
  readonly pointed: string | undefined;
  /** The state whose card takes the focus when it appears. */
  readonly awaited: string | undefined;
  readonly onPoint: (name: string | undefined) => void;
  readonly onArrived: () => void;
}

export function UsStateResults({ view, query, pointed, awaited, onPoint, onArrived }: UsStateResultsProps) {
  const result = useUsStates(view);
  const prefetch = usePrefetchUsStates();
  const { usStates = [], totalPages = 0 } = result.data ?? {};
  return (
    <PagedResults
      title={titleFor(view)}
      units={["state", "states"]}
      failure="Failed to fetch US states"
      result={result}
      isOutdated={false}
      page={view.page}
      totalPages={totalPages}
      shown={usStates.length}
      searchFor={(page) => changed(query, { page: pageValue(page), state: undefined })}
      onApproach={(page) => prefetch({ ...view, page })}
      loading={<UsStatesLoading />}
      empty={
        <EmptyState title="No states found" text="Try adjusting your filters to discover more states">
          <Link to="/us-states" preventScrollReset className={buttonStyle({ variant: "secondary" })}>
            Show all states
          </Link>
        </EmptyState>
      }
    >
      <ul className="grid gap-4 sm:max-lg:grid-cols-2">
        {usStates.map((state) => (
          <UsStateCard
            key={state.id}
            state={state}
            search={changed(query, { state: state.name, page: pageValue(view.page) })}
            isPointed={state.name === pointed}
            isChosen={state.name === view.chosen}
            isAwaited={state.name === awaited}
            onPoint={onPoint}
            onArrived={onArrived}
          />
        ))}
      </ul>
    </PagedResults>
  );
}

function titleFor({ zodiac, region, category }: UsStateView): string {
  const joined = zodiac ? `Joined in a year of the ${signById(zodiac).name}` : undefined;
  const where = [region, category].filter(Boolean).join(", ");
  if (joined) return where ? `${joined}: ${where}` : joined;
  return where || "All states";
}
