import { Container } from "@zodiac-at-work/ui/container";
import { parseDate } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { PersonalTabs } from "../../match/personal-tabs.tsx";
import { SignPlate } from "../../sign/sign-plate.tsx";
import { Overview } from "./overview/overview.tsx";
import { Reading } from "./reading/reading.tsx";
import { useReading } from "./reading/use-reading.ts";

interface PersonalResultProps {
  /** An ISO date that has an answer. */
  readonly birthDate: string;
  readonly onReset: () => void;
}

/** The reader's home, and below it the reading of their birth date. On paper, the reading alone. */
export function PersonalResult({ birthDate, onReset }: PersonalResultProps) {
  const reading = useReading(birthDate);
  const { answer, numbers, texts } = reading;
  return (
    <div className="animate-appear">
      <div className="print:hidden">
        <PersonalTabs current="overview" />
      </div>
      <Container className="py-8 sm:py-12 print:hidden">
        <Overview
          birthDate={birthDate}
          answer={answer}
          lifePath={numbers.lifePath.value}
          personalMonth={numbers.personalCycle.month.value}
          texts={texts}
          onReset={onReset}
        />
      </Container>
      <Container id="reading" className="scroll-mt-4 pt-10 pb-16 md:pb-24 print:p-0">
        <div className="mb-12 border-t border-edge pt-10 print:mb-6 print:border-0 print:pt-0">
          <SignPlate birthDate={parseDate(birthDate)} answer={answer} profile={shortProfiles[answer.sign]} />
        </div>
        <Reading birthDate={birthDate} {...reading} />
      </Container>
    </div>
  );
}
