import { Chapter } from "@zodiac-at-work/ui/chapter";
import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { foundingText } from "../../catalog/founding.ts";
import { foundingReason } from "../../catalog/founding-reason.ts";
import { counted } from "../../sign/number-in-words.ts";
import { signOfYearAlone, statehoodOf } from "./statehood.ts";
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
    <div className="mt-16">
      <Chapter
        eyebrow="Why the day matters"
        title={`${counted(decided.length, "state")} whose calendar year gives the wrong sign`}
      >
        <p className="mb-8 max-w-measure text-soft">
          The zodiac year begins on Chinese New Year, between late January and mid-February. A state that joined in the
          weeks before it has the sign of the year before.
        </p>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {decided.map(({ state, byYear }) => (
            <li key={state.id} className="relative flex gap-4 border-t border-line py-5">
              <Change from={byYear} to={state.zodiacSign} />
              <div className="text-sm">
                <Link
                  to={{ search: searchFor(state.name) }}
                  preventScrollReset
                  onClick={() => onChoose(state.name)}
                  className="font-serif text-lg leading-snug font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {state.name}
                </Link>
                <p className="text-soft">{foundingText(statehoodOf(state))}</p>
                <p className="mt-1">{foundingReason(statehoodOf(state), state.zodiacSign)[0]}</p>
                <p className="text-soft">
                  By the calendar year {state.statehoodYear} alone, the sign would be {signById(byYear).name}.
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Chapter>
    </div>
  );
}

/** The seal of the right sign, and behind it the seal of the calendar year. */
function Change({ from, to }: { readonly from: SignId; readonly to: SignId }) {
  return (
    <div className="relative h-15 w-15 shrink-0">
      <Seal sign={from} size={32} className="absolute top-0 left-0 opacity-35" />
      <Seal sign={to} size={44} className="absolute right-0 bottom-0" />
    </div>
  );
}
