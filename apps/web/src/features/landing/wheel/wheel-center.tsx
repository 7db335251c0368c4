import { newYearOf, signOfDate } from "@zodiac-at-work/zodiac";
import { type ChangeEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { earliestYear } from "../../../sign/asked-year.ts";
import { yearName } from "../../../sign/year-name.ts";

interface WheelCenterProps {
  readonly year: number;
  readonly latest: number;
}

/** The year of birth, to type or to step through, and its sign. */
export function WheelCenter({ year, latest }: WheelCenterProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string>();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    const isYear = /^\d{4}$/.test(text) && Number(text) >= earliestYear && Number(text) <= latest;
    setTyped(isYear ? undefined : text);
    if (isYear) void navigate(`/?born=${text}`, { preventScrollReset: true, replace: true });
  };
  return (
    <>
      <label htmlFor="born" className="text-sm text-soft">
        Born in
      </label>
      <div className="flex items-center justify-center">
        <Step year={year - 1} isPossible={year > earliestYear} text="‹" />
        <input
          id="born"
          type="number"
          inputMode="numeric"
          min={earliestYear}
          max={latest}
          value={typed ?? year}
          onChange={change}
          onBlur={() => setTyped(undefined)}
          className="w-[2.4em] max-sm:w-[2.3em] md:max-lg:w-[2.3em] [appearance:textfield] bg-transparent text-center font-display text-4xl/none font-medium tracking-display text-ink tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
        />
        <Step year={year + 1} isPossible={year < latest} text="›" />
      </div>
      <p className="mx-auto border-t border-line pt-1 px-2 font-serif text-base font-medium tracking-heading whitespace-nowrap sm:min-w-32 sm:text-lg">
        {yearName(signOfDate(newYearOf(year)))}
      </p>
    </>
  );
}

interface StepProps {
  readonly year: number;
  readonly isPossible: boolean;
  readonly text: string;
}

function Step({ year, isPossible, text }: StepProps) {
  // In a small wheel, a wider target would cover the names of the signs.
  const look =
    "grid h-9 w-9 max-sm:w-7 md:max-lg:w-7 place-content-center text-2xl/none text-cinnabar pointer-coarse:h-11 sm:max-md:pointer-coarse:w-11 lg:pointer-coarse:w-11";
  if (!isPossible) return <span className={look} />;
  return (
    <Link to={`/?born=${year}`} replace preventScrollReset aria-label={`Year ${year}`} className={look}>
      {text}
    </Link>
  );
}
