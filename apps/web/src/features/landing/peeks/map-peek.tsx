import { Seal, sealTints } from "@zodiac-at-work/ui/seal";
import { signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { mapPeekSize, statesOfSigns } from "./us-map-peek.ts";

const signsShown = 5;

/** The states in the tints of their signs, and the signs with the most states. */
export function MapPeek() {
  const first = statesOfSigns.toSorted((a, b) => b.count - a.count).slice(0, signsShown);
  return (
    <>
      <svg
        viewBox={`0 0 ${mapPeekSize.width} ${mapPeekSize.height}`}
        aria-hidden="true"
        className="block h-auto w-full"
      >
        {statesOfSigns.map(({ sign, path }) => (
          <path
            key={sign}
            d={path}
            strokeLinejoin="round"
            strokeWidth="0.75"
            className={cx(sealTints[sign], "stroke-well forced-color-adjust-none")}
          />
        ))}
      </svg>
      <ul aria-label="Signs with the most states" className="mt-3 flex justify-between">
        {first.map(({ sign, count }) => (
          <li key={sign} className="flex items-center gap-2 text-sm tabular-nums">
            <Seal sign={sign} size={24} />
            <span className="sr-only">{signById(sign).name}: </span>
            {count}
          </li>
        ))}
      </ul>
    </>
  );
}
