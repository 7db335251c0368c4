import { Seal } from "@zodiac-at-work/ui/seal";
import type { Sign } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import type { KeyboardEvent } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { nameRadius, pointAt, ring, sealRadius, sectorDegrees, sectorPath, turnStyle } from "./wheel-geometry.ts";

interface WheelSectorProps {
  readonly sign: Sign;
  readonly index: number;
  /** The turn of the wheel in degrees. Seal and name turn back by it to stay upright. */
  readonly turn: number;
  /** The URL of a year of this sign. */
  readonly to: string;
  /** Whether the center of the wheel describes this sign. */
  readonly isChosen: boolean;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<Element>) => void;
}

const sealSize = 52;

export function WheelSector({ sign, index, turn, to, isChosen, isStop, onFocus, onKeyDown }: WheelSectorProps) {
  const open = useLinkClickHandler(to, { preventScrollReset: true });
  const seal = pointAt(sectorDegrees(index), sealRadius);
  const name = pointAt(sectorDegrees(index), nameRadius);
  const upright = turnStyle(-turn);
  return (
    <a
      href={useHref(to)}
      onClick={open}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      tabIndex={isStop ? 0 : -1}
      aria-current={isChosen ? "true" : undefined}
      className="group outline-none"
    >
      <path
        d={sectorPath(index, ring.inner, ring.outer)}
        className={cx(
          "stroke-line transition-colors group-hover:fill-sheet",
          isChosen ? "fill-sheet" : "fill-transparent",
        )}
      />
      <path d={sectorPath(index, ring.center, ring.inner)} className="fill-transparent" />
      <path
        d={sectorPath(index, ring.center + 6, ring.outer - 3, 1.2)}
        className="fill-none stroke-transparent stroke-2 group-focus-visible:stroke-ink"
      />
      <g className="transition-[rotate] duration-400 ease-out origin-center [transform-box:fill-box]" style={upright}>
        <Seal sign={sign.id} size={sealSize} x={seal.x - sealSize / 2} y={seal.y - sealSize / 2} />
      </g>
      <text
        x={name.x}
        y={name.y}
        dy="0.35em"
        textAnchor="middle"
        style={upright}
        className={cx(
          "origin-center text-[15px] max-sm:text-[18.5px] md:max-lg:text-[17px] transition-[rotate] duration-400 ease-out [transform-box:fill-box]",
          isChosen ? "fill-cinnabar font-semibold" : "fill-soft group-hover:fill-ink",
        )}
      >
        {sign.name}
      </text>
    </a>
  );
}
