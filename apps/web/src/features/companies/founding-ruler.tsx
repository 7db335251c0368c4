import { Seal, sealTints } from "@zodiac-at-work/ui/seal";
import type { SignId } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { type Founding, foundingText } from "../../lists/founding.ts";
import { formatDay } from "../../text/date.ts";
import { yearRulerOf } from "./year-ruler.ts";

interface FoundingRulerProps {
  readonly founding: Founding;
  /** The sign on record. */
  readonly sign: SignId;
}

/**
 * The zodiac year of a founding as a line with the founding on it. Where the date allows two signs, the line is the known
 * year or month, and the part with the less likely sign is striped. The reason beside it says the same in words.
 */
export function FoundingRuler({ founding, sign }: FoundingRulerProps) {
  const ruler = yearRulerOf(founding);
  if (!ruler) return null;
  const { from, to, before, after, mark, newYear } = ruler;
  const at = newYear?.at ?? (mark ? mark.at + mark.width / 2 : 0);
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-sm/5">
      <p
        className="col-start-2 w-max -translate-x-1/2 text-center"
        // The text stays within the line.
        style={{ marginLeft: `clamp(4.5rem, ${at * 100}%, calc(100% - 4.5rem))` }}
      >
        {newYear ? (
          <>
            <strong className="font-semibold">{formatDay(newYear.day)}</strong>, New Year
          </>
        ) : (
          <>
            <strong className="font-semibold">{foundingText(founding)}</strong>, founded
          </>
        )}
      </p>
      <Seal sign={before} size={26} className={cx("col-start-1 row-start-2", before !== sign && "opacity-45")} />
      <svg
        aria-hidden="true"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="col-start-2 row-start-2 h-11 w-full overflow-visible forced-color-adjust-none"
      >
        <defs>
          <pattern id="unlikely" width="2" height="10" patternUnits="userSpaceOnUse" patternTransform="skewX(-9)">
            <rect width="1" height="10" className={sealTints[newYear ? (before === sign ? after : before) : sign]} />
          </pattern>
        </defs>
        <rect y="1" width="100" height="8" className={cx(sealTints[sign], "opacity-20")} />
        {newYear && (
          <rect
            y="1"
            x={before === sign ? newYear.at * 100 : 0}
            width={(before === sign ? 1 - newYear.at : newYear.at) * 100}
            height="8"
            fill="url(#unlikely)"
            className="opacity-60"
          />
        )}
        {mark && mark.width > 0 && (
          <rect x={mark.at * 100} y="1" width={mark.width * 100} height="8" className={sealTints[sign]} />
        )}
        {(!mark || mark.width === 0) && (
          <line
            x1={at * 100}
            x2={at * 100}
            y2="10"
            vectorEffect="non-scaling-stroke"
            className="stroke-cinnabar stroke-[2.5px]"
          />
        )}
      </svg>
      <Seal sign={after} size={26} className={cx("col-start-3 row-start-2", after !== sign && "opacity-45")} />
      <p className="col-start-2 flex justify-between gap-4 text-soft">
        <span>
          <span className="block text-ink">{formatDay(from)}</span>
          {!newYear && "New Year"}
        </span>
        <span className="text-right">
          <span className="block text-ink">{formatDay(to)}</span>
          {!newYear && "Last day"}
        </span>
      </p>
    </div>
  );
}
