import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { parseDate, type SignId, type SignOfDate, signById } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { keptBirthDate } from "../../../sign/kept-birth-date.ts";
import { signReason } from "../../../sign/sign-reason.ts";
import { elementName, yearName } from "../../../sign/year-name.ts";
import { formatDay } from "../../../text/date.ts";
import { readingSearch } from "../reading/chapters.ts";
import { ShareButton } from "./share-button.tsx";

interface OverviewHeadProps {
  /** An ISO date that has a sign. */
  readonly birthDate: string;
  readonly answer: SignOfDate;
  readonly lifePath: number;
  readonly onReset: () => void;
}

/** Who the reader is and why, with the way to the reading. */
export function OverviewHead({ birthDate, answer, lifePath, onReset }: OverviewHeadProps) {
  const sign = signById(answer.sign);
  const heading = useFocusOnArrival();
  const reason = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 sm:gap-x-9 lg:grid-cols-[auto_1fr_17rem]">
      <Seal sign={sign.id} size={152} className="max-sm:size-18 sm:row-span-2" />
      <div className="self-center sm:self-end">
        <Eyebrow>Your Zodiac</Eyebrow>
        <Heading ref={heading} level={1} size="hero" className="mt-1" aria-describedby={reason}>
          {yearName(answer)}
          <span aria-hidden="true" className="sr-only">
            {" "}
            {sign.emoji}
          </span>
        </Heading>
      </div>
      <div className="max-sm:col-span-2">
        <p className="max-w-[40rem] font-serif text-lg/6 font-medium text-soft sm:text-xl">
          <span id={reason}>
            Born {formatDay(parseDate(birthDate))}: {lowerFirst(signReason(birthDate, answer))}
          </span>{" "}
          <button type="button" onClick={onReset} className="text-link font-sans text-sm whitespace-nowrap">
            Try Another Date
          </button>
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3 sm:mt-5">
          <Link to={readingSearch} className={buttonStyle({ className: "max-sm:grow max-sm:px-3" })}>
            Open your reading
          </Link>
          <ShareButton answer={answer} />
        </div>
        {keptBirthDate.isOnDevice() && (
          <p className="mt-2 text-sm text-soft">
            Your birth date is kept on this device. “Try Another Date” removes it, and so does signing out.
          </p>
        )}
      </div>
      <dl className="col-span-2 flex flex-wrap gap-x-6 gap-y-2 border-line text-sm lg:col-span-1 lg:grid lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:content-center lg:border-l lg:pl-7">
        <Fact term="Element">
          {sign.element === answer.yearElement
            ? `${elementName(sign.element)}, twice`
            : `${elementName(answer.yearElement)} year, ${elementName(sign.element)} sign`}
        </Fact>
        <Fact term="Life path">{lifePath}</Fact>
        <Fact term="Best with">
          <Seals signs={bestSigns(answer.sign)} />
        </Fact>
        <Fact term="Care with">
          <Seals signs={shortProfiles[answer.sign].worstCompatibility} />
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-center gap-x-3 lg:justify-between">
      <dt className="text-soft">{term}</dt>
      <dd className="font-serif text-base font-medium whitespace-nowrap">{children}</dd>
    </div>
  );
}

function Seals({ signs }: { readonly signs: readonly SignId[] }) {
  return (
    <span className="flex gap-1.5">
      {signs.map((sign) => (
        <span key={sign} title={signById(sign).name}>
          <Seal sign={sign} size={26} />
          <span className="sr-only">{signById(sign).name} </span>
        </span>
      ))}
    </span>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
