import { Container } from "@zodiac-at-work/ui/container";
import { useLocation } from "react-router";
import { PersonalTabs } from "../../match/personal-tabs.tsx";
import { Overview } from "./overview/overview.tsx";
import { panelOf } from "./panel.ts";
import { Reading } from "./reading/reading.tsx";
import { ReadingHead } from "./reading/reading-head.tsx";
import { useReading } from "./reading/use-reading.ts";

interface PersonalResultProps {
  /** An ISO date that has an answer. */
  readonly birthDate: string;
  readonly onReset: () => void;
}

/** The reader's home. The address says which of its two panels it shows: the overview, or the reading. */
export function PersonalResult({ birthDate, onReset }: PersonalResultProps) {
  const panel = panelOf(useLocation());
  const reading = useReading(birthDate);
  const { answer, numbers, texts } = reading;
  return (
    <div className="animate-appear">
      <div className="print:hidden">
        <PersonalTabs current={panel} />
      </div>
      <Container key={panel} className="animate-appear py-5 sm:py-12 print:p-0">
        {panel === "overview" ? (
          <Overview
            birthDate={birthDate}
            answer={answer}
            lifePath={numbers.lifePath.value}
            personalYear={numbers.personalCycle.year.value}
            personalMonth={numbers.personalCycle.month.value}
            texts={texts}
            onReset={onReset}
          />
        ) : (
          <>
            <ReadingHead birthDate={birthDate} answer={answer} onReset={onReset} />
            <Reading birthDate={birthDate} {...reading} />
          </>
        )}
      </Container>
    </div>
  );
}
