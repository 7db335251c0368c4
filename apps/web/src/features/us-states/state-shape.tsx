import { animalSymbol } from "@zodiac-at-work/ui/animal-symbol";
import { Seal, sealTints } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import type { KeyboardEvent } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { foundingText } from "../../catalog/founding.ts";
import { type Mark, markOf } from "./map-marks.ts";
import { statehoodOf } from "./statehood.ts";
import type { StateOutline } from "./us-map-outlines.ts";
import type { UsState } from "./us-state-view.ts";

interface StateShapeProps {
  readonly id: string;
  readonly outline: StateOutline;
  readonly state: UsState;
  /** The URL's query for the state. */
  readonly search: string;
  /** Whether the state passes the filters. */
  readonly isWithin: boolean;
  readonly isChosen: boolean;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  readonly onPoint: (name: string | undefined) => void;
  readonly onFocus: (name: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, name: string) => void;
  readonly onChoose: (name: string) => void;
}

/** A state of the map: its shape in its sign's tint, with the sign's animal on it or a seal beside it. */
export function StateShape(props: StateShapeProps) {
  const { id, outline, state, search, isWithin, isChosen, isStop, onPoint, onFocus, onKeyDown, onChoose } = props;
  const { name, zodiacSign } = state;
  const open = useLinkClickHandler({ search }, { preventScrollReset: true });
  return (
    <a
      id={id}
      href={useHref({ search })}
      aria-label={labelOf(state, isWithin)}
      aria-current={isChosen ? "true" : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={(event) => {
        open(event);
        if (event.defaultPrevented) onChoose(name);
      }}
      onPointerEnter={() => onPoint(name)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => {
        onFocus(name);
        onPoint(name);
      }}
      onBlur={() => onPoint(undefined)}
      onKeyDown={(event) => onKeyDown(event, name)}
      className={cx("outline-none transition-opacity", !isWithin && "opacity-20 hover:opacity-60 focus:opacity-60")}
    >
      <path
        d={outline.outline}
        className={cx(sealTints[zodiacSign], "stroke-paper forced-color-adjust-none")}
        strokeLinejoin="round"
      />
      <StateMark outline={outline} mark={markOf(outline)} sign={zodiacSign} />
    </a>
  );
}

interface StateMarkProps {
  readonly outline: StateOutline;
  readonly mark: Mark;
  readonly sign: SignId;
}

/** An animal on a state fills 82% of the mark, as in small seals. */
const animalScale = 0.82 / 0.74;

function StateMark({ outline: { room }, mark: { x, y, size, isBeside }, sign }: StateMarkProps) {
  if (!isBeside) {
    const animalSize = size * animalScale;
    return (
      <use
        href={`#${animalSymbol(sign)}`}
        x={x - animalSize / 2}
        y={y - animalSize / 2}
        width={animalSize}
        height={animalSize}
        className="fill-on-seal forced-color-adjust-none"
      />
    );
  }
  return (
    <>
      <path d={`M${room.x} ${room.y}L${x} ${y}`} className="fill-none stroke-edge" />
      <Seal sign={sign} size={size} x={x - size / 2} y={y - size / 2} />
    </>
  );
}

function labelOf(state: UsState, isWithin: boolean): string {
  const day = foundingText(statehoodOf(state));
  return `${state.name}, ${signById(state.zodiacSign).name}, ${day}${isWithin ? "" : ", hidden by the filters"}`;
}
