import { Disclosure } from "@zodiac-at-work/ui/disclosure";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { workParts } from "../../reading/work-parts.tsx";
import type { Sample } from "./use-sample.ts";

interface SampleChapterProps {
  /** Undefined while it loads. */
  readonly chapter: Sample["chapter"] | undefined;
}

/** One chapter of the reading in full. The strengths and the growth areas of the chapter stand above it. */
export function SampleChapter({ chapter }: SampleChapterProps) {
  const { lead, topics } = workParts(chapter);
  return (
    <section aria-labelledby="sample-chapter">
      <Eyebrow>One chapter of your reading, in full</Eyebrow>
      <Heading id="sample-chapter" level={2} size="section" className="mt-2 mb-5">
        At work
      </Heading>
      {lead}
      <div className="mt-6">
        {topics.map(({ title, content }) => (
          <Disclosure key={title} summary={title} isWide>
            {content}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
