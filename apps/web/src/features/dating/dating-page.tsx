import { withCommas } from "@zodiac-at-work/catalog/counted";
import { datingFigures } from "@zodiac-at-work/catalog/dating-figures";
import { Chapter, Entry, Reading } from "@zodiac-at-work/ui/chapter";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode } from "react";
import { exampleDate } from "./example-date.ts";

const { companies, toTheDay, mergers, splits, exceptions } = datingFigures;
const { movedByConvention, corrected, newDays, otherSign, namesAnotherDate, readTwice, confirmed } = datingFigures;
const { rechecked, recheckConfirmed, recheckMended } = datingFigures;

/** From which day a company counts, in plain words, and what the reading of all dates has found. */
export function DatingPage() {
  return (
    <Container className="py-10 sm:py-14">
      <header className="mb-12">
        <Eyebrow>Our records</Eyebrow>
        <Heading level={1} size="page">
          How we date companies
        </Heading>
        <p className="mt-4 max-w-[34em] font-serif text-xl font-medium text-soft">
          A sign needs one day. Many companies have several: the first shop, the incorporation, a merger. These four
          rules, in this order, say which day counts.
        </p>
      </header>
      <Chapter eyebrow="The rules" title="Which day counts">
        <Entry title="The business" figure={1}>
          <Reading>
            A company counts from the founding of the business that exists today, without a break. A new name, a new
            owner or a new legal form changes nothing.
          </Reading>
          <Example>
            Apple counts from {exampleDate("Apple")}, when three partners founded it. It was incorporated on Jan 3,
            1977. That is before New Year, so the sign is the same.
          </Example>
        </Entry>
        <Entry title="A merger of equals" figure={2}>
          <Reading>
            Two companies that join become a new one if two things hold. The owners of each side hold at least a quarter
            of it in shares, and today’s name is one that neither side had before. Then the day of the merger counts.
          </Reading>
          <Example>
            JPMorgan Chase counts from {exampleDate("JPMorgan Chase")}. Linde merged too, but kept an old name: it
            counts from {exampleDate("Linde")}. Northrop paid cash for Grumman, so Northrop Grumman counts from{" "}
            {exampleDate("Northrop Grumman")}.
          </Example>
        </Entry>
        <Entry title="A part that was split off" figure={3}>
          <Reading>
            A part of another company counts from its first day as a company of its own: the first full day after the
            split, or the day on which its shares first trade if that is earlier. A part that was sold counts from the
            day of the sale. A part that had been a company of that name all along counts by the first rule.
          </Reading>
          <Example>
            Kenvue was the consumer business of Johnson &amp; Johnson. It counts from {exampleDate("Kenvue")}, when its
            shares first traded.
          </Example>
        </Entry>
        <Entry title="A later parent" figure={4}>
          <Reading>A holding company that was put above a business later does not count.</Reading>
          <Example>
            Alphabet was set up in 2015 above Google. It counts from {exampleDate("Alphabet")}, the founding of Google.
          </Example>
        </Entry>
      </Chapter>
      <Chapter eyebrow="The check" title="What we found">
        <dl className="grid max-w-[44rem] text-sm">
          <Figure term="Companies whose date we read against the rules" value={companies} />
          <Figure term="Known to the day" value={toTheDay} />
          <Figure term="Counted from a merger of equals" value={mergers} />
          <Figure term="Counted from the first day after a split" value={splits} />
          <Figure term="Moved to another event by the rules" value={movedByConvention} />
          <Figure term="Corrected: the same event on another day" value={corrected} />
          <Figure term="Newly known to the day" value={newDays} />
          <Figure term="Have another sign than before" value={otherSign} />
          <Figure term="Name a second date, with its sign if it differs" value={namesAnotherDate} />
          <Figure term="Exceptions, each with its reason on the company’s page" value={exceptions} />
        </dl>
        <div className="mt-6 grid max-w-[40rem] gap-4">
          <p className="text-soft">
            We read every date once and looked up the doubtful ones, in filings, company histories and encyclopedias.
            Each changed day has its page in our records.{" "}
            {readTwice > 0 &&
              `Then we read the sources of ${withCommas(readTwice)} changes a second time. The text confirmed ${withCommas(confirmed)} of them; for the others, the passage was not in the copy that we have.`}
          </p>
          <p className="text-soft">
            Last, readers who had written none of the records rechecked {withCommas(rechecked)} of them. Pages confirmed
            the dates of {withCommas(recheckConfirmed)}. We mended {withCommas(recheckMended)} that did not follow the
            rules, did not name theirs, or hid a second date. For the others, the copies that we have give no day.
          </p>
          <p className="text-soft">
            We give the day only if a source gives it. Otherwise we show the month or the year, and both signs if these
            leave two open.
          </p>
        </div>
      </Chapter>
    </Container>
  );
}

function Example({ children }: { readonly children: ReactNode }) {
  return <p className="text-soft">{children}</p>;
}

function Figure({ term, value }: { readonly term: string; readonly value: number }) {
  return (
    <div className="flex justify-between gap-6 border-t border-line py-2.5">
      <dt className="text-soft">{term}</dt>
      <dd className="tabular-nums">{withCommas(value)}</dd>
    </div>
  );
}
