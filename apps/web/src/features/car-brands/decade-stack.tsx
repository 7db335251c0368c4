import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { sealSymbol } from "./seal-symbols.tsx";
import { type Decade, type Founded, stackRoom } from "./timeline.ts";

interface DecadeStackProps {
  readonly decade: Decade;
  readonly chosen: SignId | undefined;
  /** The group that the Tab key stops at. */
  readonly stop: Founded | undefined;
  readonly searchFor: (sign: SignId) => string;
  /** Called when the reader points at a group, or stops pointing. */
  readonly onPoint: (group: Founded | undefined) => void;
  readonly onFocus: (group: Founded) => void;
  readonly onKeyDown: (event: KeyboardEvent, group: Founded) => void;
}

/**
 * A decade's seals above the axis. They flow like words, with three or more in a line. Flipping the box and each seal
 * vertically makes the lines grow upward from the axis.
 */
export function DecadeStack({ decade, chosen, stop, searchFor, onPoint, onFocus, onKeyDown }: DecadeStackProps) {
  const { decade: year, total, groups, seal } = decade;
  return (
    <li className="flex min-w-14 flex-1 flex-col justify-end">
      {total > 0 && (
        <p className="mb-1 font-serif text-base leading-none font-medium tabular-nums">
          {total}
          <span className="sr-only"> brands in the {year}s</span>
        </p>
      )}
      <div
        className="-scale-y-100 text-left"
        // The links are as tall as the seals, so that a screen magnifier finds them.
        style={{ width: stackRoom.width + 0.5, fontSize: seal * 0.8, lineHeight: `${seal}px` }}
      >
        {groups.map((group) => (
          <Link
            key={group.sign}
            to={{ search: searchFor(group.sign) }}
            preventScrollReset
            data-group={`${group.decade}-${group.sign}`}
            tabIndex={group.decade === stop?.decade && group.sign === stop.sign ? 0 : -1}
            aria-label={labelOf(group)}
            aria-current={group.sign === chosen ? "true" : undefined}
            onPointerEnter={() => onPoint(group)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => {
              onFocus(group);
              onPoint(group);
            }}
            onBlur={() => onPoint(undefined)}
            onKeyDown={(event) => onKeyDown(event, group)}
            className="group outline-none"
          >
            {Array.from({ length: group.count }, (_, index) => (
              <svg
                key={index}
                width={seal}
                height={seal}
                aria-hidden="true"
                className={cx(
                  "inline-block -scale-y-100 align-top transition-opacity group-focus-visible:outline-2 group-focus-visible:-outline-offset-1 group-focus-visible:outline-ink",
                  chosen && group.sign !== chosen
                    ? "opacity-25 group-hover:opacity-70 group-focus-visible:opacity-100"
                    : "group-hover:opacity-70",
                )}
              >
                <use href={`#${sealSymbol(group.sign)}`} />
              </svg>
            ))}
          </Link>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 h-7 border-t border-edge pt-1.5 text-xs text-soft tabular-nums">
        {year}s
      </p>
    </li>
  );
}

function labelOf({ decade, sign, count }: Founded): string {
  return `${signById(sign).name}, ${decade}s: ${count} ${count === 1 ? "brand" : "brands"}`;
}
