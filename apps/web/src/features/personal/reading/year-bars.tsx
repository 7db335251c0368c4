import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";

interface YearBar {
  readonly year: number;
  readonly sign: SignId;
  /** How much the year helps, 0 to 1. */
  readonly help: number;
  /** How much care the year asks for, 0 to 1. */
  readonly care: number;
  /** The two in a word or two: `In favor`. */
  readonly word: string;
  /** The place in the cycle of nine. */
  readonly personalYear: number;
}

interface YearBarsProps {
  readonly years: readonly YearBar[];
  readonly chosen: number;
  readonly onChoose: (year: number) => void;
}

/**
 * Years side by side: a bar up for what helps, a striped bar down for what asks for care, and the personal year below. On
 * a phone the years scroll sideways. Each is a button that chooses the year.
 *
 * @example
 * <YearBars
 *   years={[{ year: 2026, sign: "horse", help: 0.3, care: 0, word: "In favor", personalYear: 5 }]}
 *   chosen={2026}
 *   onChoose={setYear}
 * />
 */
export function YearBars({ years, chosen, onChoose }: YearBarsProps) {
  return (
    <div className="relative max-md:-mx-5 max-md:snap-x max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1 print:mx-0 print:overflow-visible print:px-0">
      <ol className="grid min-w-full auto-cols-fr grid-flow-col max-md:auto-cols-[4.5rem] max-md:w-max print:w-full print:auto-cols-fr">
        {years.map(({ year, sign, help, care, word, personalYear }) => (
          <li key={year} className="snap-start">
            <button
              type="button"
              aria-pressed={year === chosen}
              onClick={() => onChoose(year)}
              className="grid w-full grid-rows-[3.5rem_auto_3.5rem_auto] justify-items-center rounded-sm border border-transparent pt-2 pb-3 text-center transition-colors hover:border-line aria-pressed:border-ink aria-pressed:bg-sheet print:grid-rows-[2.25rem_auto_2.25rem_auto]"
            >
              <span aria-hidden="true" style={heightOf(help)} className={cx(barStyle, "self-end bg-success")} />
              <span className="relative my-1 grid w-full justify-items-center before:absolute before:inset-x-0 before:top-1/2 before:border-t before:border-line">
                <Seal sign={sign} size={34} className="relative" />
                <span className="sr-only">{signById(sign).name} year</span>
              </span>
              <span
                aria-hidden="true"
                style={heightOf(care)}
                className={cx(barStyle, "self-start", care > 0 && stripes)}
              />
              <span className="mt-2 grid w-full justify-items-center">
                <span className="font-serif text-base/5 font-medium tabular-nums">{year}</span>
                <span className="text-xs text-soft">{word}</span>
                <span className="mt-2 w-full border-t border-line pt-1 font-serif text-2xl font-medium text-cinnabar tabular-nums">
                  <span className="sr-only">Personal year </span>
                  {personalYear}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const barStyle = "w-3 forced-color-adjust-none";
const stripes =
  "border border-cinnabar bg-[repeating-linear-gradient(135deg,var(--color-cinnabar)_0_2px,transparent_2px_5px)]";

function heightOf(share: number) {
  return { height: `${Math.round(share * 100)}%` };
}
