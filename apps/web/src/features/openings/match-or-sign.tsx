import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import type { Opening } from "./use-openings.ts";

interface MatchOrSignProps {
  readonly opening: Pick<Opening, "company" | "score">;
  readonly reader: SignId | undefined;
}

/** The match of an opening's company with the reader, or its sign if the sign of the reader is unknown. */
export function MatchOrSign({ opening: { company, score }, reader }: MatchOrSignProps) {
  if (reader && score !== null) return <ScoreBadge score={score} label={`Match with ${signById(reader).name}`} />;
  return (
    <>
      <Seal sign={company.zodiacSign} size={30} />
      <span className="sr-only">{signById(company.zodiacSign).name}</span>
    </>
  );
}
