import { counted } from "@zodiac-at-work/catalog/counted";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { FIRST_YEAR, LAST_YEAR, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { type Founding, foundingOf, foundingText, signsOf } from "../../lists/founding.ts";
import { foundingReason } from "../../lists/founding-reason.ts";
import { signNames } from "../../lists/sign-names.ts";
import type { Company } from "./arrange-companies.ts";
import { FoundingRuler } from "./founding-ruler.tsx";

/** Why a company has its sign: the reason in words, and the founding on the line of its zodiac year. */
export function FoundingChapter({ company }: { readonly company: Company }) {
  const { zodiacSign } = company;
  const founding = foundingOf(company);
  const possible = signsOf(founding, zodiacSign);
  const [reason, ...more] = foundingReason(founding, zodiacSign);
  return (
    <section aria-labelledby="why-sign">
      <div className="flex items-center gap-4">
        <Seal sign={zodiacSign} size={72} />
        <div>
          <Eyebrow>
            {possible.length > 1 ? "Most likely" : "Why it is"} {withArticle(signById(zodiacSign).name)}
          </Eyebrow>
          <Heading id="why-sign" level={2} size="section" className="mt-1">
            {founding && possible.length === 1 ? distanceOf(founding) : signNames(possible)}
          </Heading>
        </div>
      </div>
      <p className="mt-3 max-w-[34em] font-serif text-lg font-medium">{reason}</p>
      {more.map((sentence) => (
        <p key={sentence} className="mt-1 max-w-measure text-sm text-soft">
          {sentence}
        </p>
      ))}
      {founding && (
        <div className="mt-7 max-w-160">
          <FoundingRuler founding={founding} sign={zodiacSign} />
        </div>
      )}
    </section>
  );
}

/** Returns the days between a founding and the New Year that decides, or the date if its day is unknown. */
function distanceOf(founding: Founding): string {
  const { year, month, day } = founding;
  if (month === null || day === null || year < FIRST_YEAR || year > LAST_YEAR) return foundingText(founding);
  const { daysFromNewYear: days } = signOfDate({ year, month, day });
  if (days === 0) return `On New Year’s Day ${year}`;
  return `${counted(Math.abs(days), "day")} ${days > 0 ? "after" : "before"} New Year ${year}`;
}
