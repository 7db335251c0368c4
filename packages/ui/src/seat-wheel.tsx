import type { SignId } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Seal } from "./seal.tsx";

interface SeatWheelProps {
  /** What sits on the ring, clockwise from the top. `empty` is a seat that nobody takes, `gap` is left out. */
  readonly seats: readonly (SignId | "empty" | "gap")[];
  /** The side of a seal, where the ring is 400 wide. */
  readonly sealSize?: number;
  /** Whether the seals stand back behind the content of the center. */
  readonly isFaint?: boolean;
  readonly className?: string;
  /** The content of the center. */
  readonly children?: ReactNode;
}

/**
 * Seals in a circle, as decoration: screen readers skip it and read only the center.
 *
 * @example
 * <SeatWheel seats={["empty", ...signIds]}>404</SeatWheel>
 */
export function SeatWheel({ seats, sealSize = 50, isFaint = false, className, children }: SeatWheelProps) {
  return (
    <div className={cx("relative aspect-square", className)}>
      <svg viewBox="0 0 400 400" aria-hidden="true" className="absolute inset-0 overflow-visible">
        <circle cx="200" cy="200" r={radius} className="fill-none stroke-line" />
        <g className={isFaint ? "opacity-35" : undefined}>
          {seats.map((seat, index) => {
            const { x, y } = cornerOf(index, seats.length, sealSize);
            if (seat === "gap") return null;
            if (seat === "empty") return <EmptySeat key={seat} x={x} y={y} size={sealSize} />;
            return <Seal key={seat} sign={seat} size={sealSize} x={x} y={y} />;
          })}
        </g>
      </svg>
      <div className="absolute inset-[22%] grid place-content-center text-center">{children}</div>
    </div>
  );
}

const radius = 174;

/** Returns the upper left corner of a seat. The first seat is at the top. */
function cornerOf(index: number, count: number, size: number): { x: number; y: number } {
  const angle = (index / count) * 2 * Math.PI;
  const at = (value: number) => Math.round((200 + value * radius - size / 2) * 100) / 100;
  return { x: at(Math.sin(angle)), y: at(-Math.cos(angle)) };
}

function EmptySeat({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx="4"
        strokeWidth="2"
        strokeDasharray="6 4"
        className="fill-paper stroke-cinnabar"
      />
      <text
        x={x + size / 2}
        y={y + size / 2}
        dy="0.35em"
        textAnchor="middle"
        className="fill-cinnabar font-serif text-3xl"
      >
        ?
      </text>
    </g>
  );
}
