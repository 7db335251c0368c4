import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import type { SignId } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import type { ReadingTexts } from "../../../api/reading-texts.ts";
import { PointList } from "./point-list.tsx";
import { TitledText } from "./titled-text.tsx";

interface WorkChapterProps {
  readonly sign: SignId;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

/** What the sign brings to work, where it grows, and how it does in seven situations. */
export function WorkChapter({ sign, texts }: WorkChapterProps) {
  const { strengths, weaknesses } = shortProfiles[sign];
  return (
    <div className="grid gap-y-8 print:gap-y-4">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 print:grid-cols-2">
        <PointList title="Strengths" points={strengths} count={5} tone="strength" />
        <PointList title="Growth areas" points={weaknesses} count={4} tone="growth" />
      </div>
      <div className="grid gap-x-10 sm:grid-cols-2 sm:gap-y-8 print:grid-cols-3 print:gap-x-6 print:gap-y-3 max-sm:border-b max-sm:border-line print:border-0">
        <TitledText title="Career strengths" isFoldable>
          <ReadingText text={texts?.sign.careerStrengths} words={40} />
        </TitledText>
        <TitledText title="In business" isFoldable>
          <ReadingText text={texts?.sign.businessTraits} words={47} />
        </TitledText>
        {sections.map(({ id, title }) => (
          <TitledText key={id} title={title} isFoldable>
            <ReadingText text={texts?.profile[id]} words={70} />
          </TitledText>
        ))}
      </div>
    </div>
  );
}

const sections: readonly { readonly id: keyof ReadingTexts["profile"]; readonly title: string }[] = [
  { id: "onTheJob", title: "On the job" },
  { id: "asABoss", title: "As a boss" },
  { id: "asAColleague", title: "As a colleague" },
  { id: "inAnInterview", title: "In an interview" },
  { id: "underPressure", title: "Under pressure" },
  { id: "withMoney", title: "With money" },
  { id: "whatToLearn", title: "What to learn" },
];
