import type { UseQueryResult } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { Disclosure } from "@zodiac-at-work/ui/disclosure";
import { Heading } from "@zodiac-at-work/ui/heading";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { FailureState } from "../../catalog/failure-state.tsx";
import { DecadeStack } from "./decade-stack.tsx";
import { SealSymbols } from "./seal-symbols.tsx";
import { type Founded, groupForKey, isDecade, timelineOf } from "./timeline.ts";
import { TimelineLoading } from "./timeline-loading.tsx";
import { TimelineTable } from "./timeline-table.tsx";

interface FoundingTimelineProps {
  readonly result: UseQueryResult<Of<Api["GET /api/car-brands/stats"], "response">>;
  readonly chosen: SignId | undefined;
  /** Returns the URL's query for a sign. */
  readonly searchFor: (sign: SignId) => string;
  /** Called when the reader points at a sign. */
  readonly onApproach: (sign: SignId) => void;
}

/** A seal for each brand, stacked by decade, with links to the signs. The Tab key stops once, and arrow keys move. */
export function FoundingTimeline({ result, chosen, searchFor, onApproach }: FoundingTimelineProps) {
  const heading = useId();
  const [pointed, setPointed] = useState<Founded>();
  const [stop, setStop] = useState<Founded>();
  const strip = useRef<HTMLDivElement>(null);
  const timeline = timelineOf(result.data?.decades ?? []);
  const stacks = timeline.filter(isDecade);
  const first = stacks.flatMap(({ groups }) => groups).find(({ sign }) => !chosen || sign === chosen);

  // If the timeline is wider than the window, show the latest decades, which hold the most brands.
  const isLoaded = result.data !== undefined;
  useEffect(() => {
    if (isLoaded) strip.current?.scrollTo({ left: strip.current.scrollWidth });
  }, [isLoaded]);

  const moveOn = (event: KeyboardEvent, at: Founded) => {
    const next = groupForKey(event.key, at, timeline);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.currentTarget
      .closest("ol")
      ?.querySelector<HTMLElement>(`[data-group="${next.decade}-${next.sign}"]`)
      ?.focus();
  };

  if (result.error) {
    return (
      <div className="mt-8">
        <FailureState text="Failed to fetch stats" error={result.error} onRetry={() => void result.refetch()} />
      </div>
    );
  }
  return (
    <section aria-labelledby={heading} aria-busy={!isLoaded} className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading id={heading} level={2} size="card">
          Brands by founding decade
        </Heading>
        <p className="text-sm text-soft max-sm:min-h-11">{readout(pointed, stacks)}</p>
      </div>
      <SealSymbols />
      <div ref={strip} className="relative overflow-x-auto pb-1 max-sm:-mx-5 max-sm:px-5">
        {isLoaded ? (
          <ol className="flex h-71 w-max min-w-full items-stretch">
            {timeline.map((entry) =>
              isDecade(entry) ? (
                <DecadeStack
                  key={entry.decade}
                  decade={entry}
                  chosen={chosen}
                  stop={stop ?? first}
                  searchFor={searchFor}
                  onPoint={(group) => {
                    setPointed(group);
                    if (group) onApproach(group.sign);
                  }}
                  onFocus={setStop}
                  onKeyDown={moveOn}
                />
              ) : (
                <li key={entry.from} className="flex shrink-0 flex-col justify-end">
                  <p className="mt-1 h-7 border-t border-dashed border-edge pt-1.5 pr-4 text-xs text-soft">
                    <span aria-hidden="true">⋯</span>
                    <span className="sr-only">
                      None from {entry.from} to {entry.to + 9}
                    </span>
                  </p>
                </li>
              ),
            )}
          </ol>
        ) : (
          <TimelineLoading />
        )}
      </div>
      <div className="mt-3">
        <Disclosure summary="View as a table">
          <TimelineTable stacks={stacks} />
        </Disclosure>
      </div>
    </section>
  );
}

function readout(pointed: Founded | undefined, stacks: readonly { decade: number; total: number }[]): string {
  if (!pointed) return "Each seal is one brand. Choose a seal to see all brands of its sign.";
  const total = stacks.find(({ decade }) => decade === pointed.decade)?.total ?? 0;
  return `${pointed.decade}s: ${pointed.count} of ${total} brands under the ${signById(pointed.sign).name}`;
}
