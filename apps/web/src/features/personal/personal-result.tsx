import { Container } from "@zodiac-at-work/ui/container";
import { parseDate, signOfDate } from "@zodiac-at-work/zodiac";
import { profiles } from "@zodiac-at-work/zodiac/profiles";
import { SignPlate } from "../../sign/sign-plate.tsx";
import { NumberChapter } from "./number-chapter.tsx";
import { SignChapter } from "./sign-chapter.tsx";

interface PersonalResultProps {
  /** An ISO date that has an answer. */
  readonly birthDate: string;
  readonly onReset: () => void;
}

/** The reading: its title page, then a chapter on the sign and one on the numbers. */
export function PersonalResult({ birthDate, onReset }: PersonalResultProps) {
  const answer = signOfDate(birthDate);
  const profile = profiles[answer.sign];
  return (
    <div className="animate-appear">
      <Container className="py-12 sm:py-16">
        <SignPlate birthDate={parseDate(birthDate)} answer={answer} profile={profile} onReset={onReset} />
      </Container>
      <Container className="pb-16 md:pb-24">
        <SignChapter sign={answer.sign} profile={profile} />
        <NumberChapter birthDate={birthDate} />
      </Container>
    </div>
  );
}
