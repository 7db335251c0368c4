import { Heading } from "@zodiac-at-work/ui/heading";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, type SignId } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { type LookedAtPair, pairsBefore, useLookedAt } from "./looked-at.ts";
import { sideName } from "./side-name.ts";
import { type Side, textOf } from "./sides.ts";

interface LookedAtBeforeProps {
  readonly shown: LookedAtPair;
  readonly reader: SignId | undefined;
  /** Returns the URL's query for a pair. */
  readonly searchFor: (a: Side, b: Side) => string;
}

/** The other pairs of this visit, each as a link. */
export function LookedAtBefore({ shown, reader, searchFor }: LookedAtBeforeProps) {
  const pairs = pairsBefore(useLookedAt(), shown);
  if (pairs.length === 0) return null;
  return (
    <section aria-labelledby="looked-at" className="mt-12">
      <Heading id="looked-at" level={2} size="card">
        Looked at before
      </Heading>
      <ul className="mt-3 grid gap-x-8 border-t border-line sm:grid-cols-2">
        {pairs.map(({ a, b }) => (
          <li key={`${textOf(a)} ${textOf(b)}`} className="border-b border-line">
            <Link
              to={{ search: searchFor(a, b) }}
              className="flex min-h-13 items-center gap-3 py-2 underline-offset-4 hover:underline"
            >
              <span className="flex gap-1.5">
                <Seal sign={a.sign} size={28} />
                <Seal sign={b.sign} size={28} />
              </span>
              <span className="min-w-0 grow wrap-anywhere">{namesOf(sideName(a, reader), sideName(b, reader))}</span>
              <ScoreBadge score={careerMatch(a.sign, b.sign).score} label="Match" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function namesOf(a: string, b: string): string {
  const text = `${a} and ${b === "You" ? "you" : b}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
