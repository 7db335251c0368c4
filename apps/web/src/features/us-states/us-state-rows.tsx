import { CodeTile } from "@zodiac-at-work/ui/code-tile";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { foundingText } from "../../lists/founding.ts";
import { pageSize } from "../../lists/page-status.ts";
import { stateCodes } from "./state-codes.ts";
import { shortReason, statehoodOf } from "./statehood.ts";
import type { UsState } from "./us-state-view.ts";

interface UsStateRowsProps {
  readonly states: readonly UsState[];
  readonly reader: SignId | undefined;
  readonly chosen: string | undefined;
  /** Returns the URL's query for a state. */
  readonly searchFor: (name: string) => string;
  readonly onPoint: (name: string | undefined) => void;
  readonly onChoose: (name: string) => void;
}

/** One page of the states, a line each. A line chooses its state. */
export function UsStateRows({ states, reader, chosen, searchFor, onPoint, onChoose }: UsStateRowsProps) {
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="sr-only">States, the days they joined and their signs</caption>
      <TableHead
        columns={[
          { name: "Code", isHidden: true, className: "w-14" },
          "State",
          { name: "Joined", className: "max-sm:hidden" },
          { name: "Sign", className: "max-sm:w-10" },
          { name: "Why", className: "max-md:hidden" },
          { name: "Region", className: "max-sm:hidden" },
          ...(reader ? [{ name: "Match", className: "w-14 text-right" }] : []),
        ]}
      />
      <tbody>
        {states.map((state) => (
          <tr
            key={state.id}
            onPointerEnter={() => onPoint(state.name)}
            onPointerLeave={() => onPoint(undefined)}
            className="relative h-11 border-b border-line transition-colors hover:bg-sheet has-aria-current:bg-sheet has-aria-current:shadow-[inset_3px_0_var(--color-cinnabar)]"
          >
            <td className="pl-2">
              <CodeTile code={stateCodes[state.name] ?? ""} sign={state.zodiacSign} />
            </td>
            <th scope="row" className="pr-4 font-normal">
              <Link
                to={{ search: searchFor(state.name) }}
                preventScrollReset
                aria-current={state.name === chosen ? "true" : undefined}
                onClick={() => onChoose(state.name)}
                onFocus={() => onPoint(state.name)}
                onBlur={() => onPoint(undefined)}
                className="font-serif text-base/5 font-medium -outline-offset-2 after:absolute after:inset-0"
              >
                {state.name}
              </Link>
              <span className="block text-xs/4 text-soft sm:hidden">{foundingText(statehoodOf(state))}</span>
            </th>
            <td className="pr-4 whitespace-nowrap max-sm:hidden">{foundingText(statehoodOf(state))}</td>
            <td className="pr-4">
              <span className="flex items-center gap-2">
                <Seal sign={state.zodiacSign} size={22} />
                <span className="max-sm:sr-only">{signById(state.zodiacSign).name}</span>
              </span>
            </td>
            <td className="pr-4 text-soft max-md:hidden">{shortReason(state)}</td>
            <td className="pr-4 text-soft max-sm:hidden">{state.region}</td>
            {reader && (
              <td className="text-right">
                <ScoreBadge
                  score={careerMatch(reader, state.zodiacSign).score}
                  label={`Match with ${signById(reader).name}`}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A placeholder for a page of states, as tall as its lines. */
export function UsStateRowsLoading() {
  return (
    <div aria-hidden="true" className="mt-9.5 border-t border-edge">
      {Array.from({ length: pageSize }, (_, index) => (
        <div key={index} className="flex h-11 items-center gap-6 border-b border-line pl-2">
          <Skeleton className="h-6 w-8" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/5" />
        </div>
      ))}
    </div>
  );
}
