import { counted } from "@zodiac-at-work/catalog/counted";
import { CodeTile } from "@zodiac-at-work/ui/code-tile";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { signById } from "@zodiac-at-work/zodiac";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { foundingText } from "../../lists/founding.ts";
import { countedInWords } from "../../text/number-in-words.ts";
import { stateCodes } from "./state-codes.ts";
import { daysBeforeNewYear, signOfYearAlone, statehoodOf } from "./statehood.ts";
import type { UsState } from "./us-state-view.ts";

interface DayDecidesChapterProps {
  readonly states: readonly UsState[];
  /** Returns the URL's query for a state. */
  readonly searchFor: (name: string) => string;
  readonly onChoose: (name: string) => void;
}

/** The states whose day gives another sign than the calendar year, with the reason. */
export function DayDecidesChapter({ states, searchFor, onChoose }: DayDecidesChapterProps) {
  const decided = states.flatMap((state) => {
    const byYear = signOfYearAlone(state);
    return byYear ? [{ state, byYear }] : [];
  });
  if (decided.length === 0) return null;
  return (
    <section
      aria-labelledby="day-decides"
      className="mt-12 grid gap-x-12 gap-y-6 border-t border-edge pt-6 lg:grid-cols-[19rem_1fr]"
    >
      <div>
        <Eyebrow>The day decides</Eyebrow>
        <Heading id="day-decides" level={2} size="section" className="mt-1">
          {countedInWords(decided.length, "state")} that the year alone gets wrong
        </Heading>
        <p className="mt-3 max-w-measure text-soft">
          They joined in January or February, before Chinese New Year. A chart by calendar year puts each under the
          wrong sign.
        </p>
      </div>
      <ul className="grid content-start gap-x-8 sm:grid-cols-2">
        {decided.map(({ state, byYear }) => (
          <li
            key={state.id}
            className="relative grid grid-cols-[auto_1fr_auto] items-center gap-3 border-b border-line py-2.5 text-sm transition-colors hover:bg-sheet"
          >
            <CodeTile code={stateCodes[state.name] ?? ""} sign={state.zodiacSign} />
            <div className="min-w-0">
              <Link
                to={{ search: searchFor(state.name) }}
                preventScrollReset
                onClick={() => onChoose(state.name)}
                className="font-serif text-base/5 font-medium -outline-offset-2 after:absolute after:inset-0"
              >
                {state.name}
              </Link>
              <p className="text-soft">
                {foundingText(statehoodOf(state))}, {daysEarly(state)}
              </p>
            </div>
            <p className="flex items-center gap-1.5">
              <span className="sr-only">By the year alone {signById(byYear).name}, by the day </span>
              <Seal sign={byYear} size={22} className="opacity-40 grayscale" />
              <ArrowRight aria-hidden size={14} />
              <Seal sign={state.zodiacSign} size={26} />
              <span className="sr-only">{signById(state.zodiacSign).name}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function daysEarly(state: UsState): string {
  const days = daysBeforeNewYear(state) ?? 0;
  return `${counted(days, "day")} early`;
}
