import type { SourceOutcome } from "@zodiac-at-work/catalog";
import { withCommas } from "@zodiac-at-work/catalog/counted";
import { Chips, Count, chipStyle } from "@zodiac-at-work/ui/chip";
import { Link } from "react-router";
import { OutcomeIcon } from "../badges.tsx";
import type { CheckPage } from "../operations-types.ts";
import { changedView, type OperationsView } from "../operations-view.ts";
import { outcomeNames } from "../operations-words.ts";

interface OutcomeChipsProps {
  readonly view: OperationsView;
  readonly query: URLSearchParams;
  readonly counts: CheckPage["counts"];
}

/** The outcomes to filter by, with the number of runs of each. */
export function OutcomeChips({ view, query, counts }: OutcomeChipsProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const link = (outcome: SourceOutcome | undefined) => ({
    to: { search: changedView(query, { outcome }) },
    preventScrollReset: true,
    "aria-current": view.outcome === outcome ? ("true" as const) : undefined,
    className: chipStyle({ className: "group" }),
  });
  return (
    <Chips label="Outcomes">
      <Link {...link(undefined)}>
        All <Count>{withCommas(total)}</Count>
      </Link>
      {counts.map(({ outcome, count }) => (
        <Link key={outcome} {...link(outcome)}>
          <span className="contents group-aria-[current]:[&_svg]:text-paper">
            <OutcomeIcon outcome={outcome} />
          </span>
          {outcomeNames[outcome]} <Count>{withCommas(count)}</Count>
        </Link>
      ))}
    </Chips>
  );
}
