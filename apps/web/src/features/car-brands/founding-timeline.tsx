import { Heading } from "@zodiac-at-work/ui/heading";
import { sealTints } from "@zodiac-at-work/ui/seal";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type KeyboardEvent, useCallback, useDeferredValue, useId, useMemo, useState } from "react";
import { deferred } from "../../deferred.tsx";
import type { CarBrandView } from "./car-brand-view.ts";
import { DecadePanel } from "./decade-panel.tsx";
import { DecadeRow, describe } from "./decade-row.tsx";
import { emphasisOf, type Mark, markForKey, passes, timelineOf } from "./timeline.ts";
import type { BrandInBrief } from "./use-car-brands.ts";

interface FoundingTimelineProps {
  /** Undefined while loading. */
  readonly brands: readonly BrandInBrief[] | undefined;
  readonly view: CarBrandView;
  readonly reader: SignId | undefined;
}

/**
 * A row for each decade and a mark of one size for each brand, so that length compares the decades. A row opens its
 * decade. The Tab key stops once, and arrow keys walk the marks and the decades.
 */
export const FoundingTimeline = deferred(function FoundingTimeline({
  brands = [],
  view,
  reader,
}: FoundingTimelineProps) {
  const heading = useId();
  const panelId = useId();
  const [pointed, setPointed] = useState<Mark & { readonly isByKey?: boolean }>();
  const [stop, setStop] = useState<number>();
  // Undefined until the reader opens or closes a decade. Null if none is open.
  const [opened, setOpened] = useState<number | null>();

  const { scope, signs, category, isActive, search } = view;
  const signKey = signs.join();
  const emphasis = useMemo(() => emphasisOf({ scope, signs }, reader), [scope, signKey, reader]);
  const timeline = useMemo(() => timelineOf(brands, emphasis), [brands, emphasis]);
  const isTinted = useCallback(
    (brand: BrandInBrief) =>
      emphasis.tinted.includes(brand.zodiacSign) && passes({ category, isActive, search }, brand),
    [emphasis, category, isActive, search],
  );
  const isCounted = (brand: BrandInBrief) => emphasis.counted.includes(brand.zodiacSign) && isTinted(brand);
  const countOf = (decade: { brands: readonly BrandInBrief[] }) => decade.brands.filter(isCounted).length;
  const longest = Math.max(1, ...timeline.map((decade) => decade.brands.length));
  const knownOf = (decade: { brands: readonly BrandInBrief[] }) =>
    decade.brands.filter((brand) => brand.wellKnownRank !== null && isCounted(brand)).length;
  // The timeline opens where it has the most brands that readers know.
  const richest = timeline.toSorted((a, b) => knownOf(b) - knownOf(a) || countOf(b) - countOf(a))[0]?.decade;
  const openDecade = opened === undefined ? richest : opened;
  // The panel moves all that stands below it, so it follows the paint that answers the press.
  const shownDecade = useDeferredValue(openDecade);
  const tabStop = stop ?? openDecade ?? timeline[0]?.decade;

  const moveOn = (event: KeyboardEvent, from: Mark) => {
    if (event.key === "Escape") setPointed(undefined);
    const next = markForKey(event.key, from, timeline);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById(`decade-${next.decade}`)?.focus();
    setPointed({ ...next, isByKey: true });
  };
  const named = pointed?.isByKey && timeline.find(({ decade }) => decade === pointed.decade)?.brands[pointed.index];
  return (
    <section aria-labelledby={heading} aria-busy={brands.length === 0} className="mt-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading id={heading} level={2} size="small">
          When they began
        </Heading>
        <Legend tinted={emphasis.tinted} scope={scope} hasChoice={signs.length > 0} />
      </div>
      <p aria-live="polite" className="sr-only">
        {named ? `${named.name}, ${describe(named, reader)}` : ""}
      </p>
      {timeline.length === 0 ? (
        <TimelineLoading />
      ) : (
        <div className="@container">
          {/* Screen readers get the same from each row. */}
          <p
            aria-hidden="true"
            className="grid grid-cols-[3.25rem_1fr_auto] gap-x-2 pr-1.5 pb-1 pl-0.5 text-sm text-soft max-sm:hidden"
          >
            <span className="pl-1.5">Decade</span>
            <span>Brands founded</span>
            <span>{unitOf(scope)}</span>
          </p>
          <ol
            className="flex flex-col [--room:calc(100cqi_-_8.75rem)]"
            style={{ "--pitch": `min(1rem, calc(var(--room) / ${longest}))` } as object}
          >
            {timeline.map((decade, row) => {
              const isOpen = decade.decade === openDecade;
              const [count, total] = [countOf(decade), decade.brands.length];
              return (
                <li key={decade.decade} className="contents">
                  <DecadeRow
                    decade={decade}
                    figure={count === total ? String(total) : `${count} of ${total}`}
                    unit={unitOf(scope).toLowerCase()}
                    panelId={panelId}
                    isOpen={isOpen}
                    isStop={decade.decade === tabStop}
                    pointed={pointed?.decade === decade.decade ? pointed.index : undefined}
                    isNameLeft={(pointed?.index ?? 0) * 2 > longest}
                    reader={reader}
                    isTinted={isTinted}
                    onPoint={setPointed}
                    onFocus={(isByKey) => {
                      setStop(decade.decade);
                      if (isByKey) setPointed({ decade: decade.decade, index: 0, isByKey: true });
                    }}
                    onKeyDown={(event) =>
                      moveOn(event, pointed?.decade === decade.decade ? pointed : { decade: decade.decade, index: 0 })
                    }
                    onToggle={() => setOpened(isOpen ? null : decade.decade)}
                  />
                  {decade.decade === shownDecade && (
                    // Beside the rows, a panel would part them. It follows them all where there is room.
                    <div className="sm:order-1 sm:mt-3">
                      <DecadePanel
                        key={decade.decade}
                        id={panelId}
                        decade={decade}
                        emphasis={emphasis}
                        reader={reader}
                        previous={timeline[row - 1]?.decade}
                        next={timeline[row + 1]?.decade}
                        onOpen={setOpened}
                      />
                    </div>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </section>
  );
});

/** Returns what the figures of the rows count. */
function unitOf(scope: CarBrandView["scope"]): string {
  if (scope === "matches") return "Match you";
  return scope === "sign" ? "Share your sign" : "Brands";
}

interface LegendProps {
  readonly tinted: readonly SignId[];
  readonly scope: CarBrandView["scope"];
  readonly hasChoice: boolean;
}

function Legend({ tinted, scope, hasChoice }: LegendProps) {
  const own = scope === "matches" ? tinted.at(-1) : undefined;
  const entries: readonly (readonly [string, readonly SignId[]])[] = own
    ? [
        ["Your matches", tinted.slice(0, -1)],
        ["Your sign", [own]],
      ]
    : hasChoice
      ? [[scope === "sign" ? "Your sign" : "Chosen signs", tinted]]
      : [];
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {entries.map(([text, signs]) => (
        <span key={text} className="inline-flex items-center gap-2">
          <span className="flex gap-0.5">
            {signs.map((sign) => (
              <Swatch key={sign} fill={sealTints[sign]} />
            ))}
          </span>
          {text}
        </span>
      ))}
      {entries.length > 0 && (
        <span className="inline-flex items-center gap-2">
          <Swatch fill="fill-edge/50" />
          Other signs
        </span>
      )}
      <span>One mark, one brand</span>
    </p>
  );
}

function Swatch({ fill }: { readonly fill: string }) {
  return (
    <svg width="10" height="12" aria-hidden="true" className="forced-color-adjust-none">
      <rect width="10" height="12" className={fill} />
    </svg>
  );
}

/** A placeholder for the timeline, about as tall as it is with an open decade. */
function TimelineLoading() {
  return (
    <div aria-hidden="true" className="grid gap-2.25 pt-1 pb-72 max-sm:gap-6.5 max-sm:pb-3">
      {Array.from({ length: 18 }, (_, index) => (
        <Skeleton key={index} className={index % 3 === 1 ? "h-4.5 w-3/4" : "h-4.5 w-1/3"} />
      ))}
    </div>
  );
}
