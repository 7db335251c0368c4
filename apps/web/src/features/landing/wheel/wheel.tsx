import { type SignId, signById, signForYear, signIds } from "@zodiac-at-work/zodiac";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { firstYear, nearestYear } from "../born-year.ts";
import { ring, sectorForKey, turnStyle, turnTo, wheelSize } from "./wheel-geometry.ts";
import { WheelSector } from "./wheel-sector.tsx";

interface WheelProps {
  /** The birth year whose sign is at the top. */
  readonly year: number;
  /** The last year that can be chosen. */
  readonly latest: number;
  /** The content of the center. */
  readonly children: ReactNode;
}

/** The twelve signs as links in a circle. The Tab key stops once, arrow keys move between the signs, and Enter opens one. */
export function Wheel({ year, latest, children }: WheelProps) {
  const chosen = signForYear(year);
  const [focused, setFocused] = useState<number>();
  const stop = focused ?? indexOf(chosen);
  const turn = useTurn(chosen);

  const moveOn = (event: KeyboardEvent<Element>) => {
    const sectors = [...(event.currentTarget.closest("svg")?.querySelectorAll<SVGAElement>("a") ?? [])];
    // Before the app ran, the focus may have moved without an event for it.
    const next = sectorForKey(event.key, sectors.indexOf(event.currentTarget as SVGAElement));
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setFocused(next);
    sectors[next]?.focus();
  };

  return (
    <nav aria-label="The twelve signs" className="relative mx-auto aspect-square w-full max-w-[500px]">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is not an image but twelve links, each with its name */}
      <svg viewBox={`0 0 ${wheelSize} ${wheelSize}`} className="size-full">
        <g className="fill-none stroke-line">
          <circle cx="250" cy="250" r={ring.outer} />
          <circle cx="250" cy="250" r={ring.inner} />
          <circle
            cx="250"
            cy="250"
            r={ring.center}
            className="stroke-edge [stroke-dasharray:1_5] [stroke-linecap:round]"
          />
        </g>
        <g className="transition-[rotate] duration-400 ease-out origin-center" style={turnStyle(turn)}>
          {order.map(signById).map((sign, index) => (
            <WheelSector
              key={sign.id}
              sign={sign}
              index={index}
              turn={turn}
              to={`/?born=${nearestYear(sign.id, year, latest)}`}
              isChosen={sign.id === chosen}
              isStop={index === stop}
              onFocus={() => setFocused(index)}
              onKeyDown={moveOn}
            />
          ))}
        </g>
      </svg>
      <div className="absolute inset-[31%] grid place-content-center text-center">{children}</div>
    </nav>
  );
}

/** Returns the turn of the wheel. It depends on the turn before, because the wheel turns the shorter way around. */
function useTurn(chosen: SignId): number {
  const [last, setLast] = useState({ chosen, turn: turnTo(indexOf(chosen), 0) });
  if (last.chosen === chosen) return last.turn;
  const turn = turnTo(indexOf(chosen), last.turn);
  setLast({ chosen, turn });
  return turn;
}

/** The sign of the first year is at the top of the wheel that has not turned. */
const start = signIds.indexOf(signForYear(firstYear));
const order = [...signIds.slice(start), ...signIds.slice(0, start)];

function indexOf(sign: SignId): number {
  return order.indexOf(sign);
}
