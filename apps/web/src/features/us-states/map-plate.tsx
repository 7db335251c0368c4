import type { UseQueryResult } from "@tanstack/react-query";
import { Heading } from "@zodiac-at-work/ui/heading";
import { lazy, Suspense, useId } from "react";
import { FailureState } from "../../catalog/failure-state.tsx";
import { MapLegend } from "./map-legend.tsx";
import { MapReadout } from "./map-readout.tsx";
import type { UsMapProps } from "./us-map.tsx";
import type { UsState } from "./us-state-view.ts";

// The outlines are larger than the page. Their download starts with the page, not after its first render.
const outlinesModule = import("./us-map.tsx");
outlinesModule.catch(() => {});
const UsMap = lazy(async () => ({ default: (await outlinesModule).UsMap }));

interface MapPlateProps extends Omit<UsMapProps, "states"> {
  readonly result: UseQueryResult<readonly UsState[]>;
}

/** The map with its readout and legend. Beside the list it is sticky. */
export function MapPlate({ result, ...map }: MapPlateProps) {
  const heading = useId();
  const states = result.data ?? [];
  const described = states.find(({ name }) => name === (map.pointed ?? map.chosen));
  if (result.error) {
    return <FailureState text="Failed to fetch US states" error={result.error} onRetry={() => void result.refetch()} />;
  }
  return (
    <section aria-labelledby={heading} className="lg:[@media(min-height:46rem)]:sticky lg:top-6">
      <Heading id={heading} level={2} size="card" className="mb-3">
        The states by sign
      </Heading>
      <div className="aspect-975/610 max-sm:-mx-3">
        <Suspense>
          <UsMap states={states} {...map} />
        </Suspense>
      </div>
      <MapReadout state={described} />
      <MapLegend />
    </section>
  );
}
