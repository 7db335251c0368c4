import { Reading } from "@zodiac-at-work/ui/chapter";
import { Seal } from "@zodiac-at-work/ui/seal";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import type { ReactNode } from "react";
import { matchInWords } from "./match-in-words.ts";

interface MatchDetailsProps {
  readonly reader: SignId;
  /** The sign of the other side: a company, a job. */
  readonly sign: SignId;
  readonly takesFocus: boolean;
  readonly onClear: () => void;
  /** A note below the reasons. */
  readonly children?: ReactNode;
}

/** The match of the reader's sign with another one: the score, and the reason for every point of it. */
export function MatchDetails({ reader, sign, takesFocus, onClear, children }: MatchDetailsProps) {
  const figure = useFocusOnArrival<HTMLParagraphElement>(takesFocus);
  const { score, reasons } = careerMatch(reader, sign);
  return (
    <div className="grid gap-x-16 gap-y-6 md:grid-cols-[16rem_1fr]">
      <div>
        <div className="flex gap-2">
          <Seal sign={reader} size={56} />
          <Seal sign={sign} size={56} />
        </div>
        <p ref={figure} tabIndex={-1} className="mt-4 outline-none">
          <span className="font-display text-5xl font-medium tracking-display text-cinnabar tabular-nums">{score}</span>{" "}
          <span className="text-soft">of 100</span>
        </p>
        <button type="button" onClick={onClear} className="text-link min-h-11 text-sm">
          Use another birth date
        </button>
      </div>
      <div className="max-w-[40rem]">
        <Reading>
          {signById(reader).name} and {signById(sign).name} {matchInWords(score)}
        </Reading>
        <ul className="mt-5 border-b border-line">
          {reasons.map(({ rule, points, sentence }) => (
            <li key={rule} className="grid grid-cols-[3rem_1fr] gap-3 border-t border-line py-3">
              <span className="font-serif text-lg font-medium tabular-nums">{signed(points)}</span>
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
        {children && <p className="mt-4 text-sm text-soft">{children}</p>}
      </div>
    </div>
  );
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
