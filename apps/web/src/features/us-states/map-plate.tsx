import type { UseQueryResult } from "@tanstack/react-query";
import { signById } from "@zodiac-at-work/zodiac";
import { lazy, Suspense } from "react";
import { FailureState } from "../../lists/failure-state.tsx";
import { foundingText } from "../../lists/founding.ts";
import { statehoodOf } from "./statehood.ts";
import type { UsMapProps } from "./us-map.tsx";
import type { UsState } from "./us-state-view.ts";

// The outlines are larger than the page. Their download starts with the page, not after its first render.
const outlinesModule = import("./us-map.tsx");
outlinesModule.catch(() => {});
const UsMap = lazy(async () => ({ default: (await outlinesModule).UsMap }));

interface MapPlateProps extends Omit<UsMapProps, "states"> {
  readonly result: UseQueryResult<readonly UsState[]>;
}

/** The map. In its empty corner it names the state that the reader points at. */
export function MapPlate({ result, ...map }: MapPlateProps) {
  const states = result.data ?? [];
  if (result.error) {
    return <FailureState text="Failed to fetch US states" error={result.error} onRetry={() => void result.refetch()} />;
  }
  const pointed = states.find(({ name }) => name === map.pointed);
  return (
    <div className="relative aspect-975/610 self-start max-sm:-mx-3 lg:sticky lg:top-6">
      <Suspense>
        <UsMap states={states} {...map} />
      </Suspense>
      {/* Screen readers get the same text from the link on the map. */}
      <p aria-hidden="true" className="absolute right-0 bottom-0 text-right text-sm/5 max-sm:hidden">
        {pointed && (
          <>
            <span className="font-serif text-lg font-medium">{pointed.name}</span>
            <br />
            <span className="text-soft">
              {signById(pointed.zodiacSign).name} · {foundingText(statehoodOf(pointed))}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
