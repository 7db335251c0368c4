import { type SignId, signs } from "@zodiac-at-work/zodiac";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { ring, sectorForKey, turnStyle, turnTo, wheelSize } from "./wheel-geometry.ts";
import { WheelSector } from "./wheel-sector.tsx";

interface WheelProps {
  /** The sign of the current zodiac year. */
  readonly current: SignId;
  readonly chosen: SignId | undefined;
  /** The content of the center. */
  readonly children: ReactNode;
}

/** The twelve signs as links in a circle. The Tab key stops once, arrow keys move between the signs, and Enter opens one. */
export function Wheel({ current, chosen, children }: WheelProps) {
  const [focused, setFocused] = useState<number>();
  const stop = focused ?? indexOf(chosen ?? current);
  const turn = useTurn(chosen);

  const moveOn = (event: KeyboardEvent<Element>) => {
    const next = sectorForKey(event.key, stop);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.closest("svg")?.querySelectorAll("a")[next]?.focus();
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
          {signs.map((sign, index) => (
            <WheelSector
              key={sign.id}
              sign={sign}
              index={index}
              turn={turn}
              isMarked={sign.id === (chosen ?? current)}
              isChosen={sign.id === chosen}
              isStop={index === stop}
              onFocus={() => setFocused(index)}
              onKeyDown={moveOn}
            />
          ))}
        </g>
      </svg>
      <div className="pointer-events-none absolute inset-[31%] grid place-content-center text-center">{children}</div>
    </nav>
  );
}

/** Returns the turn of the wheel. It depends on the turn before, because the wheel turns the shorter way around. */
function useTurn(chosen: SignId | undefined): number {
  const [last, setLast] = useState({ chosen, turn: chosen ? turnTo(indexOf(chosen), 0) : 0 });
  if (last.chosen === chosen) return last.turn;
  const turn = turnTo(chosen ? indexOf(chosen) : 0, last.turn);
  setLast({ chosen, turn });
  return turn;
}

function indexOf(id: SignId): number {
  return signs.findIndex((sign) => sign.id === id);
}
