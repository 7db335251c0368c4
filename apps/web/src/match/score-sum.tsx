import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";

interface ScoreSumProps {
  readonly reader: SignId;
  readonly sign: SignId;
}

/** The sum of a score: the points of each rule with its sentence. */
export function ScoreSum({ reader, sign }: ScoreSumProps) {
  const { score, reasons } = careerMatch(reader, sign);
  return (
    <div className="@container rounded-sm border border-line bg-sheet px-4 py-3 text-sm">
      <p className="font-semibold">
        Why {score}: {signById(reader).name} and {signById(sign).name}
      </p>
      <ul className="mt-1 grid gap-x-6 gap-y-0.5 @min-[40rem]:grid-cols-2">
        {reasons.map(({ rule, points, sentence }) => (
          <li key={rule} className="grid grid-cols-[2rem_1fr] items-baseline gap-2">
            <span className="text-right font-serif text-base font-medium tabular-nums">{signed(rule, points)}</span>
            <span className="text-soft">{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function signed(rule: string, points: number): string {
  if (rule === "base") return String(points);
  return points < 0 ? `−${-points}` : `+${points}`;
}
