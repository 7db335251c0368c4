import { withCommas, wordFor } from "@zodiac-at-work/catalog/counted";
import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { useEffect, useRef } from "react";
import { Link } from "react-router";

interface SignFilterProps {
  /** One and many of the counted records: `["company", "companies"]`. */
  readonly units: readonly [string, string];
  /** The number of records of each sign. Undefined while loading. */
  readonly counts: readonly { readonly sign: SignId; readonly count: number }[] | undefined;
  /** The chosen signs. None of them means all. */
  readonly chosen: readonly SignId[];
  /** The order of the signs. The default is that of the cycle. */
  readonly order?: readonly SignId[];
  /** Returns the URL's query after a choice of a sign, or of all signs. */
  readonly searchFor: (sign: SignId | undefined) => string;
  /** Called when the reader points at a sign. */
  readonly onApproach: (sign: SignId | undefined) => void;
}

/** Links to all signs and to each of the twelve, with their counts. On a phone it is a strip that scrolls. */
export function SignFilter({ units, counts, chosen, order = signIds, searchFor, onApproach }: SignFilterProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [first] = chosen;
  useEffect(() => scrollStripTo(strip.current, first), [first]);

  const total = counts?.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label="Zodiac sign" className="border-y border-line max-sm:-mx-5">
      <ul
        ref={strip}
        className="relative flex snap-x scroll-px-5 overflow-x-auto max-sm:px-5 sm:grid sm:grid-cols-7 lg:grid-cols-13"
      >
        <Choice
          className="sm:max-lg:col-span-2"
          name="All signs"
          count={total}
          units={units}
          isChosen={chosen.length === 0}
          search={searchFor(undefined)}
          onApproach={() => onApproach(undefined)}
        />
        {order.map(signById).map(({ id, name, emoji }) => (
          <Choice
            key={id}
            sign={id}
            name={name}
            emoji={emoji}
            count={counts ? (counts.find(({ sign }) => sign === id)?.count ?? 0) : undefined}
            units={units}
            isChosen={chosen.includes(id)}
            search={searchFor(id)}
            onApproach={() => onApproach(id)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ChoiceProps {
  readonly sign?: SignId;
  readonly name: string;
  readonly emoji?: string;
  readonly count: number | undefined;
  readonly units: readonly [string, string];
  readonly isChosen: boolean;
  readonly search: string;
  readonly onApproach: () => void;
  readonly className?: string;
}

function Choice({ sign, name, emoji, count, units, isChosen, search, onApproach, className }: ChoiceProps) {
  return (
    <li className={cx("shrink-0 snap-start max-sm:w-19", className)}>
      <Link
        to={{ search }}
        preventScrollReset
        aria-current={isChosen ? "true" : undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        className="flex h-full flex-col items-center justify-end gap-1 border-b-2 border-transparent px-1 pt-3 pb-2 text-sm text-soft -outline-offset-2 transition-colors hover:text-ink aria-[current=true]:border-cinnabar aria-[current=true]:font-semibold aria-[current=true]:text-ink"
      >
        {sign && <Seal sign={sign} size={36} />}
        <span className="whitespace-nowrap">
          {emoji && (
            // The seal shows the animal, so the emoji is there only for text that is copied.
            <span aria-hidden="true" className="sr-only">
              {emoji}{" "}
            </span>
          )}
          {name}
        </span>
        <span className={cx("font-serif text-lg leading-none font-medium tabular-nums", isChosen && "text-cinnabar")}>
          {count === undefined ? "\u00a0" : withCommas(count)}
          {count !== undefined && <span className="sr-only"> {wordFor(count, ...units)}</span>}
        </span>
      </Link>
    </li>
  );
}

/** Scrolls the strip to the chosen sign, without scrolling the page. */
function scrollStripTo(strip: HTMLUListElement | null, chosen: SignId | undefined): void {
  if (!strip) return;
  const current = chosen && strip.querySelector<HTMLElement>('[aria-current="true"]')?.parentElement;
  if (!current) return;
  const left = current.offsetLeft;
  if (left < strip.scrollLeft || left + current.offsetWidth > strip.scrollLeft + strip.clientWidth) {
    strip.scrollLeft = left - (strip.clientWidth - current.offsetWidth) / 2;
  }
}
