import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Fact, FactList } from "@zodiac-at-work/ui/fact-list";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { parseDate, type SignOfDate, signById } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { useId } from "react";
import { signReason, springReason } from "../../../sign/sign-reason.ts";
import { elementName, yearName } from "../../../sign/year-name.ts";
import { yearSpanText } from "../../../sign/year-span-text.ts";
import { formatDay } from "../../../text/date.ts";

interface ReadingHeadProps {
  /** An ISO date that has a sign. */
  readonly birthDate: string;
  readonly answer: SignOfDate;
  readonly onReset: () => void;
}

/** The head of the reading: seal, sign with its reason, and the facts. */
export function ReadingHead({ birthDate, answer, onReset }: ReadingHeadProps) {
  const sign = signById(answer.sign);
  const { traits, strengths, luckyNumbers, luckyColors } = shortProfiles[sign.id];
  const born = parseDate(birthDate);
  const spring = springReason(answer);
  const span = yearSpanText(answer);
  const reason = useId();
  const heading = useFocusOnArrival();
  return (
    <div className="mb-8 grid grid-cols-[auto_1fr] items-start gap-x-5 gap-y-4 sm:mb-12 sm:gap-x-10 print:mb-6 print:gap-x-8">
      <Seal sign={sign.id} size={176} className="max-sm:size-18 sm:row-span-2 sm:max-lg:size-36 print:size-28" />
      <div className="max-sm:self-center">
        <Eyebrow>Born {formatDay(born)}</Eyebrow>
        <Heading ref={heading} level={1} size="hero" className="mt-1" aria-describedby={reason}>
          {sign.name} <span aria-hidden="true">{sign.emoji}</span>
        </Heading>
      </div>
      <div className="max-sm:col-span-2">
        <div className="grid max-w-[44em] gap-1">
          <p className="font-serif text-lg/6 font-medium text-soft sm:text-xl">
            <span id={reason}>{signReason(birthDate, answer)}</span>{" "}
            <button
              type="button"
              onClick={onReset}
              className="text-link font-sans text-sm whitespace-nowrap print:hidden"
            >
              Try Another Date
            </button>
          </p>
          {spring && <p className="text-sm text-soft">{spring}</p>}
        </div>
        <FactList className="mt-4 sm:mt-6 print:mt-3 print:grid print:grid-cols-2 print:gap-x-6 print:*:grid-cols-[6rem_1fr] print:*:py-1">
          <Fact term="Element">{elementName(sign.element)}</Fact>
          <Fact term="Birth year">{born.year}</Fact>
          <Fact term="Zodiac year">
            {answer.zodiacYear}, the year of the {yearName(answer)}
            {span && `: ${span}`}
          </Fact>
          <Fact term="Traits">{traits}</Fact>
          <Fact term="Top strengths">{strengths.slice(0, 3).join(" · ")}</Fact>
          <Fact term="Lucky numbers">{luckyNumbers.join(" · ")}</Fact>
          <Fact term="Lucky colors">{luckyColors.join(" · ")}</Fact>
        </FactList>
        <p className="mt-2 text-xs/5 text-soft">
          Lucky numbers and colors as popular almanacs list them.
          {luckyNumbers.includes(4) &&
            " Elsewhere 4 is avoided, because it sounds like “death” in Chinese. The almanacs go by the sign."}
        </p>
      </div>
    </div>
  );
}
