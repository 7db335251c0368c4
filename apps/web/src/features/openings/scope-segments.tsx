import { Count } from "@zodiac-at-work/ui/chip";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Segments, segmentStyle } from "@zodiac-at-work/ui/segments";
import type { SignId } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { type OpeningView, type Scope, scopes, searchForScope, signsOf } from "./opening-view.ts";
import type { OpeningPage } from "./use-openings.ts";

interface ScopeSegmentsProps {
  readonly reader: SignId;
  readonly view: OpeningView;
  readonly query: URLSearchParams;
  readonly counts: OpeningPage["counts"]["bySign"] | undefined;
}

/** Your matches, your sign, or all, each with the number of openings that match the filters. */
export function ScopeSegments({ reader, view, query, counts }: ScopeSegmentsProps) {
  return (
    <Segments label="Which companies">
      {scopes.map((scope) => (
        <Link
          key={scope}
          to={{ search: searchForScope(query, scope) }}
          preventScrollReset
          aria-current={scope === view.scope ? "true" : undefined}
          className={segmentStyle()}
        >
          {scope === "matches" && <Seal sign={reader} size={24} className="max-sm:hidden" />}
          {texts[scope]}
          {counts && <Count>{countOf(counts, signsOf(scope, reader)).toLocaleString("en-US")}</Count>}
        </Link>
      ))}
    </Segments>
  );
}

const texts: Readonly<Record<Scope, string>> = { matches: "Your matches", sign: "Your sign", all: "All" };

/** Returns the number of openings of some signs. */
export function countOf(counts: OpeningPage["counts"]["bySign"], signs: readonly SignId[]): number {
  return counts.reduce((sum, { sign, count }) => sum + (signs.includes(sign) ? count : 0), 0);
}
