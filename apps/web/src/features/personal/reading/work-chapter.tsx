import { TopicTabs } from "@zodiac-at-work/ui/topic-tabs";
import type { SignId } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import type { ReadingTexts } from "../../../api/reading-texts.ts";
import { workParts } from "../../../reading/work-parts.tsx";
import { BossTopic } from "./boss-topic.tsx";
import { PointList } from "./point-list.tsx";

interface WorkChapterProps {
  readonly sign: SignId;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

/** How the sign does at work: first what a job seeker needs most, then strengths, then the rest by topic. */
export function WorkChapter({ sign, texts }: WorkChapterProps) {
  const { strengths, weaknesses } = shortProfiles[sign];
  const { lead, topics } = workParts(texts);
  return (
    <div className="grid gap-y-8 print:gap-y-4">
      {lead}
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 print:grid-cols-2">
        <PointList title="Strengths" points={strengths} count={5} tone="strength" />
        <PointList title="Growth areas" points={weaknesses} count={4} tone="growth" />
      </div>
      <TopicTabs
        label="More about you at work"
        topics={[...topics, { title: "Your boss", content: <BossTopic sign={sign} /> }]}
      />
    </div>
  );
}
