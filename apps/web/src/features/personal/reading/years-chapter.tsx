import { type SolarMonth, solarMonths } from "@zodiac-at-work/almanac/solar-months";
import { readNumerology } from "@zodiac-at-work/numerology";
import { Card } from "@zodiac-at-work/ui/card";
import { Disclosure } from "@zodiac-at-work/ui/disclosure";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ReadingText, TextPlaceholder } from "@zodiac-at-work/ui/reading-text";
import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { useRef, useState } from "react";
import type { ReadingTexts } from "../../../api/reading-texts.ts";
import { TitledText } from "../../../reading/titled-text.tsx";
import { monthTone } from "../../../sign/month-tone.ts";
import { ToneTag } from "../../../sign/tone-tag.tsx";
import { yearName } from "../../../sign/year-name.ts";
import { yearRules } from "../../../sign/year-rules.ts";
import { yearTexts } from "../../../sign/year-texts.ts";
import { formatDay } from "../../../text/date.ts";
import { Moves } from "./moves.tsx";
import type { Numbers } from "./reading-query.ts";
import { YearBars } from "./year-bars.tsx";
import { mostPoints, twelveYears } from "./year-points.ts";

interface YearsChapterProps {
  readonly sign: SignId;
  readonly numbers: Numbers;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

/** Twelve zodiac years from the current one, the personal year of the chosen one, and the personal month of today. */
export function YearsChapter({ sign, numbers: { date, lifePath, personalCycle }, texts }: YearsChapterProps) {
  const { today } = personalCycle;
  const outlook = texts?.outlook;
  const thisYear = signOfDate(today).zodiacYear;
  const [chosen, setChosen] = useState(thisYear);
  const years = twelveYears(sign, thisYear);
  const year = years.find(({ zodiacYear }) => zodiacYear === chosen);
  const chosenTexts = year ? yearTexts(texts, year) : {};
  const months = solarMonths(new Date());
  const card = useRef<HTMLDivElement>(null);
  // In January, the current zodiac year is that of the calendar year before.
  const calendarYear = chosen === thisYear ? today.year : chosen;
  const cycle = personalYear(date, calendarYear);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 print:gap-4">
      <YearBars
        chosen={chosen}
        onChoose={setChosen}
        years={years.map(({ zodiacYear, yearSign, help, care, word }) => ({
          year: zodiacYear,
          sign: yearSign,
          help: help / mostPoints,
          care: care / mostPoints,
          word,
          personalYear: personalYear(date, zodiacYear).value,
        }))}
      />
      <p className="flex flex-wrap justify-between gap-x-6 text-xs text-soft">
        <span>Above the line, the year helps. Below, it asks for care. Taller means a stronger rule.</span>
        <span>Lower row: your personal year, 1 to 9.</span>
      </p>
      {year && (
        <Card isDense className="flex gap-4 break-inside-avoid">
          {/* A phone shows it among the bars. */}
          <Seal sign={year.yearSign} size={44} className="max-sm:hidden" />
          <div ref={card} role="status" className="grid scroll-mt-20 gap-2">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Heading level={3} size="small">
                {year.zodiacYear}: {yearName({ sign: year.yearSign, yearElement: year.yearElement })} year
              </Heading>
              <ToneTag tone={year.tone} />
            </div>
            <p className="font-medium">{chosenTexts.verdict ?? <TextPlaceholder words={24} />}</p>
            <ReadingText text={chosenTexts.reader} words={54} />
            {year.yearSign === sign && <ReadingText text={outlook?.ownYear} words={72} />}
            <p className="text-sm text-soft">
              {chosenTexts.everyone ?? <TextPlaceholder words={12} />} {yearRules(year)}
            </p>
          </div>
        </Card>
      )}
      <Moves
        sign={sign}
        years={years}
        months={months}
        chosen={chosen}
        onChoose={(zodiacYear) => {
          setChosen(zodiacYear);
          // The card is above the list, on a phone out of sight.
          card.current?.scrollIntoView({ block: "nearest" });
        }}
      />
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 print:grid-cols-[1fr_1.3fr_1fr] print:gap-x-6">
        <div className="sm:not-print:col-span-2">
          <TitledText title={`With life path ${lifePath.value}`}>
            <ReadingText text={texts?.lifePath.years} words={42} />
          </TitledText>
        </div>
        <Cycle
          title={`Personal year, ${calendarYear}`}
          working={cycle}
          theme={texts?.personalYears[cycle.value - 1]}
          words={57}
        />
        <Cycle title="Personal month" working={personalCycle.month} theme={texts?.personalMonth} words={35} />
      </div>
      <Months reader={sign} months={months} texts={outlook?.months} />
    </div>
  );
}

interface MonthsProps {
  readonly reader: SignId;
  readonly months: readonly SolarMonth[];
  /** Undefined while they load. */
  readonly texts: ReadingTexts["outlook"]["months"] | undefined;
}

/** The next twelve solar months. A reader unfolds them. Paper has no room for them. */
function Months({ reader, months, texts }: MonthsProps) {
  return (
    <div className="print:hidden">
      <Disclosure summary="Month by month" isWide>
        <ol className="grid gap-x-10 md:grid-cols-2">
          {months.map(({ sign, from, to }) => (
            <li key={sign} className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-line py-4">
              <Seal sign={sign} size={34} />
              <div className="grid content-start gap-1">
                <Heading level={3} size="small">
                  Month of the {signById(sign).name}
                </Heading>
                <p className="text-sm text-soft">
                  About {formatDay(from)} to {formatDay(to)}
                </p>
                <ToneTag tone={monthTone(reader, sign)} className="justify-self-start" />
                <ReadingText text={texts?.find((each) => each.sign === sign)?.text} words={34} />
              </div>
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}

function personalYear(birthDate: Numbers["date"], year: number): Numbers["personalCycle"]["year"] {
  return readNumerology(birthDate, { today: { year, month: 12, day: 31 } }).personalCycle.year;
}

interface CycleProps {
  readonly title: string;
  readonly working: Numbers["personalCycle"]["year"];
  readonly theme: ReadingTexts["personalYear"] | undefined;
  readonly words: number;
}

function Cycle({ title, working, theme, words }: CycleProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 break-inside-avoid">
      <p aria-hidden="true" className="font-display text-5xl font-medium text-cinnabar">
        {working.value}
      </p>
      <div className="grid content-start gap-2">
        <Heading level={3} size="small">
          {title}
          <span className="sr-only">: {working.value}</span>
          {theme && `: ${theme.keyword}`}
        </Heading>
        <ReadingText text={theme?.text} words={words} />
        <p className="text-sm text-soft tabular-nums">{working.text}</p>
      </div>
    </div>
  );
}
