import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { type CivilDate, LAST_YEAR, newYearOf, parseDate, signOfDate } from "@zodiac-at-work/zodiac";
import { signReason } from "../../sign/sign-reason.ts";
import { yearName } from "../../sign/year-name.ts";
import { formatDay } from "../../text/date.ts";

/** Why the exact day matters, with two real dates and the next New Years. */
export function NewYearSection({ from }: { readonly from: number }) {
  return (
    <section className="border-t border-line bg-sheet">
      <Container className="grid gap-x-16 gap-y-12 py-8 sm:py-12 md:grid-cols-2 md:py-16">
        <div>
          <Eyebrow>How it works</Eyebrow>
          <Heading level={2} size="section" className="mt-2">
            The zodiac year does not begin on January 1
          </Heading>
          <div className="mt-5 grid max-w-measure gap-4 text-soft">
            <p>
              It begins on Chinese New Year’s Day, which follows the moon and falls between January&nbsp;21 and
              February&nbsp;20. If you were born before that day, you have the sign of the year before.
            </p>
            <p className="max-sm:hidden">
              Many charts use the calendar year or the month alone. We look up each date in a table of every New Year,
              so your sign is right even on New Year’s Day and on the eve.
            </p>
          </div>
          <Heading level={3} size="small" className="mt-5 mb-3 sm:mt-10">
            Two birth dates, one day apart
          </Heading>
          <ul className="border-b border-line">
            <Birth date="1990-01-26" />
            <Birth date="1990-01-27" />
          </ul>
        </div>
        <div className="max-sm:hidden">
          <NewYearTable from={from} />
        </div>
      </Container>
    </section>
  );
}

function Birth({ date }: { readonly date: string }) {
  const answer = signOfDate(date);
  return (
    <li className="flex items-center gap-4 border-t border-line py-3 sm:py-4.5">
      <Seal sign={answer.sign} size={48} />
      <div>
        <p className="font-semibold">{formatDay(parseDate(date))}</p>
        <p className="text-sm text-soft">{signReason(date, answer)}</p>
      </div>
    </li>
  );
}

const rows = 10;

function NewYearTable({ from }: { readonly from: number }) {
  const newYears = Array.from({ length: Math.min(rows, LAST_YEAR - from + 1) }, (_, index) => newYearOf(from + index));
  return (
    <table className="w-full self-start text-left tabular-nums">
      <caption className="mb-3 text-left font-serif text-xl font-medium tracking-heading">Ten New Years</caption>
      <TableHead columns={["Zodiac year", "Begins", "Year of the"]} />
      <tbody>
        {newYears.map((newYear) => (
          <NewYearRow key={newYear.year} newYear={newYear} />
        ))}
      </tbody>
    </table>
  );
}

function NewYearRow({ newYear }: { readonly newYear: CivilDate }) {
  const year = signOfDate(newYear);
  return (
    <tr className="border-b border-line">
      <th scope="row" className="pt-3 pr-4 pb-2 font-serif text-lg leading-5 font-medium">
        {year.zodiacYear}
      </th>
      <td className="py-2.5 pr-4">{formatDay(newYear)}</td>
      <td className="py-2.5">
        <span className="flex items-center gap-2.5">
          <Seal sign={year.sign} size={24} />
          {yearName(year)}
        </span>
      </td>
    </tr>
  );
}
