import { cx } from "class-variance-authority";
import { type KeyboardEvent, useCallback, useMemo, useState } from "react";
import { mapSize, outlines } from "../../lists/us-map-outlines.ts";
import { stateForKey } from "./map-keys.ts";
import { markBox, markOf } from "./map-marks.ts";
import { stateLinkId } from "./state-link.ts";
import { StateShape } from "./state-shape.tsx";
import type { UsState } from "./us-state-view.ts";

export interface UsMapProps {
  readonly states: readonly UsState[];
  /** The state that the reader points at, on the map or in the list. */
  readonly pointed: string | undefined;
  readonly chosen: string | undefined;
  readonly isWithin: (state: UsState) => boolean;
  /** Returns the URL's query for a state. */
  readonly searchFor: (name: string) => string;
  readonly onPoint: (name: string | undefined) => void;
  readonly onChoose: (name: string) => void;
}

/** The states as links, each in its sign's tint. The Tab key stops once, and arrow keys move between the states. */
export function UsMap({ states, pointed, chosen, isWithin, searchFor, onPoint, onChoose }: UsMapProps) {
  const [focused, setFocused] = useState<string>();
  const shown = useMemo(() => outlines.filter(({ name }) => states.some((state) => state.name === name)), [states]);
  const stop = [focused, chosen].find((wanted) => shown.some(({ name }) => name === wanted)) ?? shown[0]?.name;

  // The shapes are memoized, so their callbacks keep their identity.
  const moveOn = useCallback(
    (event: KeyboardEvent, from: string) => {
      const next = stateForKey(event.key, from, shown);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      document.getElementById(stateLinkId(next))?.focus();
    },
    [shown],
  );

  return (
    <nav aria-label="Map of the states">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is not an image but fifty links, each with its name */}
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className="block w-full">
        {outlines.map((outline) => {
          const state = states.find(({ name }) => name === outline.name);
          if (!state) return <path key={outline.name} d={outline.outline} className="fill-line stroke-paper" />;
          return (
            <StateShape
              key={outline.name}
              id={stateLinkId(outline.name)}
              outline={outline}
              state={state}
              search={searchFor(outline.name)}
              isWithin={isWithin(state)}
              isChosen={outline.name === chosen}
              isStop={outline.name === stop}
              onPoint={onPoint}
              onFocus={setFocused}
              onKeyDown={moveOn}
              onChoose={onChoose}
            />
          );
        })}
        <StateOutlineMark name={chosen} />
        {pointed !== chosen && <StateOutlineMark name={pointed} />}
      </svg>
    </nav>
  );
}

/** The outline of a state, drawn after all states: no neighbor covers it. A code off the coast gets a frame too. */
function StateOutlineMark({ name }: { readonly name: string | undefined }) {
  const outline = outlines.find((other) => other.name === name);
  if (!outline) return null;
  const { x, y, isBeside } = markOf(outline);
  const [width, height] = [markBox.width + 4, markBox.height + 4];
  return (
    <g className="pointer-events-none fill-none" strokeLinejoin="round">
      {!isBeside && <path d={outline.outline} className="stroke-paper stroke-6" />}
      <path d={outline.outline} className={cx("stroke-ink", isBeside ? "stroke-2" : "stroke-3")} />
      {isBeside && (
        <rect
          x={x - width / 2}
          y={y - height / 2}
          width={width}
          height={height}
          rx="4"
          className="stroke-ink stroke-3"
        />
      )}
    </g>
  );
}
