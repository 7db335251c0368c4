import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import type { ComponentProps } from "react";

interface ScoreToggleProps extends ComponentProps<"button"> {
  readonly name: string;
  readonly reader: SignId;
  readonly sign: SignId;
}

/** The score of a record for the reader. Its press unfolds the sum. */
export function ScoreToggle({ name, reader, sign, ...button }: ScoreToggleProps) {
  const { score } = careerMatch(reader, sign);
  return (
    <button
      {...button}
      type="button"
      className="grid min-h-9 place-content-center rounded-sm pointer-coarse:min-h-11"
      title={`Why ${score}`}
    >
      <ScoreBadge score={score} label={`${name}: match with ${signById(reader).name}`} />
    </button>
  );
}
