import { solarMonths } from "@zodiac-at-work/almanac/solar-months";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { TextPlaceholder } from "@zodiac-at-work/ui/reading-text";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, type SignId, signById, zodiacYearSpan } from "@zodiac-at-work/zodiac";
import { type Outlook, outlookOn } from "@zodiac-at-work/zodiac/outlook";
import type { ReactNode } from "react";
import type { ReadingTexts } from "../../../api/reading-texts.ts";
import { monthTone } from "../../../sign/month-tone.ts";
import { ToneTag } from "../../../sign/tone-tag.tsx";
import { useToday } from "../../../sign/use-today.ts";
import { yearName } from "../../../sign/year-name.ts";
import { yearTexts } from "../../../sign/year-texts.ts";
import { formatDay } from "../../../text/date.ts";
import { monthInWords } from "./month-in-words.ts";

interface NowProps {
  readonly reader: SignId;
  /** The number of the reader's personal year. */
  readonly personalYear: number;
  /** The number of the reader's personal month. */
  readonly personalMonth: number;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

/** The current zodiac year and month for the reader. */
export function Now({ reader, personalYear, personalMonth, texts }: NowProps) {
  const today = useToday();
  const year = outlookOn(reader, today);
  const span = zodiacYearSpan(year.zodiacYear);
  const { verdict, reader: forReader } = yearTexts(texts, year);
  const [month] = solarMonths(new Date());
  const monthScore = careerMatch(reader, month.sign).score;
  return (
    <div className="mt-4 grid border-y border-line sm:mt-10 md:grid-cols-2 md:divide-x md:divide-line">
      <Period
        eyebrow="This year"
        span={`Until ${formatDay(span.to)}`}
        sign={year.yearSign}
        title={`Year of the ${yearName({ sign: year.yearSign, yearElement: year.yearElement })}`}
        tone={year.tone}
        lead={verdict ?? <TextPlaceholder words={24} />}
      >
        <More text={forReader} words={54} />
        <More
          text={texts && `Personal year ${personalYear}, ${texts.personalYear.keyword}. ${texts.personalYear.text}`}
          words={60}
        />
      </Period>
      <Period
        eyebrow="This month"
        span={`Until about ${formatDay(month.to)}`}
        sign={month.sign}
        title={`Month of the ${signById(month.sign).name}`}
        tone={monthTone(reader, month.sign)}
        toneNote={`match ${monthScore}`}
        lead={monthInWords(reader, month.sign)}
      >
        <More text={texts?.outlook.months.find(({ sign }) => sign === month.sign)?.text} words={34} />
        <More
          text={texts && `Personal month ${personalMonth}, ${texts.personalMonth.keyword}. ${texts.personalMonth.text}`}
          words={40}
        />
      </Period>
    </div>
  );
}

interface PeriodProps {
  readonly eyebrow: string;
  readonly span: string;
  readonly sign: SignId;
  readonly title: string;
  readonly tone: Outlook["tone"];
  /** What follows the words of the tone. */
  readonly toneNote?: string;
  /** What the period asks for, in plain words. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

function Period({ eyebrow, span, sign, title, tone, toneNote, lead, children }: PeriodProps) {
  return (
    <section
      aria-label={eyebrow}
      className="py-4 max-md:border-line max-md:not-first:border-t md:px-8 md:py-6 md:first:pl-0 md:last:pr-0"
    >
      <div className="flex items-center gap-4">
        <Seal sign={sign} size={56} className="max-sm:size-11" />
        <div className="grow">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Eyebrow>{eyebrow}</Eyebrow>
            <p className="text-xs text-soft sm:text-sm">{span}</p>
          </div>
          <Heading level={2} size="card">
            {title}
          </Heading>
        </div>
      </div>
      {/* As high as the longest text, so that nothing below moves when it comes. */}
      <div className="mt-2 grid content-start gap-2 sm:mt-4 md:min-h-80">
        <p className="font-serif text-lg/6 font-medium">
          <ToneTag tone={tone} note={toneNote} className="mr-2" /> {lead}
        </p>
        {children}
      </div>
    </section>
  );
}

interface MoreProps {
  /** Undefined while it loads. */
  readonly text: string | undefined;
  readonly words: number;
}

/** What a phone leaves to the reading. */
function More({ text, words }: MoreProps) {
  return <p className="text-base/6 text-soft max-sm:hidden">{text ?? <TextPlaceholder words={words} />}</p>;
}
