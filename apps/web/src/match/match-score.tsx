import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";

/** The score of a match, for a card. */
export function MatchScore({ reader, sign }: { readonly reader: SignId; readonly sign: SignId }) {
  const { score } = careerMatch(reader, sign);
  return <ScoreBadge score={score} label={`Match with ${signById(reader).name}`} />;
}
