import { Disclosure } from "@zodiac-at-work/ui/disclosure";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import type { Sample } from "./use-sample.ts";

interface SampleChapterProps {
  /** Undefined while it loads. */
  readonly chapter: Sample["chapter"] | undefined;
}

/** One chapter of the reading in full: three texts, and the other six to unfold. */
export function SampleChapter({ chapter }: SampleChapterProps) {
  return (
    <section aria-labelledby="sample-chapter">
      <Eyebrow>One chapter of your reading, in full</Eyebrow>
      <Heading id="sample-chapter" level={2} size="section" className="mt-2">
        At work
      </Heading>
      <div className="mt-6 grid gap-x-10 gap-y-7 md:grid-cols-3">
        {first.map(({ title, text }) => (
          <div key={title} className="grid content-start gap-2 border-t border-edge pt-4">
            <Heading level={3} size="small">
              {title}
            </Heading>
            <ReadingText text={chapter && text(chapter)} words={70} />
          </div>
        ))}
      </div>
      <div className="mt-7 grid gap-x-10 md:grid-cols-2">
        {[others.slice(0, 3), others.slice(3)].map((column) => (
          <div key={column[0]?.title} className="max-md:not-first:[&>details:first-child]:border-t-0">
            {column.map(({ title, text }) => (
              <Disclosure key={title} summary={title}>
                <ReadingText text={chapter && text(chapter)} words={60} />
              </Disclosure>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

interface Part {
  readonly title: string;
  readonly text: (chapter: Sample["chapter"]) => string;
}

const first: readonly Part[] = [
  { title: "In an interview", text: ({ profile }) => profile.inAnInterview },
  { title: "On the job", text: ({ profile }) => profile.onTheJob },
  { title: "What to learn", text: ({ profile }) => profile.whatToLearn },
];

const others: readonly Part[] = [
  { title: "Career strengths", text: ({ sign }) => sign.careerStrengths },
  { title: "In business", text: ({ sign }) => sign.businessTraits },
  { title: "As a boss", text: ({ profile }) => profile.asABoss },
  { title: "As a colleague", text: ({ profile }) => profile.asAColleague },
  { title: "Under pressure", text: ({ profile }) => profile.underPressure },
  { title: "With money", text: ({ profile }) => profile.withMoney },
];
