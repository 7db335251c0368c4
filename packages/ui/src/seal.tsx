import type { SignId } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { animalSymbol } from "./seals/animal-symbol.ts";
import characters from "./seals/characters.svg";
import { enlarged, sealBox, sealFrames } from "./seals/frames.ts";
import { sealTints } from "./seals/tints.ts";

export { sealTints } from "./seals/tints.ts";

interface SealProps extends Omit<ComponentProps<"svg">, "children" | "height" | "viewBox" | "width"> {
  readonly sign: SignId;
  /** Width and height in pixels. The size also decides how much is drawn; a class may scale the result. */
  readonly size: number;
  /** `ink` is for the brand mark. It stands for no sign. */
  readonly tone?: "tint" | "ink";
}

/**
 * The animal of a sign in a hand-cut square of the sign's tint. Screen readers skip it, because the sign's name stands
 * beside it. The page's HTML holds the animals: see `animalSymbol`.
 *
 * @example
 * <Seal sign="rat" size={36} />
 */
export function Seal({ sign, size, tone = "tint", className, ...rest }: SealProps) {
  const hasCharacter = tone === "tint" && size >= smallestWithCharacter;
  return (
    <svg
      viewBox={`0 0 ${sealBox} ${sealBox}`}
      width={size}
      height={size}
      aria-hidden="true"
      className={cx("shrink-0 forced-color-adjust-none", className)}
      {...rest}
    >
      <path d={sealFrames[sign]} className={tone === "ink" ? "fill-ink" : sealTints[sign]} />
      <g className={tone === "ink" ? "fill-paper" : "fill-on-seal"}>
        <use
          href={`#${animalSymbol(sign)}`}
          {...box}
          transform={size <= largestSmall ? enlarged : hasCharacter ? madeRoom : undefined}
        />
        {hasCharacter && (
          // The characters are a separate file, because most pages show small seals only.
          <use href={`${characters}#${sign}`} {...characterPlace} className="opacity-72" />
        )}
      </g>
    </svg>
  );
}

const box = { width: sealBox, height: sealBox };

/** Up to this size the animal fills 82% of the frame instead of 74%. */
const largestSmall = 34;

/** From this size on, the character stands at the lower right, and the animal moves up and left to make room. */
const smallestWithCharacter = 72;
const madeRoom = `translate(${-0.035 * sealBox} ${-0.04 * sealBox})`;
const characterSize = 0.13 * sealBox;
const characterPlace = { x: 0.805 * sealBox, y: 0.805 * sealBox, width: characterSize, height: characterSize };
