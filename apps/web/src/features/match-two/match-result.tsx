import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { matchInWords } from "../../match/match-in-words.ts";
import { type MatchSide, MatchTexts } from "../../match/match-texts.tsx";
import { ScoreKey } from "../../match/score-key.tsx";
import { ScoreSum } from "../../match/score-sum.tsx";
import { SharedWork } from "../../match/shared-work.tsx";
import { BossOfPair } from "./boss-of-pair.tsx";
import type { PairSide } from "./pair.ts";
import { sideName } from "./side-name.ts";
import { bridgeOf, type Kind } from "./sides.ts";

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

interface PairReasonsProps {
  readonly a: PairSide;
  readonly b: PairSide;
  readonly reader: SignId | undefined;
}

/** What works between two sides, what grates, what to do, why they have their score, and the second as a boss. */
export function PairReasons({ a, b, reader }: PairReasonsProps) {
  const [first, second] = a.kind !== "person" && b.kind === "person" ? [b, a] : [a, b];
  const bridge = bridgeOf(a.sign, b.sign);
  const [withA, withB] = [careerMatch(a.sign, bridge).score, careerMatch(b.sign, bridge).score];
  return (
    <div className="mt-10 grid items-start gap-x-12 gap-y-8 md:grid-cols-2">
      <div className="grid gap-6">
        <MatchTexts
          sign={first.sign}
          other={second.sign}
          side={first.kind === "person" ? sideOf[second.kind] : "person"}
          {...(first.kind === second.kind || first.kind !== "person"
            ? { adviceFor: (sign) => adviceFor(sign, first, second, reader) }
            : {})}
        >
          <p className="text-soft">
            As a third, {withArticle(signById(bridge).name)} does best with both: {withA} and {withB}.
          </p>
        </MatchTexts>
        {a.kind === "person" && b.kind === "person" && <SharedWork a={a.sign} b={b.sign} />}
      </div>
      <div className="grid gap-8">
        <section aria-label="The sum">
          <ScoreSum reader={a.sign} sign={b.sign} />
          <ScoreKey className="mt-3" />
        </section>
        <BossOfPair a={a} b={b} reader={reader} />
      </div>
    </div>
  );
}

const sideOf: Readonly<Record<Kind, MatchSide>> = {
  person: "person",
  company: "company",
  brand: "company",
  state: "state",
};

/** Two sides that are no people have the texts of two people with their signs. */
function adviceFor(sign: SignId, first: PairSide, second: PairSide, reader: SignId | undefined): string {
  if (first.sign === second.sign) return "For both";
  const name = sideName(sign === first.sign ? first : second, reader);
  return `For ${name === "You" ? "you" : name}`;
}
