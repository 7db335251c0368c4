import { sealTints } from "@zodiac-at-work/ui/seal";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { type KeyboardEvent, memo } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { foundingText } from "../../lists/founding.ts";
import type { StateOutline } from "../../lists/us-map-outlines.ts";
import { type Mark, markBox, markOf } from "./map-marks.ts";
import { stateCodes } from "./state-codes.ts";
import { statehoodOf } from "./statehood.ts";
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

/**
 * A state of the map: its shape in its sign's tint, with its code on it or beside it. A press changes a few of the fifty, and a
 * phone takes long to draw all of them again.
 */
export const StateShape = memo(function StateShape(props: StateShapeProps) {
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
      className={cx(
        "outline-none transition-opacity active:opacity-60",
        !isWithin && "opacity-20 hover:opacity-60 focus:opacity-60",
      )}
    >
      <path
        d={outline.outline}
        className={cx(sealTints[zodiacSign], "stroke-paper forced-color-adjust-none")}
        strokeLinejoin="round"
      />
      <StateMark outline={outline} mark={markOf(outline)} sign={zodiacSign} />
    </a>
  );
});

interface StateMarkProps {
  readonly outline: StateOutline;
  readonly mark: Mark;
  readonly sign: SignId;
}

/** The code of a state. A phone has no room for it, so it keeps the boxes without their letters. */
function StateMark({ outline: { name, room }, mark: { x, y, isBeside }, sign }: StateMarkProps) {
  const { width, height } = markBox;
  return (
    <>
      {isBeside && (
        <>
          <path d={`M${room.x} ${room.y}L${x} ${y}`} className="fill-none stroke-edge" />
          <rect
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx="3"
            className={cx(sealTints[sign], "stroke-paper forced-color-adjust-none")}
          />
        </>
      )}
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        // At every width of the map, the letters are 12 px or more.
        className="pointer-events-none fill-on-seal text-[20px] font-semibold forced-color-adjust-none max-sm:hidden md:text-[15.5px]"
      >
        {stateCodes[name]}
      </text>
    </>
  );
}

function labelOf(state: UsState, isWithin: boolean): string {
  const day = foundingText(statehoodOf(state));
  // The code is the visible label, so the name must contain it.
  return `${state.name}, ${stateCodes[state.name] ?? ""}, ${signById(state.zodiacSign).name}, ${day}${isWithin ? "" : ", hidden by the filters"}`;
}
