import type { SolarMonth } from "@zodiac-at-work/almanac/solar-months";
import type { DecisionId } from "@zodiac-at-work/almanac/year-decisions";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import type { Outlook } from "@zodiac-at-work/zodiac/outlook";
import { cx } from "class-variance-authority";
import { TitledText } from "../../../reading/titled-text.tsx";
import { monthTone } from "../../../sign/month-tone.ts";
import { monthName } from "../../../text/date.ts";
import { yearsByDecision } from "./years-by-decision.ts";

interface MovesProps {
  readonly sign: SignId;
  readonly years: readonly Outlook[];
  readonly months: readonly SolarMonth[];
  readonly chosen: number;
  readonly onChoose: (year: number) => void;
}

const names: Readonly<Record<DecisionId, string>> = {
  raise: "Ask for more money",
  "new-job": "Change jobs",
  lead: "Lead a team",
  start: "Start something of your own",
  learn: "Learn something new",
  commit: "Sign for the long term",
};

/** For each decision of a career, the years that are good for it and those in which it had better wait. */
export function Moves({ sign, years, months, chosen, onChoose }: MovesProps) {
  /** The months of one tone by their first days, from January on: `Feb 4 (Tiger), Sep 7 (Rooster)`. */
  const monthsOf = (tone: ReturnType<typeof monthTone>) =>
    months
      .filter((month) => monthTone(sign, month.sign) === tone)
      .toSorted((a, b) => a.from.month - b.from.month)
      .map((month) => `${monthName(month.from)}\u00a0${month.from.day} (${signById(month.sign).name})`)
      .join(", ");
  return (
    <TitledText title="When to make your move">
      <div className="border-b border-line text-base/6 print:border-0">
        <div aria-hidden="true" className={cx(rowStyle, "text-sm text-soft max-sm:hidden print:hidden")}>
          <span className="col-start-2">Good years</span>
          <span>Better wait</span>
        </div>
        <dl className="print:columns-2">
          {yearsByDecision(years).map(({ id, good, wait }) => (
            <div key={id} className={cx(rowStyle, "border-t border-line py-2.5 print:break-inside-avoid print:py-0.5")}>
              <dt className="font-medium max-sm:col-span-2 print:col-span-2">{names[id]}</dt>
              <Years label="Good" years={good} chosen={chosen} onChoose={onChoose} />
              <Years label="Better wait" years={wait} chosen={chosen} onChoose={onChoose} />
            </div>
          ))}
        </dl>
      </div>
      <p className="text-sm text-soft">
        When in the year: months that help begin about {monthsOf("harmony")}. Those that ask for care begin about{" "}
        {monthsOf("tension")}.
      </p>
    </TitledText>
  );
}

const rowStyle =
  "grid grid-cols-[5.5rem_1fr] items-baseline gap-x-4 gap-y-1 sm:grid-cols-[14rem_3fr_2fr] print:grid-cols-[5.5rem_1fr] print:gap-y-0";

interface YearsProps {
  readonly label: string;
  readonly years: readonly number[];
  readonly chosen: number;
  readonly onChoose: (year: number) => void;
}

/** Years as buttons. Each opens its outlook. */
function Years({ label, years, chosen, onChoose }: YearsProps) {
  return (
    <dd className="max-sm:col-span-2 max-sm:grid max-sm:grid-cols-subgrid max-sm:items-baseline print:col-span-2 print:grid print:grid-cols-subgrid print:items-baseline">
      <span className="text-sm text-soft sm:not-print:sr-only">{label}</span>
      <span className="-ml-1.5 flex flex-wrap gap-x-1">
        {years.length === 0 && <span className="px-1.5 text-soft">none</span>}
        {years.map((year) => (
          <button
            key={year}
            type="button"
            aria-pressed={year === chosen}
            onClick={() => onChoose(year)}
            className="rounded-sm border border-transparent px-1.5 font-serif tabular-nums transition-colors hover:border-line aria-pressed:border-ink aria-pressed:bg-sheet pointer-coarse:min-h-11 pointer-coarse:px-2.5"
          >
            {year}
          </button>
        ))}
      </span>
    </dd>
  );
}
