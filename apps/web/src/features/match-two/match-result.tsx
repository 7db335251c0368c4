import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { matchInWords } from "../../match/match-in-words.ts";
import { ScoreSum } from "../../match/score-sum.tsx";
import { withArticle } from "../../sign/with-article.ts";
import { bridgeOf } from "./sides.ts";

interface PairProps {
  readonly a: SignId;
  readonly b: SignId;
}

/** The score of two signs, between the two sides. */
export function PairScore({ a, b }: PairProps) {
  const { score } = careerMatch(a, b);
  return (
    <div role="status" className="grid justify-items-center gap-2 text-center">
      <Eyebrow>Together</Eyebrow>
      <p className="font-display text-[5.5rem]/none font-medium tracking-display tabular-nums">
        {score}
        <span className="sr-only"> of 100</span>
      </p>
      <div
        aria-hidden="true"
        className="h-1 w-40 rounded-full bg-line forced-color-adjust-none forced-colors:bg-[GrayText]"
      >
        <div
          className={cx(
            "h-full rounded-full forced-colors:bg-[CanvasText]",
            score >= 60 ? "bg-success" : "bg-cinnabar",
          )}
          style={{ width: `${score}%` }}
        />
      </div>
      <p className="max-w-56 font-serif text-lg font-medium text-balance">
        {signById(a).name} and {signById(b).name} {matchInWords(score)}
      </p>
    </div>
  );
}

/** Why two signs have their score, and what to do with it. */
export function PairReasons({ a, b }: PairProps) {
  return (
    <div className="mt-10 grid items-start gap-x-12 gap-y-8 md:grid-cols-[1.6fr_1fr]">
      <section aria-label="The sum">
        <ScoreSum reader={a} sign={b} />
      </section>
      <section aria-labelledby="advice">
        <Heading id="advice" level={2} size="card">
          What to do with it
        </Heading>
        <ol className="mt-3 border-b border-line">
          {adviceFor(a, b).map((text, index) => (
            <li key={text} className="grid grid-cols-[1.5rem_1fr] border-t border-line py-2.5">
              <span className="font-serif text-lg/6 font-medium text-gold">{index + 1}</span>
              {text}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function adviceFor(a: SignId, b: SignId): readonly string[] {
  const { score } = careerMatch(a, b);
  const bridge = bridgeOf(a, b);
  const scores = [careerMatch(a, bridge).score, careerMatch(b, bridge).score];
  const third = `${withArticle(signById(bridge).name)} does best with both: ${scores[0]} and ${scores[1]}.`;
  if (score >= 65) {
    return [
      "Put the two of you on work that needs both.",
      "Easy pairs skip the hard talk. Put one on the calendar.",
      `For a third, ${third}`,
    ];
  }
  if (score >= 40) {
    return ["Agree early on who decides what.", `Bring in a third: ${third}`, "Meet halfway on pace before you begin."];
  }
  return [
    "Agree in writing on who decides what.",
    `Let a third settle disputes: ${third}`,
    "A low score is a reason to ask questions, not to stay away.",
  ];
}
