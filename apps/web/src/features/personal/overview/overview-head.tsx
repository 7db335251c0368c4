import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { parseDate, type SignId, type SignOfDate, signById } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { type ReactNode, useId } from "react";
import { keptBirthDate } from "../../../sign/kept-birth-date.ts";
import { signReason } from "../../../sign/sign-reason.ts";
import { elementName, yearName } from "../../../sign/year-name.ts";
import { formatDay } from "../../../text/date.ts";
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
    <div className="grid items-center gap-x-9 gap-y-6 sm:grid-cols-[auto_1fr] lg:grid-cols-[auto_1fr_15rem]">
      <Seal sign={sign.id} size={152} className="max-sm:size-24" />
      <div>
        <Eyebrow>Your Zodiac</Eyebrow>
        <Heading ref={heading} level={1} size="hero" className="mt-1" aria-describedby={reason}>
          {yearName(answer)}
          <span aria-hidden="true" className="sr-only">
            {" "}
            {sign.emoji}
          </span>
        </Heading>
        <p id={reason} className="mt-2 max-w-[40rem] font-serif text-xl font-medium text-soft">
          Born {formatDay(parseDate(birthDate))}: {lowerFirst(signReason(birthDate, answer))}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <a href="#reading" className={buttonStyle({ className: "max-sm:w-full" })}>
            Open your reading
          </a>
          <ShareButton answer={answer} />
          <Button variant="quiet" onClick={onReset} className="max-sm:grow max-sm:px-3">
            Try Another Date
          </Button>
        </div>
        {keptBirthDate.isOnDevice() && (
          <p className="mt-3 text-sm text-soft">
            Your birth date is kept on this device. “Try Another Date” removes it, and so does signing out.
          </p>
        )}
      </div>
      <dl className="grid gap-2.5 border-line text-sm sm:col-span-2 lg:col-span-1 lg:border-l lg:pl-7">
        <Fact term="Element">
          {sign.element === answer.yearElement
            ? `${elementName(sign.element)}, twice`
            : `${elementName(answer.yearElement)} year, ${elementName(sign.element)} sign`}
        </Fact>
        <Fact term="Life path">{lifePath}</Fact>
        <Fact term="Works best with">
          <Seals signs={bestSigns(answer.sign)} />
        </Fact>
        <Fact term="Takes care with">
          <Seals signs={shortProfiles[answer.sign].worstCompatibility} />
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="text-soft">{term}</dt>
      <dd className="font-serif text-base font-medium">{children}</dd>
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
