import { Seal } from "@zodiac-at-work/ui/seal";
import type { SignId } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";

/** A day of a `DayStrip`. */
interface StripDay {
  /** A unique key: the ISO date. */
  readonly key: string;
  /** `M` */
  readonly weekday: string;
  readonly day: number;
  /** The name of the month, in place of the weekday on its first day in the strip. */
  readonly month?: string | undefined;
  /** The day in words, for screen readers: `Monday, November 30, a Monkey day: suits you`. */
  readonly label: string;
  readonly kind: "good" | "careful" | "plain";
  readonly sign: SignId;
}

interface DayStripProps {
  readonly label: string;
  /** Thirty days, from today. */
  readonly days: readonly StripDay[];
}

/**
 * Days in a row: a wash for good ones, a colored figure for those that ask for care, each with the animal of the day. In
 * a narrow window it has two rows of fifteen.
 */
export function DayStrip({ label, days }: DayStripProps) {
  return (
    <ol aria-label={label} className="grid grid-cols-15 border-b border-line lg:grid-cols-30">
      {days.map(({ key, weekday, day, month, label: words, kind, sign }, index) => (
        <li
          key={key}
          className={cx(
            "relative grid h-17 content-start justify-items-center gap-0.5 border-t border-line pt-1.5",
            kind === "good" &&
              "bg-success/12 forced-colors:bg-[CanvasText] forced-colors:text-[Canvas] forced-color-adjust-none",
            index === 0 && "outline-[1.5px] -outline-offset-1 outline-ink",
            month && index > 0 && "border-l border-l-edge",
          )}
        >
          <span className="sr-only">{words}</span>
          <span
            aria-hidden="true"
            className={cx(
              "text-[0.6875rem]/4",
              month ? "font-semibold text-ink" : "text-soft",
              kind === "good" ? "forced-colors:text-[Canvas]" : "forced-colors:text-[CanvasText]",
            )}
          >
            {month ?? weekday}
          </span>
          <span
            aria-hidden="true"
            className={cx(
              "font-serif text-base/6 font-medium sm:text-lg/6 tabular-nums",
              kind === "careful"
                ? "text-cinnabar"
                : kind === "good"
                  ? "text-ink forced-colors:text-[Canvas]"
                  : "text-ink",
              index === 0 && "font-semibold",
            )}
          >
            {day}
          </span>
          {kind !== "plain" && <Seal sign={sign} size={20} className="max-[22rem]:size-4" />}
        </li>
      ))}
    </ol>
  );
}
