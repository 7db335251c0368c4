import { Chapter, Entry, Reading } from "@zodiac-at-work/ui/chapter";
import type { SignOfDate } from "@zodiac-at-work/zodiac";
import { signById } from "@zodiac-at-work/zodiac";
import type { ShortProfile } from "@zodiac-at-work/zodiac/profiles";
import { elementName } from "../../sign/year-name.ts";
import { Partners } from "./partners.tsx";
import { PointList } from "./point-list.tsx";
import { ReadingText } from "./reading-text.tsx";
import type { ReadingTexts } from "./reading-texts.ts";

interface SignChapterProps {
  readonly answer: SignOfDate;
  readonly profile: ShortProfile;
  /** Undefined while they load. */
  readonly texts: ReadingTexts | undefined;
}

export function SignChapter({ answer: { sign, yearElement }, profile, texts }: SignChapterProps) {
  return (
    <Chapter eyebrow="The sign" title={`The ${signById(sign).name} at work`}>
      <Entry title="Character">
        <Reading>{profile.description}</Reading>
        <Reading>{profile.personality}</Reading>
      </Entry>
      <Entry title="Career strengths">
        <ReadingText text={texts?.sign.careerStrengths} words={45} />
      </Entry>
      <Entry title="In business">
        <ReadingText text={texts?.sign.businessTraits} words={54} />
      </Entry>
      <Entry title={`Year element: ${elementName(yearElement)}`}>
        <ReadingText text={texts?.yearElement.description} words={35} />
        <ReadingText text={texts?.yearElement.withSign} words={25} />
      </Entry>
      <Entry title="Strengths">
        <PointList points={profile.strengths} count={5} />
      </Entry>
      <Entry title="Growth areas">
        <PointList points={profile.weaknesses} count={4} />
      </Entry>
      <Entry title="Works well with">
        <Partners sign={sign} others={profile.bestCompatibility} />
      </Entry>
      <Entry title="Takes more care with">
        <Partners sign={sign} others={profile.worstCompatibility} />
      </Entry>
    </Chapter>
  );
}
