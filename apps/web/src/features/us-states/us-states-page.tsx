import { Container } from "@zodiac-at-work/ui/container";
import { Heading } from "@zodiac-at-work/ui/heading";
import { startTransition, useCallback, useState } from "react";
import { changed } from "../../lists/search-params.ts";
import { useQueryChange } from "../../lists/use-query-change.ts";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { DayDecidesChapter } from "./day-decides-chapter.tsx";
import { MapLegend } from "./map-legend.tsx";
import { MapPlate } from "./map-plate.tsx";
import { UsStateControls } from "./us-state-controls.tsx";
import { UsStatePanel, UsStatePanelLoading } from "./us-state-panel.tsx";
import { UsStateResults } from "./us-state-results.tsx";
import { arrangeStates, countBySign, isWithin, pageOfChosen, searchForState, usStateViewIn } from "./us-state-view.ts";
import {
  useAllUsStates,
  usePrefetchUsStates,
  useUsStateCategories,
  useUsStateRegions,
  useUsStateStats,
  useUsStates,
} from "./use-us-states.ts";

/**
 * The states by sign: a map, the chosen state beside it, and a list. The URL holds the filters, the page and the chosen
 * state.
 */
export function UsStatesPage() {
  const { query, changeQuery } = useQueryChange();
  const reader = useReadersSign();
  const stats = useUsStateStats();
  const regions = useUsStateRegions();
  const categories = useUsStateCategories();
  const all = useAllUsStates();
  const prefetch = usePrefetchUsStates();
  const [pointed, setPointed] = useState<string>();
  // The state whose panel takes the focus when it appears.
  const [awaited, setAwaited] = useState<string>();
  // Both draw much of the page again, so they follow the paint that answers the press.
  const point = useCallback((name: string | undefined) => startTransition(() => setPointed(name)), []);
  const choose = useCallback((name: string | undefined) => startTransition(() => setAwaited(name)), []);

  const states = all.data ?? [];
  const asked = usStateViewIn(query, reader);
  const resolved = all.data ? pageOfChosen(all.data, asked) : all.error ? 1 : undefined;
  const view = { ...asked, page: asked.page ?? resolved };
  const result = useUsStates(view);
  const searchFor = (name: string) => searchForState(name, states, query, view);
  const show = (search: string) => changeQuery(() => search);
  const isFiltered = view.region !== undefined || view.category !== undefined;
  // Without a choice the panel shows the first state of the list.
  const described = states.find(({ name }) => name === view.chosen) ?? arrangeStates(states, view)[0] ?? states[0];

  return (
    <Container className="py-8 sm:py-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-b border-line pb-5">
        <div>
          <Heading level={1} size="page">
            US States
          </Heading>
          <p className="mt-2 font-serif text-lg font-medium text-balance text-soft">
            All 50, each under the sign of the day it joined the Union.
          </p>
        </div>
        <UsStateControls
          view={view}
          states={states}
          stats={stats}
          regions={regions}
          categories={categories}
          onFilter={(changes) => changeQuery((latest) => changed(latest, { ...changes, state: undefined }))}
          onState={(name) => {
            show(name === "" ? changed(query, { state: undefined }) : searchFor(name));
            choose(name || undefined);
          }}
        />
      </div>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <MapPlate
          result={all}
          pointed={pointed}
          chosen={view.chosen}
          isWithin={(state) => isWithin(view, state)}
          searchFor={searchFor}
          onPoint={point}
          onChoose={choose}
        />
        {described ? (
          <UsStatePanel
            state={described}
            reader={reader}
            isAwaited={described.name === awaited}
            onArrived={() => choose(undefined)}
          />
        ) : (
          !all.error && <UsStatePanelLoading />
        )}
        <div className="min-w-0 lg:col-span-2">
          <MapLegend
            counts={isFiltered && all.data ? countBySign(all.data, view) : stats.data?.stats}
            chosen={view.zodiac}
            searchFor={(zodiac) => changed(query, { zodiac, state: undefined })}
            onApproach={(zodiac) => prefetch({ ...view, zodiac, page: 1 })}
          />
        </div>
      </div>
      <div className="mt-7">
        <UsStateResults
          view={view}
          query={query}
          reader={reader}
          result={result}
          searchFor={searchFor}
          onPoint={point}
          onChoose={choose}
        />
      </div>
      <DayDecidesChapter states={states} searchFor={searchFor} onChoose={choose} />
    </Container>
  );
}
