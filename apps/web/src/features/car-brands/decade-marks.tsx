import { animalSymbol } from "@zodiac-at-work/ui/animal-symbol";
import { sealTints } from "@zodiac-at-work/ui/seal";
import { cx } from "class-variance-authority";
import { memo } from "react";
import type { BrandInBrief } from "./use-car-brands.ts";

/** The width and height of a mark and its gap, in the units of the drawing. All rows have the same scale. */
const markPitch = 16;
const [markWidth, markHeight] = [15, 18];

interface DecadeMarksProps {
  readonly brands: readonly BrandInBrief[];
  /** Whether a brand has the tint of its sign. The others are gray. */
  readonly isTinted: (brand: BrandInBrief) => boolean;
}

/** A mark for each brand of a decade. A narrow window makes the marks narrower and leaves out the animals. */
export const DecadeMarks = memo(function DecadeMarks({ brands, isTinted }: DecadeMarksProps) {
  return (
    <svg
      viewBox={`0 0 ${brands.length * markPitch} ${markHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-4.5 forced-color-adjust-none"
      style={{ width: `calc(var(--pitch) * ${brands.length})` }}
    >
      {brands.map((brand, index) => {
        const x = index * markPitch;
        const tinted = isTinted(brand);
        return (
          <g key={brand.id}>
            {/* The stroke is the gap between the marks, at any width. */}
            <rect
              x={x}
              width={markPitch}
              height={markHeight}
              vectorEffect="non-scaling-stroke"
              className={cx("stroke-paper", tinted ? sealTints[brand.zodiacSign] : "fill-edge/50")}
            />
            {tinted && (
              <use
                href={`#${animalSymbol(brand.zodiacSign)}`}
                x={x + 1.5}
                y={(markHeight - markWidth + 2) / 2}
                width={markWidth - 2}
                height={markWidth - 2}
                className="fill-on-seal max-lg:hidden"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
});
