import type { SignId } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { PointList } from "./point-list.tsx";
import { ReadingText } from "./reading-text.tsx";
import type { ReadingTexts } from "./reading-texts.ts";
import { TitledText } from "./titled-text.tsx";

interface WorkChapterProps {
  readonly sign: SignId;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

/** What the sign brings to work, and where it grows. */
export function WorkChapter({ sign, texts }: WorkChapterProps) {
  const { strengths, weaknesses } = shortProfiles[sign];
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      <PointList title="Strengths" points={strengths} count={5} tone="strength" />
      <PointList title="Growth areas" points={weaknesses} count={4} tone="growth" />
      <TitledText title="Career strengths">
        <ReadingText text={texts?.sign.careerStrengths} words={45} />
      </TitledText>
      <TitledText title="In business">
        <ReadingText text={texts?.sign.businessTraits} words={54} />
      </TitledText>
    </div>
  );
}
