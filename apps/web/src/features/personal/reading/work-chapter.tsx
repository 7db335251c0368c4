import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import { TopicTabs } from "@zodiac-at-work/ui/topic-tabs";
import type { SignId } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { cx } from "class-variance-authority";
import type { ReadingTexts } from "../../../api/reading-texts.ts";
import { EmployerAdvice } from "./employer-advice.tsx";
import { PointList } from "./point-list.tsx";
import { TitledText } from "./titled-text.tsx";

interface WorkChapterProps {
  readonly sign: SignId;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

/** How the sign does at work: first what a job seeker needs most, then strengths, then the rest by topic. */
export function WorkChapter({ sign, texts }: WorkChapterProps) {
  const { strengths, weaknesses } = shortProfiles[sign];
  const { profile, advice } = texts ?? {};
  return (
    <div className="grid gap-y-8 print:gap-y-4">
      <Texts
        className="lg:grid-cols-3 print:grid-cols-3"
        texts={[
          { title: "In an interview", text: profile?.inAnInterview },
          { title: "As a boss", text: profile?.asABoss },
          { title: "What to learn", text: profile?.whatToLearn },
        ]}
      />
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 print:grid-cols-2">
        <PointList title="Strengths" points={strengths} count={5} tone="strength" />
        <PointList title="Growth areas" points={weaknesses} count={4} tone="growth" />
      </div>
      <TopicTabs
        label="More about you at work"
        topics={[
          {
            title: "Day to day",
            content: (
              <Texts
                className="lg:grid-cols-3 print:grid-cols-3"
                texts={[
                  { title: "On the job", text: profile?.onTheJob },
                  { title: "As a colleague", text: profile?.asAColleague },
                  { title: "Under pressure", text: profile?.underPressure },
                ]}
              />
            ),
          },
          {
            title: "Changing jobs",
            content: (
              <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 print:grid-cols-[1fr_2fr] print:gap-x-6">
                <Texts texts={[{ title: "Changing jobs", text: advice?.changingJobs, words: 106 }]} />
                <EmployerAdvice advice={advice?.employer} />
              </div>
            ),
          },
          {
            title: "Hard talks",
            content: (
              <Texts
                className="sm:grid-cols-2 print:grid-cols-2"
                texts={[
                  { title: "A hard conversation", text: advice?.hardConversation, words: 106 },
                  { title: "Negotiating", text: advice?.negotiating, words: 106 },
                ]}
              />
            ),
          },
          {
            title: "Money and business",
            content: (
              <Texts
                className="lg:grid-cols-3 print:grid-cols-3"
                texts={[
                  { title: "With money", text: profile?.withMoney },
                  { title: "Career strengths", text: texts?.sign.careerStrengths, words: 40 },
                  { title: "In business", text: texts?.sign.businessTraits, words: 47 },
                ]}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

interface TextsProps {
  readonly className?: string;
  readonly texts: readonly {
    readonly title: string;
    /** Undefined while it loads. */
    readonly text: string | undefined;
    /** About how many it has. */
    readonly words?: number;
  }[];
}

/** Titled texts, side by side in a wide window and on paper. */
function Texts({ className, texts }: TextsProps) {
  return (
    <div className={cx("grid gap-x-8 gap-y-6 print:gap-x-6 print:gap-y-3", className)}>
      {texts.map(({ title, text, words = 77 }) => (
        <TitledText key={title} title={title}>
          <ReadingText text={text} words={words} />
        </TitledText>
      ))}
    </div>
  );
}
