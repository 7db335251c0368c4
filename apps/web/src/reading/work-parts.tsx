import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { ReadingTexts } from "../api/reading-texts.ts";
import { EmployerAdvice } from "./employer-advice.tsx";
import { TitledText } from "./titled-text.tsx";

/**
 * Returns the parts of the chapter about a sign at work, for the reading and for the free sample.
 *
 * @param texts undefined while they load
 */
export function workParts(texts: WorkTexts | undefined): WorkParts {
  const { profile, advice } = texts ?? {};
  return {
    lead: (
      <Texts
        className="lg:grid-cols-3 print:grid-cols-3"
        texts={[
          { title: "In an interview", text: profile?.inAnInterview },
          { title: "As a boss", text: profile?.asABoss },
          { title: "What to learn", text: profile?.whatToLearn },
        ]}
      />
    ),
    topics: [
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
    ],
  };
}

type WorkTexts = Pick<ReadingTexts, "sign" | "profile" | "advice">;

interface WorkParts {
  /** What a job seeker needs most. */
  readonly lead: ReactNode;
  /** The rest. */
  readonly topics: readonly { readonly title: string; readonly content: ReactNode }[];
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
