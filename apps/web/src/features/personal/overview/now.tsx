import { solarMonths } from "@zodiac-at-work/almanac/solar-months";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, type SignId, signById, zodiacYearSpan } from "@zodiac-at-work/zodiac";
import { type Outlook, outlookOn } from "@zodiac-at-work/zodiac/outlook";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { ReadingTexts } from "../../../api/reading-texts.ts";
import { ScoreKey } from "../../../match/score-key.tsx";
import { useToday } from "../../../sign/use-today.ts";
import { yearName } from "../../../sign/year-name.ts";
import { YearText } from "../../../sign/year-text.tsx";
import { formatDay } from "../../../text/date.ts";

interface NowProps {
  readonly reader: SignId;
  /** The number of the reader's personal month. */
  readonly personalMonth: number;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

/** The current zodiac year and month for the reader. */
export function Now({ reader, personalMonth, texts }: NowProps) {
  const today = useToday();
  const year = outlookOn(reader, today);
  const span = zodiacYearSpan(year.zodiacYear);
  const [month] = solarMonths(new Date());
  const monthScore = careerMatch(reader, month.sign).score;
  return (
    <div className="mt-10 grid border-y border-line md:grid-cols-2 md:divide-x md:divide-line">
      <Period
        eyebrow="This year"
        span={`${formatDay(span.from)} to ${formatDay(span.to)}`}
        sign={year.yearSign}
        title={`Year of the ${yearName({ sign: year.yearSign, yearElement: year.yearElement })}`}
        tone={year.tone}
        toneText={tones[year.tone]}
      >
        <YearText texts={texts} zodiacYear={year.zodiacYear} />
      </Period>
      <Period
        eyebrow="This month"
        span={`About ${formatDay(month.from)} to ${formatDay(month.to)}`}
        sign={month.sign}
        title={`Month of the ${signById(month.sign).name}`}
        tone={monthScore >= 65 ? "harmony" : monthScore < 40 ? "tension" : "even"}
        toneText={`${monthScore >= 65 ? tones.harmony : monthScore < 40 ? tones.tension : tones.even}, match ${monthScore}`}
      >
        <ReadingText text={texts?.outlook.months.find(({ sign }) => sign === month.sign)?.text} words={34} />
        <p className="text-soft">
          Personal month {personalMonth}
          {texts && `, ${texts.personalMonth.keyword}. ${texts.personalMonth.text}`}
        </p>
      </Period>
      <ScoreKey hasYears className="border-t border-line py-2 md:col-span-2" />
    </div>
  );
}

const tones: Readonly<Record<Outlook["tone"], string>> = {
  harmony: "In your favor",
  tension: "Asks for care",
  mixed: "For and against",
  even: "Even",
};

interface PeriodProps {
  readonly eyebrow: string;
  readonly span: string;
  readonly sign: SignId;
  readonly title: string;
  readonly tone: Outlook["tone"];
  readonly toneText: string;
  readonly children: ReactNode;
}

function Period({ eyebrow, span, sign, title, tone, toneText, children }: PeriodProps) {
  return (
    <section
      aria-label={eyebrow}
      className="py-6 max-md:border-line max-md:not-first:border-t md:px-8 md:first:pl-0 md:last:pr-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Eyebrow>{eyebrow}</Eyebrow>
        <p className="text-sm text-soft">{span}</p>
      </div>
      <div className="mt-2 flex items-center gap-4">
        <Seal sign={sign} size={56} />
        <div>
          <Heading level={2} size="card">
            {title}
          </Heading>
          <p
            className={cx(
              "mt-1 inline-flex items-center gap-2 rounded-sm px-2 py-0.5 text-sm font-medium",
              tone === "harmony" ? "bg-success/12" : tone === "tension" ? "bg-danger/12" : "bg-ink/6",
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                "size-1.5 rounded-full",
                tone === "harmony" ? "bg-success" : tone === "tension" ? "bg-danger" : "bg-soft",
              )}
            />
            {toneText}
          </p>
        </div>
      </div>
      {/* As high as the longest text, so that nothing below moves when it comes. */}
      <div className="mt-3 grid content-start gap-1 md:min-h-56">{children}</div>
    </section>
  );
}
