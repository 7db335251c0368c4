import { withCommas } from "@zodiac-at-work/catalog/counted";
import { Count } from "@zodiac-at-work/ui/chip";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Segments, segmentStyle } from "@zodiac-at-work/ui/segments";
import type { SignId } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { countOf, type Scope, scopes, signsOf } from "./scope.ts";

interface ScopeSegmentsProps {
  /** The name for screen readers: `Which companies`. */
  readonly label: string;
  readonly reader: SignId;
  /** Undefined if the list shows other signs. */
  readonly scope: Scope | undefined;
  /** Returns the URL's query for a scope. */
  readonly searchFor: (scope: Scope) => string;
  /** The number of records of each sign that pass the filters. Undefined while loading. */
  readonly counts: readonly { readonly sign: SignId; readonly count: number }[] | undefined;
}

/** Your matches, your sign, or all, each with the number of its records. */
export function ScopeSegments({ label, reader, scope: current, searchFor, counts }: ScopeSegmentsProps) {
  return (
    <Segments label={label}>
      {scopes.map((scope) => (
        <Link
          key={scope}
          to={{ search: searchFor(scope) }}
          preventScrollReset
          aria-current={scope === current ? "true" : undefined}
          className={segmentStyle()}
        >
          {scope === "matches" && <Seal sign={reader} size={24} className="max-sm:hidden" />}
          {texts[scope]}
          {counts && <Count>{withCommas(countOf(counts, signsOf(scope, reader)))}</Count>}
        </Link>
      ))}
    </Segments>
  );
}

const texts: Readonly<Record<Scope, string>> = { matches: "Your matches", sign: "Your sign", all: "All" };
