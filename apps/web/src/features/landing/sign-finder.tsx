import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { newYearOf, signOfDate } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { yearName } from "../../sign/year-name.ts";
import { formatDay } from "../../text/date.ts";
import { Wheel } from "./wheel/wheel.tsx";
import { WheelCenter } from "./wheel/wheel-center.tsx";

interface SignFinderProps {
  readonly year: number;
  /** The last year that can be chosen. */
  readonly latest: number;
  /** The URL of the free sample, with the year that the reader has chosen. */
  readonly sample: string;
}

/** The wheel of the twelve signs, turned to the sign of a birth year, and what the days before New Year change. */
export function SignFinder({ year, latest, sample }: SignFinderProps) {
  return (
    <div>
      <Wheel year={year} latest={latest}>
        <WheelCenter year={year} latest={latest} />
      </Wheel>
      <p className="mt-3 text-center text-sm text-balance text-soft">
        Born before {formatDay(newYearOf(year))}? Then you are {nameOf(year - 1)}.{" "}
        <Link to={sample} className="text-link">
          Add month and day
        </Link>
      </p>
    </div>
  );
}

/** Returns `a Fire Rabbit`. */
function nameOf(year: number): string {
  return withArticle(yearName(signOfDate(newYearOf(year))));
}
