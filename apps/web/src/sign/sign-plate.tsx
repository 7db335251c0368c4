import { Button } from "@zodiac-at-work/ui/button";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Fact, FactList } from "@zodiac-at-work/ui/fact-list";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { type CivilDate, FIRST_YEAR, type SignOfDate, signById, zodiacYearSpan } from "@zodiac-at-work/zodiac";
import type { ShortProfile } from "@zodiac-at-work/zodiac/profiles";
import { cx } from "class-variance-authority";
import { useId } from "react";
import { formatDay } from "../text/date.ts";
import { signReason, springReason } from "./sign-reason.ts";
import { elementName, yearName } from "./year-name.ts";

interface SignPlateProps {
  readonly birthDate: CivilDate;
  readonly answer: SignOfDate;
  readonly profile: ShortProfile;
  /** Called when the reader wants to try another date. Without it, the plate heads a part of the page, not the page. */
  readonly onReset?: () => void;
}

/** The head of a reading: seal, sign with its reason, and the facts. */
export function SignPlate({ birthDate, answer, profile, onReset }: SignPlateProps) {
  const sign = signById(answer.sign);
  const spring = springReason(answer);
  const reason = useId();
  const heading = useFocusOnArrival(onReset !== undefined);
  return (
    <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-[19rem_1fr] md:grid-rows-[auto_auto_1fr] print:grid-cols-[11rem_1fr] print:gap-y-3">
      <Seal sign={sign.id} size={144} className={cx("md:size-76 print:size-28", !onReset && "max-sm:size-24")} />
      <div className="md:col-start-2 md:row-span-2 md:row-start-1 print:col-start-2 print:row-span-2 print:row-start-1">
        <Eyebrow>Born {formatDay(birthDate)}</Eyebrow>
        <Heading
          ref={heading}
          level={onReset ? 1 : 2}
          size={onReset ? "hero" : "page"}
          className="mt-2"
          aria-describedby={reason}
        >
          {sign.name} <span aria-hidden="true">{sign.emoji}</span>
        </Heading>
        <div id={reason} className="mt-3 grid max-w-[44em] gap-1">
          <p className="font-serif text-xl font-medium text-soft">{signReason(birthDate, answer)}</p>
          {spring && <p className="text-sm text-soft">{spring}</p>}
        </div>
        <FactList className="mt-8 print:mt-3">
          <Fact term="Element">{elementName(sign.element)}</Fact>
          <Fact term="Birth year">{birthDate.year}</Fact>
          <Fact term="Zodiac year">
            {answer.zodiacYear}, the year of the {yearName(answer)}
            {spanOf(answer)}
          </Fact>
          <Fact term="Traits">{profile.traits}</Fact>
          <Fact term="Top strengths">{profile.strengths.slice(0, 3).join(" · ")}</Fact>
        </FactList>
      </div>
      <dl className="grid gap-x-6 gap-y-5 max-md:grid-cols-2 md:row-span-2 print:grid-cols-1 print:gap-2 md:row-start-2">
        <div>
          <dt className="text-sm text-soft">Lucky numbers</dt>
          <dd className="font-display text-3xl font-medium tracking-display md:text-4xl print:text-2xl">
            {profile.luckyNumbers.join(" · ")}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-soft">Lucky colors</dt>
          <dd>
            <span className="font-serif text-xl font-medium">{profile.luckyColors.join(" · ")}</span>
            <span className="mt-2 block max-w-76 text-sm text-soft">
              Both as popular almanacs list them.
              {profile.luckyNumbers.includes(4) &&
                " Elsewhere 4 is avoided, because it sounds like “death” in Chinese. The almanacs go by the sign."}
            </span>
          </dd>
        </div>
      </dl>
      {onReset && (
        <Button
          variant="secondary"
          onClick={onReset}
          className="justify-self-start max-sm:w-full md:col-start-2 md:row-start-3"
        >
          Try Another Date
        </Button>
      )}
    </div>
  );
}

/** The calendar knows only the end of the first zodiac year. */
function spanOf({ zodiacYear }: SignOfDate): string | undefined {
  if (zodiacYear < FIRST_YEAR) return undefined;
  const { from, to } = zodiacYearSpan(zodiacYear);
  return `: ${formatDay(from)} to ${formatDay(to)}`;
}
