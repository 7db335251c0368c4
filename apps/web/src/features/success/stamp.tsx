import { Seal } from "@zodiac-at-work/ui/seal";
import { SeatWheel } from "@zodiac-at-work/ui/seat-wheel";
import { type CivilDate, type SignId, signIds } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { formatDay } from "../../text/date.ts";

interface StampProps {
  /** Without a sign, the place of the seal is empty. */
  readonly sign: SignId | undefined;
  readonly day: CivilDate;
  /** Whether the stamp comes down. Otherwise it is there already. */
  readonly moves: boolean;
}

/** The reader's seal with the postmark of the day, inside the ring of the other signs. Screen readers skip it. */
export function Stamp({ sign, day, moves }: StampProps) {
  return (
    <div aria-hidden="true" className="relative h-72 w-full overflow-hidden sm:h-80">
      <SeatWheel
        seats={seatsAround(sign)}
        sealSize={32}
        isFaint
        className="absolute -top-6 left-1/2 w-150 -translate-x-1/2 max-sm:w-[96vw]"
      />
      {sign ? (
        <Seal sign={sign} size={200} className={cx(place, moves && "animate-stamp")} />
      ) : (
        <div className={cx(place, "rounded-sm border-2 border-dashed border-edge")} />
      )}
      <Postmark day={day} moves={moves} />
    </div>
  );
}

const place = "absolute bottom-4 left-1/2 size-44 -translate-x-1/2 -rotate-3 sm:size-50";

/** The others in the upper half of the ring, clockwise from the reader's own place at the top. It stays free. */
function seatsAround(sign: SignId | undefined): (SignId | "gap")[] {
  const own = sign ? signIds.indexOf(sign) : 0;
  const around = [...signIds.slice(own), ...signIds.slice(0, own)];
  return around.map((seat, index) => (index === 0 || (index > 3 && index < 9) ? "gap" : seat));
}

function Postmark({ day, moves }: Pick<StampProps, "day" | "moves">) {
  const [date = "", year] = formatDay(day).split(", ");
  return (
    <svg
      viewBox="0 0 124 124"
      aria-hidden="true"
      className={cx(
        "absolute bottom-3 left-[min(50%+3.75rem,100%-7.5rem)] size-28 rotate-14 fill-cinnabar sm:left-[calc(50%+5.5rem)] sm:size-31",
        moves && "animate-postmark",
      )}
    >
      <g className="fill-paper/80 stroke-cinnabar" strokeWidth="2">
        <circle cx="62" cy="62" r="60" />
        <circle cx="62" cy="62" r="38" className="fill-none" strokeWidth="1.25" />
      </g>
      <path id="postmark-ring" d="M17 70a45 45 0 1 1 1 7" className="fill-none" />
      <text className="font-sans text-[11px] font-semibold" letterSpacing="2.1">
        <textPath href="#postmark-ring">ZODIAC AT WORK · LIFETIME ACCESS ·</textPath>
      </text>
      <text x="62" y="60" textAnchor="middle" className="font-serif text-lg font-medium">
        {date}
      </text>
      <text x="62" y="78" textAnchor="middle" className="font-serif text-base font-medium">
        {year}
      </text>
    </svg>
  );
}
