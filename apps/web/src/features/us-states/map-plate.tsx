import type { UseQueryResult } from "@tanstack/react-query";
import { Heading } from "@zodiac-at-work/ui/heading";
import { lazy, Suspense, useId } from "react";
import { FailureState } from "../../catalog/failure-state.tsx";
import { MapLegend } from "./map-legend.tsx";
import { MapReadout } from "./map-readout.tsx";
import type { UsMapProps } from "./us-map.tsx";
import type { UsState } from "./us-state-view.ts";

// The outlines weigh more than the page. They are asked for together with it, not once it has been drawn.
const outlined = import("./us-map.tsx");
outlined.catch(() => {});
const UsMap = lazy(async () => ({ default: (await outlined).UsMap }));

interface MapPlateProps extends Omit<UsMapProps, "states"> {
  readonly read: UseQueryResult<readonly UsState[]>;
}

/** The map with what belongs to it. Beside the list it stays in sight while the list is read. */
export function MapPlate({ read, ...map }: MapPlateProps) {
  const heading = useId();
  const states = read.data ?? [];
  const spoken = states.find(({ name }) => name === (map.pointed ?? map.chosen));
  if (read.error) {
    return <FailureState text="Failed to fetch US states" error={read.error} onRetry={() => void read.refetch()} />;
  }
  return (
    <section aria-labelledby={heading} className="lg:[@media(min-height:46rem)]:sticky lg:top-6">
      <Heading id={heading} level={2} size="card" className="mb-3">
        The Union by sign
      </Heading>
      <div className="aspect-975/610 max-sm:-mx-3">
        <Suspense>
          <UsMap states={states} {...map} />
        </Suspense>
      </div>
      <MapReadout state={spoken} />
      <MapLegend />
    </section>
  );
}
