import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, relationsBetween, type SignId, signById } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { cx } from "class-variance-authority";
import { useId } from "react";
import { RelationWheel } from "../../../match/relation-wheel.tsx";
import { ScoreKey } from "../../../match/score-key.tsx";

/** The relations of the sign: the wheel, and the signs that it works well with or takes more care with. */
export function PartnersChapter({ sign }: { readonly sign: SignId }) {
  const { bestCompatibility, worstCompatibility } = shortProfiles[sign];
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2 print:grid-cols-[20rem_1fr]">
      <RelationWheel sign={sign} />
      <div className="grid gap-6 print:gap-4">
        <Partners title="Works well with" sign={sign} others={bestCompatibility} isHarmony />
        <Partners title="Takes more care with" sign={sign} others={worstCompatibility} />
        <ScoreKey className="print:hidden" />
      </div>
    </div>
  );
}

interface PartnersProps {
  readonly title: string;
  readonly sign: SignId;
  readonly others: readonly SignId[];
  readonly isHarmony?: boolean;
}

/** Other signs, each with its classical relation to the reader's sign and the score. */
function Partners({ title, sign, others, isHarmony = false }: PartnersProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3
        id={id}
        className={cx("text-xs font-semibold tracking-eyebrow uppercase", isHarmony ? "text-success" : "text-cinnabar")}
      >
        {title}
      </h3>
      <ul className="mt-1">
        {others.map((other) => {
          const relations = relationsBetween(sign, other);
          return (
            <li
              key={other}
              className="grid grid-cols-[auto_1fr_auto] gap-x-3 gap-y-0.5 border-b border-line py-3 break-inside-avoid print:py-1.5"
            >
              <Seal sign={other} size={34} className="mt-0.5 row-span-2" />
              <p className="self-center font-semibold">
                {signById(other).name}{" "}
                <span className="text-sm font-normal text-soft">{relations.map(({ name }) => name).join(" · ")}</span>
              </p>
              <div className="sm:row-span-2">
                <ScoreBadge score={careerMatch(sign, other).score} label={`Match with ${signById(other).name}`} />
              </div>
              <p className="text-sm text-soft max-sm:col-span-2 sm:col-start-2">
                {relations.map(({ explanation }) => explanation).join(" ")}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
