import { Chapter, Entry, Reading } from "@zodiac-at-work/ui/chapter";
import type { SignId } from "@zodiac-at-work/zodiac";
import { signById } from "@zodiac-at-work/zodiac";
import type { Profile } from "@zodiac-at-work/zodiac/profiles";
import { Partners } from "./partners.tsx";
import { PointList } from "./point-list.tsx";

interface SignChapterProps {
  readonly sign: SignId;
  readonly profile: Profile;
}

export function SignChapter({ sign, profile }: SignChapterProps) {
  return (
    <Chapter eyebrow="The sign" title={`The ${signById(sign).name} at work`}>
      <Entry title="Character">
        <Reading>{profile.description}</Reading>
        <Reading>{profile.personality}</Reading>
      </Entry>
      <Entry title="Career strengths">
        <Reading>{profile.careerStrengths}</Reading>
      </Entry>
      <Entry title="In business">
        <Reading>{profile.businessTraits}</Reading>
      </Entry>
      <Entry title="Strengths">
        <PointList points={profile.strengths} />
      </Entry>
      <Entry title="Growth areas">
        <PointList points={profile.weaknesses} />
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
