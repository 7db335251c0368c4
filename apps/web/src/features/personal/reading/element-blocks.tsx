import type { Element } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";

interface ElementBlocksProps {
  /** How often each element occurs. An element without a number does not occur. */
  readonly counts: Readonly<Partial<Record<Element, number>>>;
  /** How many things were counted: the height of a column. */
  readonly of: number;
}

/**
 * The five elements as columns of blocks. Each feeds the next.
 *
 * @example
 * <ElementBlocks counts={{ earth: 2, water: 2 }} of={4} />
 */
export function ElementBlocks({ counts, of }: ElementBlocksProps) {
  return (
    <dl className="grid grid-cols-5 gap-2">
      {elements.map((element) => {
        const count = counts[element] ?? 0;
        return (
          <div key={element} className="flex flex-col items-center text-center">
            <dt className="order-3 text-xs text-soft capitalize">{element}</dt>
            <dd className="contents">
              <span aria-hidden="true" className="order-1 flex w-full max-w-11 flex-col-reverse gap-0.5">
                {Array.from({ length: of }, (_, place) => place).map((place) => (
                  <span
                    key={place}
                    className={cx(
                      "h-5 rounded-sm border forced-color-adjust-none print:h-4",
                      place < count ? `border-transparent ${tints[element]}` : "border-line",
                    )}
                  />
                ))}
              </span>
              <span className="order-2 mt-1 font-serif text-xl leading-tight font-medium tabular-nums">{count}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];

/** The tint of a sign of the element. */
const tints: Readonly<Record<Element, string>> = {
  wood: "bg-seal-tiger",
  fire: "bg-seal-horse",
  earth: "bg-seal-dragon",
  metal: "bg-seal-monkey",
  water: "bg-seal-rat",
};
