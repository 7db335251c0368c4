import { Chapter, Reading } from "@zodiac-at-work/ui/chapter";
import { Seal } from "@zodiac-at-work/ui/seal";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { signsOf } from "../../catalog/founding.ts";
import { ReadersSignForm } from "../../catalog/readers-sign-form.tsx";
import { useReadersSignEntry } from "../../catalog/use-readers-sign-entry.ts";
import type { Company } from "./arrange-companies.ts";
import { foundingOf } from "./founding-of.ts";

/** How the reader's sign and the company's are read to go together, with every point of the score. */
export function MatchChapter({ company }: { readonly company: Company }) {
  const { reader, changedHere, give, takeBack } = useReadersSignEntry();
  return (
    <Chapter eyebrow="The two of you" title={`You and ${company.name}`}>
      {reader ? (
        <Match reader={reader} company={company} takesFocus={changedHere} onTakeBack={takeBack} />
      ) : (
        <>
          <p className="mb-5 max-w-measure text-soft">
            With your own sign, this says how the two are read to work together, and why.
          </p>
          <ReadersSignForm onSign={give} takesFocus={changedHere} />
        </>
      )}
    </Chapter>
  );
}

interface MatchProps {
  readonly reader: SignId;
  readonly company: Company;
  readonly takesFocus: boolean;
  readonly onTakeBack: () => void;
}

function Match({ reader, company, takesFocus, onTakeBack }: MatchProps) {
  const figure = useFocusOnArrival<HTMLParagraphElement>(takesFocus);
  const { zodiacSign } = company;
  const { score, reasons } = careerMatch(reader, zodiacSign);
  const other = signsOf(foundingOf(company), zodiacSign).find((sign) => sign !== zodiacSign);
  return (
    <div className="grid gap-x-16 gap-y-6 md:grid-cols-[16rem_1fr]">
      <div>
        <div className="flex gap-2">
          <Seal sign={reader} size={56} />
          <Seal sign={zodiacSign} size={56} />
        </div>
        <p ref={figure} tabIndex={-1} className="mt-4 outline-none">
          <span className="font-display text-5xl font-medium tracking-display text-cinnabar tabular-nums">{score}</span>{" "}
          <span className="text-soft">of 100</span>
        </p>
        <button type="button" onClick={onTakeBack} className="text-link min-h-11 text-sm">
          Use another birth date
        </button>
      </div>
      <div className="max-w-[40rem]">
        <Reading>
          {nameOf(reader)} and {nameOf(zodiacSign)}: {inWords(score)}
        </Reading>
        <ul className="mt-5 border-b border-line">
          {reasons.map(({ rule, points, sentence }) => (
            <li key={rule} className="grid grid-cols-[3rem_1fr] gap-3 border-t border-line py-3">
              <span className="font-serif text-lg font-medium tabular-nums">{signed(points)}</span>
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
        {other && (
          <p className="mt-4 text-sm text-soft">
            Should {company.name} be {nameOf(other)} after all, it would be {careerMatch(reader, other).score} of 100.
          </p>
        )}
      </div>
    </div>
  );
}

function inWords(score: number): string {
  if (score >= 70) return "read to work together with ease.";
  if (score >= 55) return "read to get on, with something to give each other.";
  if (score >= 40) return "neither drawn together nor set apart.";
  return "read to need patience and clear agreements.";
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

function nameOf(sign: SignId): string {
  return signById(sign).name;
}
