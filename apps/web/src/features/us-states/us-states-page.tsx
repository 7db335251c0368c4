import { Container } from "@zodiac-at-work/ui/container";
import { Disclosure } from "@zodiac-at-work/ui/disclosure";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { CatalogHeading } from "../../catalog/catalog-heading.tsx";
import { changed } from "../../catalog/search-params.ts";
import { SignFilter } from "../../catalog/sign-filter.tsx";
import { DayDecidesChapter } from "./day-decides-chapter.tsx";
import { MapPlate } from "./map-plate.tsx";
import { UsStateControls } from "./us-state-controls.tsx";
import { UsStateResults } from "./us-state-results.tsx";
import { UsStateTable } from "./us-state-table.tsx";
import { isWithin, searchForState, usStateViewIn } from "./us-state-view.ts";
import {
  useAllUsStates,
  usePrefetchUsStates,
  useUsStateCategories,
  useUsStateRegions,
  useUsStateStats,
} from "./use-us-states.ts";

/** The states by sign, in a list and on a map that highlight each other. The URL holds the filters and the page. */
export function UsStatesPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const stats = useUsStateStats();
  const regions = useUsStateRegions();
  const categories = useUsStateCategories();
  const all = useAllUsStates();
  const prefetch = usePrefetchUsStates();
  const [pointed, setPointed] = useState<string>();
  // The state whose card takes the focus when it appears.
  const [awaited, setAwaited] = useState<string>();

  const view = usStateViewIn(query);
  const states = all.data ?? [];
  const searchFor = (name: string) => searchForState(name, states, query, view);
  const show = (search: string) => void navigate({ search }, { preventScrollReset: true });

  return (
    <Container className="py-10 sm:py-14">
      <CatalogHeading
        eyebrow="By statehood date"
        title="US States"
        lede="All fifty states, each under the sign of the Chinese year in which it joined the Union."
      />
      <SignFilter
        unit="states"
        counts={stats.data?.stats}
        chosen={view.zodiac ? [view.zodiac] : []}
        searchFor={(zodiac) => changed(query, { zodiac, state: undefined })}
        onApproach={(zodiac) => prefetch({ ...view, zodiac, page: 1 })}
      />
      <UsStateControls
        view={view}
        states={states}
        stats={stats}
        regions={regions}
        categories={categories}
        onFilter={(changes) => show(changed(query, { ...changes, state: undefined }))}
        onState={(name) => {
          show(name === "" ? changed(query, { state: undefined }) : searchFor(name));
          setAwaited(name || undefined);
        }}
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_25rem] lg:items-start">
        <MapPlate
          result={all}
          pointed={pointed}
          chosen={view.chosen}
          isWithin={(state) => isWithin(view, state)}
          searchFor={searchFor}
          onPoint={setPointed}
          onChoose={setAwaited}
        />
        <UsStateResults
          view={view}
          query={query}
          pointed={pointed}
          awaited={awaited}
          onPoint={setPointed}
          onArrived={() => setAwaited(undefined)}
        />
      </div>
      <div className="mt-12">
        <Disclosure summary="View as a table">
          <UsStateTable states={states} />
        </Disclosure>
      </div>
      <DayDecidesChapter states={states} searchFor={searchFor} onChoose={setAwaited} />
    </Container>
  );
}
