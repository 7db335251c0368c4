import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { foundingText, isUncertain } from "../../lists/founding.ts";
import { type Fit, otherFits, sidesOfOthers } from "./other-fits.ts";
import type { Pair } from "./pair.ts";
import { sideName } from "./side-name.ts";
import type { Kind, Side } from "./sides.ts";
import { useRecords } from "./use-records.ts";

interface OtherMatchesProps {
  readonly pair: Pair;
  readonly reader: SignId | undefined;
  /** Returns the URL's query for a pair. */
  readonly searchFor: (a: Side, b: Side) => string;
}

/**
 * What scores higher with one side of a pair than the other side does or, beside the best, what scores the same, each as a
 * link to that match.
 */
export function OtherMatches({ pair: { a, b }, reader, searchFor }: OtherMatchesProps) {
  const { stays, other } = sidesOfOthers(a, b);
  const { records } = useRecords(other.kind);
  const { areBetter, fits } = otherFits(stays.sign, other, records);
  const [first] = fits;
  if (!first) return null;
  const name = sideName(stays, reader);
  const anchor = name === "You" ? "you" : name;
  return (
    <section aria-labelledby="better" className="mt-12">
      <Heading id="better" level={2} size="section">
        {kinds[other.kind]} that fit {anchor} {areBetter ? "better" : "as well"}
      </Heading>
      {!areBetter && (
        <p className="mt-2 text-soft">
          {fits.length === 1 ? "It scores" : "They score"} {first.score} with {anchor}, too.
        </p>
      )}
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {fits.map((fit) => {
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
    </section>
  );
}

const kinds: Readonly<Record<Kind, string>> = {
  person: "Signs",
  company: "Companies",
  brand: "Car brands",
  state: "States",
};

/** `Pig · Jun 16, 1911` */
function detailOf({ sign, record }: Fit): string {
  const { name } = signById(sign);
  if (!record?.founding) return name;
  return `${isUncertain(record.founding, sign) ? "Most likely " : ""}${name}\u00a0· ${foundingText(record.founding)}`;
}
