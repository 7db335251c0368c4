import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";

/** The score of a match, for a card. */
export function MatchScore({ reader, sign }: { readonly reader: SignId; readonly sign: SignId }) {
  const { score } = careerMatch(reader, sign);
  return (
    <p className="shrink-0 font-serif text-xl leading-none font-medium tabular-nums">
      <span className="sr-only">Match with {signById(reader).name}: </span>
      {score}
      <span className="sr-only"> of 100</span>
    </p>
  );
}
