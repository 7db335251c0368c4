import { sealTints } from "@zodiac-at-work/ui/seal";
import type { SignId } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { mapSize, outlines } from "../../../lists/us-map-outlines.ts";

interface SmallMapProps {
  /** The sign of each state to show, by name. The other states are gray. */
  readonly signs: ReadonlyMap<string, SignId>;
}

/** The states of some signs in their tints. Screen readers skip it: the list beside it has the names. */
export function SmallMap({ signs }: SmallMapProps) {
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true" className="block h-auto w-full">
      {outlines.map(({ name, outline }) => {
        const sign = signs.get(name);
        return (
          <path
            key={name}
            d={outline}
            strokeLinejoin="round"
            className={cx(
              "stroke-paper stroke-2",
              sign
                ? cx(sealTints[sign], "forced-color-adjust-none")
                : "fill-line forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]",
            )}
          />
        );
      })}
    </svg>
  );
}
