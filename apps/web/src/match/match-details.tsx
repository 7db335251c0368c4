import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { matchInWords } from "./match-in-words.ts";
import { ScoreKey } from "./score-key.tsx";

interface MatchDetailsProps {
  readonly reader: SignId;
  /** The sign of the other side: a company, a job. */
  readonly sign: SignId;
  readonly takesFocus: boolean;
  readonly onClear: () => void;
  /** A note below the reasons. */
  readonly children?: ReactNode;
}

/** The match of the reader's sign with another one as a sum: the reason for every point, and the score. */
export function MatchDetails({ reader, sign, takesFocus, onClear, children }: MatchDetailsProps) {
  const figure = useFocusOnArrival<HTMLParagraphElement>(takesFocus);
  const { score, reasons } = careerMatch(reader, sign);
  return (
    <>
      <ul>
        {reasons.map(({ rule, points, sentence }) => (
          <li key={rule} className="grid grid-cols-[3.5rem_1fr] items-baseline gap-4 border-t border-line py-2.5">
            <span
              className={cx(
                "text-right font-serif text-2xl/6 font-medium tabular-nums",
                rule !== "base" && (points < 0 ? "text-cinnabar" : "text-success"),
              )}
            >
              {rule === "base" ? points : signed(points)}
            </span>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <p
        ref={figure}
        tabIndex={-1}
        className="grid grid-cols-[3.5rem_1fr] items-baseline gap-4 border-t-2 border-ink pt-3 outline-none"
      >
        <span className="text-right font-display text-4xl font-medium tracking-display tabular-nums">
          {score}
          <span className="sr-only"> of 100.</span>
        </span>
        <span className="font-serif text-lg font-medium">
          {signById(reader).name} and {signById(sign).name} {matchInWords(score)}
        </span>
      </p>
      <div className="ml-[4.5rem] text-sm text-soft">
        {children && <p className="mt-1">{children}</p>}
        <ScoreKey className="mt-1" />
        <button type="button" onClick={onClear} className="text-link min-h-11">
          Use another birth date
        </button>
      </div>
    </>
  );
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
