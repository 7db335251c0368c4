import { useQuery } from "@tanstack/react-query";
import { readNumerology } from "@zodiac-at-work/numerology";
import { Container } from "@zodiac-at-work/ui/container";
import { parseDate, signOfDate } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { apiQuery } from "../../api/client.ts";
import { FailureState } from "../../catalog/failure-state.tsx";
import { SignPlate } from "../../sign/sign-plate.tsx";
import { today } from "../../sign/today.ts";
import { NumberChapter } from "./number-chapter.tsx";
import { Overview } from "./overview/overview.tsx";
import { readingQuery } from "./reading-query.ts";
import { SignChapter } from "./sign-chapter.tsx";

interface PersonalResultProps {
  /** An ISO date that has an answer. */
  readonly birthDate: string;
  readonly onReset: () => void;
}

/** The reading: its title page, then a chapter on the sign and one on the numbers. */
export function PersonalResult({ birthDate, onReset }: PersonalResultProps) {
  const answer = signOfDate(birthDate);
  const numbers = readNumerology(birthDate, { today: today() });
  const { data: texts, error, refetch } = useQuery(apiQuery("/api/reading", readingQuery(answer, numbers)));
  const profile = shortProfiles[answer.sign];
  return (
    <div className="animate-appear">
      <Container className="py-8 sm:py-12">
        <Overview
          birthDate={birthDate}
          answer={answer}
          lifePath={numbers.lifePath.value}
          personalMonth={{ number: numbers.personalCycle.month.value, theme: texts?.personalMonth }}
          onReset={onReset}
        />
      </Container>
      <Container id="reading" className="scroll-mt-4 pt-10 pb-16 md:pb-24">
        <div className="mb-12 border-t border-edge pt-10">
          <SignPlate birthDate={parseDate(birthDate)} answer={answer} profile={profile} />
        </div>
        {error ? (
          <FailureState
            text="Failed to load your reading. Please check your connection and try again."
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <p role="status" className="sr-only">
              {texts ? "" : "Loading your reading"}
            </p>
            <SignChapter answer={answer} profile={profile} texts={texts} />
            <NumberChapter numbers={numbers} texts={texts} />
          </>
        )}
      </Container>
    </div>
  );
}
