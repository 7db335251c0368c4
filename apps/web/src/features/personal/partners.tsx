import { Seal } from "@zodiac-at-work/ui/seal";
import { relationsBetween, type SignId, signById } from "@zodiac-at-work/zodiac";

interface PartnersProps {
  readonly sign: SignId;
  readonly others: readonly SignId[];
}

/** Other signs, each with its classical relation to the reader's sign. */
export function Partners({ sign, others }: PartnersProps) {
  return (
    <ul>
      {others.map((other) => (
        <li key={other} className="flex gap-4 border-b border-line py-3 first:pt-0">
          <Seal sign={other} size={40} className="mt-0.5" />
          <div>
            <p className="font-semibold">{signById(other).name}</p>
            <p className="text-sm text-soft">
              {relationsBetween(sign, other)
                .map(({ explanation }) => explanation)
                .join(" ")}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
