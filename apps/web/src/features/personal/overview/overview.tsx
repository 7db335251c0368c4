import type { SignOfDate } from "@zodiac-at-work/zodiac";
import type { ReadingTexts } from "../../../api/reading-texts.ts";
import { deferred } from "../../../deferred.tsx";
import { BestCompanies } from "./best-companies.tsx";
import { BrandsAndStates } from "./brands-and-states.tsx";
import { GoodDays } from "./good-days.tsx";
import { Now } from "./now.tsx";
import { OverviewHead } from "./overview-head.tsx";
import { TeamCard } from "./team-card.tsx";
import { WhatsNew } from "./whats-new.tsx";

interface OverviewProps {
  /** An ISO date that has a sign. */
  readonly birthDate: string;
  readonly answer: SignOfDate;
  readonly lifePath: number;
  /** The number of the reader's personal year. */
  readonly personalYear: number;
  /** The number of the reader's personal month. */
  readonly personalMonth: number;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
  readonly onReset: () => void;
}

/** The reader's home: who they are, what is now, and what fits them. */
export const Overview = deferred(function Overview({
  birthDate,
  answer,
  lifePath,
  personalYear,
  personalMonth,
  texts,
  onReset,
}: OverviewProps) {
  return (
    <>
      <OverviewHead birthDate={birthDate} answer={answer} lifePath={lifePath} onReset={onReset} />
      <WhatsNew reader={answer.sign} />
      <Now reader={answer.sign} personalYear={personalYear} personalMonth={personalMonth} texts={texts} />
      <BestCompanies reader={answer.sign} />
      <GoodDays reader={answer.sign} />
      <BrandsAndStates reader={answer.sign} />
      <TeamCard reader={answer.sign} />
    </>
  );
});
