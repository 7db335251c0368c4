import { useQuery } from "@tanstack/react-query";
import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import type { SignId } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../api/client.ts";
import { TitledText } from "../reading/titled-text.tsx";

interface SharedWorkProps {
  readonly a: SignId;
  readonly b: SignId;
}

/** For two people: who does what at work, what they fight about, and how it ends. */
export function SharedWork({ a, b }: SharedWorkProps) {
  const { data, error } = useQuery(apiQuery("/api/reading/match", { sign: a, other: b, side: "person" }));
  // `MatchTexts` makes the same request and reports its failure.
  if (error) return null;
  const { split, quarrel, mend } = data?.sharedWork ?? {};
  return (
    <>
      <TitledText title="Who does what">
        <ReadingText text={split} words={38} />
      </TitledText>
      <TitledText title="What you’ll fight about">
        <ReadingText text={quarrel} words={26} />
      </TitledText>
      <TitledText title="How it ends">
        <ReadingText text={mend} words={30} />
      </TitledText>
    </>
  );
}
