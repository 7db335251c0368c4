import { Button } from "@zodiac-at-work/ui/button";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { type CivilDate, type SignOfDate, signById } from "@zodiac-at-work/zodiac";
import type { ShortProfile } from "@zodiac-at-work/zodiac/profiles";
import { type ReactNode, useId } from "react";
import { signReason, springReason } from "../../sign/sign-reason.ts";
import { elementName, yearName } from "../../sign/year-name.ts";
import { yearSpanText } from "../../sign/year-span-text.ts";
import { formatDay } from "../../text/date.ts";
import { LuckyColors } from "./lucky-colors.tsx";

interface SampleHeadProps {
  readonly birthDate: CivilDate;
  readonly answer: SignOfDate;
  readonly profile: ShortProfile;
  readonly onReset: () => void;
}

/** The head of the sample: seal, sign with its reason, the facts beside it, and three strengths below. */
export function SampleHead({ birthDate, answer, profile, onReset }: SampleHeadProps) {
  const sign = signById(answer.sign);
  const spring = springReason(answer);
  const span = yearSpanText(answer);
  const reason = useId();
  const heading = useFocusOnArrival();
  return (
    <>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[1fr_20rem]">
        <div className="grid grid-cols-[auto_1fr] items-start gap-x-5 sm:gap-x-10">
          <Seal sign={sign.id} size={230} className="size-26 sm:size-46 lg:size-57" />
          <div>
            <Eyebrow>Born {formatDay(birthDate)}</Eyebrow>
            <Heading ref={heading} level={1} size="hero" aria-describedby={reason}>
              {sign.name} <span aria-hidden="true">{sign.emoji}</span>
            </Heading>
            <div id={reason} className="mt-2 grid max-w-[32em] gap-1">
              <p className="font-serif text-lg font-medium text-soft sm:text-xl">{signReason(birthDate, answer)}</p>
              {spring && <p className="text-sm text-soft">{spring}</p>}
            </div>
            <Button variant="quiet" onClick={onReset} className="mt-5">
              Try Another Date
            </Button>
          </div>
        </div>
        <div className="lg:border-l lg:border-line lg:pl-8">
          <dl className="border-b border-line">
            <Fact term="Sign element">{elementName(sign.element)}</Fact>
            <Fact term="Year element">{elementName(answer.yearElement)}</Fact>
            <Fact term="Birth year">{birthDate.year}</Fact>
            <Fact term="Zodiac year">
              {answer.zodiacYear}, the year of the {yearName(answer)}
              {span && `: ${span}`}
            </Fact>
            <Fact term="Traits">{profile.traits}</Fact>
            <Fact term="Lucky numbers">{profile.luckyNumbers.join(" · ")}</Fact>
            <Fact term="Lucky colors">
              <LuckyColors names={profile.luckyColors} />
            </Fact>
          </dl>
          <p className="mt-2 text-sm text-soft">
            Numbers and colors as popular almanacs list them.
            {profile.luckyNumbers.includes(4) &&
              " Elsewhere 4 is avoided, because it sounds like “death” in Chinese. The almanacs go by the sign."}
          </p>
        </div>
      </div>
      <section
        aria-label="Top strengths"
        className="mt-8 flex flex-wrap items-baseline gap-x-10 gap-y-2 border-y border-line py-4"
      >
        <Heading level={2} size="small">
          Three strengths
        </Heading>
        <ol className="contents">
          {profile.strengths.slice(0, 3).map((strength, index) => (
            <li key={strength} className="flex items-baseline gap-2.5 max-sm:w-full">
              <span aria-hidden="true" className="font-serif text-xl font-medium text-gold">
                {index + 1}
              </span>
              {strength}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-x-6 border-t border-line py-2.5">
      <dt className="shrink-0 text-sm/6 text-soft">{term}</dt>
      <dd className="text-right text-base/6 text-ink tabular-nums">{children}</dd>
    </div>
  );
}
