import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { foundingText, signsOf } from "../../lists/founding.ts";
import { type BetterFit, betterFits, sidesOfBetter } from "./better-fits.ts";
import type { Pair } from "./pair.ts";
import { sideName } from "./side-name.ts";
import type { Kind, Side } from "./sides.ts";
import { useRecords } from "./use-records.ts";

interface BetterMatchesProps {
  readonly pair: Pair;
  readonly reader: SignId | undefined;
  /** Returns the URL's query for a pair. */
  readonly searchFor: (a: Side, b: Side) => string;
}

/** What scores higher with one side of a pair than the other side does, each as a link to that match. */
export function BetterMatches({ pair: { a, b }, reader, searchFor }: BetterMatchesProps) {
  const { stays, other } = sidesOfBetter(a, b);
  const { records } = useRecords(other.kind);
  const { score } = careerMatch(stays.sign, other.sign);
  const found = betterFits(stays.sign, score, other.kind, records);
  const name = sideName(stays, reader);
  const anchor = name === "You" ? "you" : name;
  return (
    <section aria-labelledby="better" className="mt-12">
      <Heading id="better" level={2} size="section">
        {kinds[other.kind].many} that fit {anchor} better
      </Heading>
      {found.length === 0 ? (
        <p className="mt-3 text-soft">
          No {kinds[other.kind].one} scores higher than {score} with {anchor}.
        </p>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
          {found.map((fit) => {
            const side = { kind: other.kind, value: fit.value };
            return (
              <li key={fit.value}>
                <Link
                  to={{ search: stays === a ? searchFor(a, side) : searchFor(side, b) }}
                  className="grid h-full content-start gap-2 rounded-md border border-line bg-sheet p-3.5 transition-colors hover:border-ink"
                >
                  <span className="flex items-start justify-between gap-2">
                    {fit.record && other.kind !== "state" ? (
                      <CompanyTile name={fit.name} sign={fit.sign} logoUrl={fit.record.logoUrl} />
                    ) : (
                      <Seal sign={fit.sign} size={40} />
                    )}
                    <ScoreBadge score={fit.score} label="Match" />
                  </span>
                  <span className="font-serif text-lg/6 font-medium wrap-anywhere">{fit.name}</span>
                  {fit.record && <span className="text-xs text-soft">{detailOf(fit)}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const kinds: Readonly<Record<Kind, { readonly many: string; readonly one: string }>> = {
  person: { many: "Signs", one: "sign" },
  company: { many: "Companies", one: "well-known company" },
  brand: { many: "Car brands", one: "well-known car brand" },
  state: { many: "States", one: "state" },
};

/** `Pig · Jun 16, 1911` */
function detailOf({ sign, record }: BetterFit): string {
  const { name } = signById(sign);
  if (!record?.founding) return name;
  const isUncertain = signsOf(record.founding, sign).length > 1;
  return `${isUncertain ? "Most likely " : ""}${name}\u00a0· ${foundingText(record.founding)}`;
}
