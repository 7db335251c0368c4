import { type Element, type SignId, signs } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { sealBox, sealOutlines } from "./seal-outlines.ts";

interface SealProps extends ComponentProps<"svg"> {
  readonly sign: SignId;
}

const colours: Record<Element, string> = {
  wood: "fill-wood",
  fire: "fill-fire",
  earth: "fill-earth",
  metal: "fill-metal",
  water: "fill-water",
};

/**
 * A sign's character in a hand-cut square, in the colour of the sign's element. It stands beside the sign's name and
 * is hidden from screen readers, which read the name.
 */
export function Seal({ sign, className, ...rest }: SealProps) {
  const { frame, character } = sealOutlines[sign];
  const element = signs.find(({ id }) => id === sign)?.element ?? "earth";
  return (
    <svg
      viewBox={`0 0 ${sealBox} ${sealBox}`}
      aria-hidden="true"
      className={cx("shrink-0 forced-color-adjust-none", className)}
      {...rest}
    >
      <path d={frame} className={colours[element]} />
      <path d={character} className="fill-on-seal" />
    </svg>
  );
}
