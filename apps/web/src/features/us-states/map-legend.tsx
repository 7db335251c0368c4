import { wordFor } from "@zodiac-at-work/catalog/counted";
import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signs } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";

interface MapLegendProps {
  /** The number of states of each sign that pass the other filters. Undefined while loading. */
  readonly counts: readonly { readonly sign: SignId; readonly count: number }[] | undefined;
  readonly chosen: SignId | undefined;
  /** Returns the URL's query for a sign, or for all signs. */
  readonly searchFor: (sign: SignId | undefined) => string;
  /** Called when the reader points at a sign. */
  readonly onApproach: (sign: SignId | undefined) => void;
}

/** The tints of the map. They also filter it by sign. On a phone it is a strip that scrolls. */
export function MapLegend({ counts, chosen, searchFor, onApproach }: MapLegendProps) {
  const countOf = (sign: SignId) => counts?.find((other) => other.sign === sign)?.count ?? 0;
  const total = counts?.reduce((sum, { count }) => sum + count, 0);
  const linkTo = (sign: SignId | undefined) => ({
    to: { search: searchFor(sign) },
    preventScrollReset: true,
    "aria-current": sign === chosen ? ("true" as const) : undefined,
    onPointerEnter: () => onApproach(sign),
    onFocus: () => onApproach(sign),
    className:
      "flex min-h-14 w-full items-center gap-2 border-b-2 border-transparent px-1.5 text-sm/tight whitespace-nowrap -outline-offset-2 transition-colors hover:bg-sheet aria-[current]:border-cinnabar aria-[current]:bg-sheet aria-[current]:font-semibold",
  });
  return (
    <nav aria-label="Zodiac sign" className="border-y border-line max-sm:-mx-5">
      <ul className="relative flex snap-x scroll-px-5 max-sm:overflow-x-auto max-sm:px-3.5 sm:grid sm:grid-cols-7 lg:grid-cols-[auto_repeat(12,auto)]">
        <li className="shrink-0 snap-start sm:max-lg:col-span-2">
          <Link {...linkTo(undefined)}>
            <Entry name="All signs" count={total} />
          </Link>
        </li>
        {signs.map(({ id, name, emoji }) => (
          <li key={id} className="shrink-0 snap-start">
            <Link {...linkTo(id)}>
              <Seal sign={id} size={24} />
              <Entry name={name} emoji={emoji} count={counts && countOf(id)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  readonly name: string;
  readonly emoji?: string;
  readonly count: number | undefined;
}

function Entry({ name, emoji, count }: EntryProps) {
  return (
    <span>
      {emoji && (
        // The seal shows the animal, so the emoji is there only for text that is copied.
        <span aria-hidden="true" className="sr-only">
          {emoji}{" "}
        </span>
      )}
      {name}{" "}
      <span className="block font-normal text-soft tabular-nums">
        {count ?? "\u00a0"}
        {count !== undefined && <span className="sr-only"> {wordFor(count, "state")}</span>}
      </span>
    </span>
  );
}
