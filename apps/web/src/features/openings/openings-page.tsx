import { Container } from "@zodiac-at-work/ui/container";
import { useRef } from "react";
import { typing } from "../../lists/search-field.tsx";
import { changed } from "../../lists/search-params.ts";
import { useQueryChange } from "../../lists/use-query-change.ts";
import { ScopeSegments } from "../../match/scope-segments.tsx";
import { SignInvitation } from "../../match/sign-invitation.tsx";
import { CompaniesTabs } from "../../openings/companies-tabs.tsx";
import { useCheck } from "../../openings/use-check.ts";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { AppliedFilters } from "./applied-filters.tsx";
import { filtersInUse } from "./filter-words.ts";
import { OpeningControls } from "./opening-controls.tsx";
import { OpeningResults } from "./opening-results.tsx";
import { openingViewIn, searchForScope } from "./opening-view.ts";
import { OpeningsHead } from "./openings-head.tsx";
import { SignChips } from "./sign-chips.tsx";
import { useOpeningFilters, useOpenings, useRemoteCounts } from "./use-openings.ts";
import { useVisit } from "./use-visit.ts";

/** The job openings of the companies. The URL holds the filters, the order and the page. */
export function OpeningsPage() {
  const { query, changeQuery } = useQueryChange();
  const reader = useReadersSign();
  const view = openingViewIn(query, reader);
  const visit = useVisit(query);
  const result = useOpenings(view, visit.since);
  const filters = useOpeningFilters();
  const remote = useRemoteCounts(view);
  const check = useCheck(view.signs);
  const heading = useRef<HTMLHeadingElement>(null);
  const counts = result.data?.counts.bySign;
  // One card says so. There is nothing to count or to filter.
  const isEmpty = filters.data?.total === 0;

  const show = (changes: Parameters<typeof changed>[1]) => changeQuery((latest) => changed(latest, changes));
  // Typing replaces its entry in the browser's history instead of adding one for each key.
  const search = (text: string) =>
    changeQuery((latest) => changed(latest, { search: text }), { replace: view.search !== "", state: typing });
  return (
    <>
      <CompaniesTabs />
      <Container className="py-8 sm:py-10">
        <OpeningsHead
          title="Openings"
          lede={
            reader
              ? "Jobs at your best matches, from their own boards."
              : "Jobs at companies of all twelve signs, from their own boards."
          }
        >
          {reader && !isEmpty && (
            <div>
              <p className="mb-1.5 text-sm text-soft">
                {filtersInUse(view).length > 0 ? "Openings that pass your filters, at" : "Openings at"}
              </p>
              <ScopeSegments
                label="Which companies"
                reader={reader}
                scope={view.scope}
                searchFor={(scope) => searchForScope(query, scope)}
                counts={counts}
              />
            </div>
          )}
        </OpeningsHead>
        {!reader && !isEmpty && (
          <SignInvitation text="Enter your birth date in Your Zodiac to see the openings at your matches first, each with its score." />
        )}
        {!isEmpty && (
          <>
            <OpeningControls
              view={view}
              filters={filters.data}
              remote={remote.data}
              onSearch={search}
              onFilter={show}
            />
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <SignChips view={view} query={query} counts={counts} />
              <AppliedFilters
                view={view}
                query={query}
                onRemove={() => heading.current?.focus({ preventScroll: true })}
              />
            </div>
          </>
        )}
        <OpeningResults
          view={view}
          query={query}
          result={result}
          filters={filters}
          check={check}
          heading={heading}
          visit={visit}
          onOrder={(order) => show({ sort: order === "newest" ? undefined : order })}
        />
      </Container>
    </>
  );
}
