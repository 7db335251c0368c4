import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import type { KeyboardEvent, PointerEvent } from "react";
import { DecadeMarks } from "./decade-marks.tsx";
import type { Decade, Mark } from "./timeline.ts";
import type { BrandInBrief } from "./use-car-brands.ts";

interface DecadeRowProps {
  readonly decade: Decade;
  /** The figure at the end: `13 of 45`. */
  readonly figure: string;
  /** Continues the figure for screen readers: `match you`. */
  readonly unit: string;
  readonly panelId: string;
  readonly isOpen: boolean;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  /** The mark that the reader points at, if it is in this row. */
  readonly pointed: number | undefined;
  /** Whether the name of a mark is left of it, where there is more room. */
  readonly isNameLeft: boolean;
  readonly reader: SignId | undefined;
  readonly isTinted: (brand: BrandInBrief) => boolean;
  readonly onPoint: (mark: Mark | undefined) => void;
  readonly onFocus: (isByKey: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onToggle: () => void;
}

/** A decade of the timeline: a button that opens it, with a mark for each brand. */
export function DecadeRow(props: DecadeRowProps) {
  const { decade, figure, unit, panelId, isOpen, isStop, pointed, isNameLeft, reader, isTinted } = props;
  const { brands } = decade;
  const brand = pointed === undefined ? undefined : brands[pointed];
  const pointAt = ({ pointerType, clientX, currentTarget }: PointerEvent) => {
    if (pointerType === "touch") return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * brands.length);
    props.onPoint(index >= 0 && index < brands.length ? { decade: decade.decade, index } : undefined);
  };
  return (
    <button
      type="button"
      id={`decade-${decade.decade}`}
      tabIndex={isStop ? 0 : -1}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={props.onToggle}
      onFocus={({ currentTarget }) => props.onFocus(currentTarget.matches(":focus-visible"))}
      onBlur={() => props.onPoint(undefined)}
      onKeyDown={props.onKeyDown}
      className={cx(
        "grid min-h-6.75 w-full grid-cols-[3.25rem_1fr_auto] items-center gap-x-2 border-l-2 text-left text-sm -outline-offset-2 transition-colors hover:bg-sheet pointer-coarse:min-h-11 max-sm:min-h-11",
        isOpen ? "border-cinnabar bg-sheet" : "border-transparent forced-colors:border-[Canvas]",
      )}
    >
      <span className={cx("pl-1.5 tabular-nums", isOpen ? "font-semibold" : "text-soft")}>{decade.decade}s</span>
      <span
        onPointerMove={pointAt}
        onPointerLeave={() => props.onPoint(undefined)}
        className="relative w-max justify-self-start"
      >
        <DecadeMarks brands={brands} isTinted={isTinted} />
        {brand && pointed !== undefined && (
          <>
            <span
              className="pointer-events-none absolute -inset-y-0.5 outline-2 outline-ink"
              style={{ left: `calc(var(--pitch) * ${pointed})`, width: "var(--pitch)" }}
            />
            <span
              aria-hidden="true"
              className={cx(
                "pointer-events-none absolute bottom-full z-10 mb-1.5 flex items-center gap-2.5 rounded-sm bg-ink py-1.5 pr-3 pl-2 text-xs/4 whitespace-nowrap text-paper shadow-float",
                isNameLeft && "-translate-x-full",
              )}
              style={{ left: `calc(var(--pitch) * ${pointed + (isNameLeft ? 1 : 0)})` }}
            >
              <Seal sign={brand.zodiacSign} size={26} />
              <span>
                <span className="block font-semibold">{brand.name}</span>
                {describe(brand, reader)}
              </span>
            </span>
          </>
        )}
      </span>
      <span className="min-w-16 pr-1.5 text-right whitespace-nowrap tabular-nums">
        {figure}
        <span className="sr-only"> {unit}</span>
      </span>
    </button>
  );
}

/** Returns the sign and the year of a brand, and its match with the reader. */
export function describe({ zodiacSign, foundedYear }: BrandInBrief, reader: SignId | undefined): string {
  const match = reader ? `, match ${careerMatch(reader, zodiacSign).score}` : "";
  return `${signById(zodiacSign).name}, ${foundedYear}${match}`;
}
