import { type DayForSign, daysFor, signsOfKind } from "@zodiac-at-work/almanac/days-for-sign";
import { calendarFileOf, dayInWords } from "@zodiac-at-work/almanac/good-days-calendar";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { siteName } from "@zodiac-at-work/contracts/pages";
import { formatDate, type SignId, signById } from "@zodiac-at-work/zodiac";
import { useEffect, useState } from "react";
import { saveAs } from "../../../form/save-as.ts";
import { useToday } from "../../../sign/use-today.ts";
import { monthName } from "../../../text/date.ts";
import { DayStrip } from "./day-strip.tsx";
import { OverviewSection } from "./overview-section.tsx";

/** The next thirty days by the animal of the day, with the good ones as a calendar file. */
export function GoodDays({ reader }: { readonly reader: SignId }) {
  const today = useToday();
  const days = daysFor(reader, today, 30);
  const [failed, setFailed] = useState(false);
  const good = days.filter(({ kind }) => kind === "good");
  useDocumentTitle(good[0] && titleOf(good[0], { isToday: good[0] === days[0] }));
  const download = async () => {
    try {
      const next = good[0] ? `, next on ${dayInWords(good[0].date)}` : "";
      const name = `Good days for interviews${next}`;
      const file = await calendarFileOf({ reader, days, name, madeOn: today });
      setFailed(false);
      saveAs("good-days.ics", "text/calendar", file);
    } catch {
      setFailed(true);
    }
  };
  return (
    <OverviewSection
      title="Good days for interviews"
      aside={`The next 30 days. ${namesOf(signsOfKind(days, "good"))} days suit you; go gently on ${namesOf(signsOfKind(days, "careful"))} days.`}
    >
      <DayStrip
        label="The next 30 days"
        days={days.map((day, index) => ({
          key: formatDate(day.date),
          weekday: dayInWords(day.date).charAt(0),
          day: day.date.day,
          month: index === 0 || day.date.day === 1 ? monthName(day.date) : undefined,
          label: `${index === 0 ? "Today, " : ""}${dayInWords(day.date)}, ${withArticle(signById(day.sign).name)} day${meanings[day.kind]}`,
          kind: day.kind,
          sign: day.sign,
        }))}
      />
      <p className="mt-2 text-base/6 sm:mt-3">
        <NextDays good={good} isToday={days[0]?.kind === "good"} />{" "}
        <button type="button" onClick={() => void download()} className="text-link whitespace-nowrap">
          Add to calendar
        </button>
      </p>
      <p className="mt-1 text-sm text-soft max-sm:hidden">
        By the cycle of sixty days: a day in harmony with your sign suits you, a day that clashes with it or harms it
        asks for care.
      </p>
      {failed && (
        <p role="alert" className="mt-2 text-sm text-danger">
          The calendar file could not be made. Please check your connection and try again.
        </p>
      )}
    </OverviewSection>
  );
}

/** Returns "Good day: Monday, Nov 30 · Zodiac at Work". */
function titleOf({ date }: DayForSign, { isToday }: { readonly isToday: boolean }): string {
  return `${isToday ? "Good day today" : `Good day: ${dayInWords(date)}`} · ${siteName}`;
}

/** Names the document while the component is on screen. A title that the next page has set stays. */
function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

function NextDays({ good, isToday }: { readonly good: readonly DayForSign[]; readonly isToday: boolean }) {
  const [first, second] = isToday ? good.slice(1) : good;
  return (
    <>
      {first && (
        <>
          Next good day: <strong>{dayInWords(first.date)}</strong>, {withArticle(signById(first.sign).name)} day
        </>
      )}
      {second && (
        <>
          , and <strong>{dayInWords(second.date)}</strong>, {withArticle(signById(second.sign).name)} day
        </>
      )}
      . {isToday && good[0] && `Today is ${withArticle(signById(good[0].sign).name)} day, good as well.`}
    </>
  );
}

const meanings: Readonly<Record<DayForSign["kind"], string>> = {
  good: ": suits you",
  careful: ": go gently",
  plain: "",
};

const list = new Intl.ListFormat("en-US");

function namesOf(signs: readonly SignId[]): string {
  return list.format(signs.map((sign) => signById(sign).name));
}
