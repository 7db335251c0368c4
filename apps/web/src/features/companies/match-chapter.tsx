import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { readNumerology } from "@zodiac-at-work/numerology";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { foundingOf, signsOf } from "../../lists/founding.ts";
import { MatchDetails } from "../../match/match-details.tsx";
import { type Born, MatchTexts } from "../../match/match-texts.tsx";
import { ReadersSignForm } from "../../match/readers-sign-form.tsx";
import { useReadersSignEntry } from "../../match/use-readers-sign-entry.ts";
import { useKeptBirthDate } from "../../sign/kept-birth-date.ts";
import type { Company } from "./arrange-companies.ts";
import { CompanyQuestions } from "./company-questions.tsx";

/** The match of the reader's sign with the company's: why it has its score, and what to do. */
export function MatchChapter({ company }: { readonly company: Company }) {
  const { reader, changedHere, enter, clear } = useReadersSignEntry();
  const { name, zodiacSign } = company;
  const birthDate = useKeptBirthDate();
  const born = birthDate === undefined ? undefined : bornOn(birthDate);
  const otherSign = signsOf(foundingOf(company), zodiacSign).find((sign) => sign !== zodiacSign);
  return (
    <section aria-labelledby="match" className="mt-8 border-t border-line pt-7">
      <div className="mb-4 flex items-end justify-between gap-4">
        <div className="min-w-0">
          <Eyebrow>Your match</Eyebrow>
          <Heading id="match" level={2} size="section" className="mt-1 wrap-anywhere">
            {reader ? `Why ${careerMatch(reader, zodiacSign).score}: you and ${name}` : `You and ${name}`}
          </Heading>
        </div>
        {reader && (
          <div className="flex shrink-0 gap-2 max-sm:hidden">
            <Seal sign={reader} size={48} />
            <Seal sign={zodiacSign} size={48} />
          </div>
        )}
      </div>
      {reader ? (
        <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr]">
          <div>
            <MatchDetails reader={reader} sign={zodiacSign} takesFocus={changedHere} onClear={clear}>
              {otherSign &&
                `If ${name} is ${withArticle(signById(otherSign).name)}, the score is ${careerMatch(reader, otherSign).score}.`}
            </MatchDetails>
          </div>
          <div className="md:row-span-2">
            <MatchTexts sign={reader} other={zodiacSign} side="company" born={born} />
          </div>
          {/* Beside the texts in a wide window, so that both columns are about equally long. */}
          <CompanyQuestions reader={reader} sign={zodiacSign} born={born} />
        </div>
      ) : (
        <>
          <p className="mb-5 max-w-measure text-soft">
            Enter your birth date to see how well your sign and this company’s match, and why.
          </p>
          <ReadersSignForm onAnswer={enter} takesFocus={changedHere} />
        </>
      )}
    </section>
  );
}

function bornOn(birthDate: string): Born {
  return { yearElement: signOfDate(birthDate).yearElement, lifePath: readNumerology(birthDate).lifePath.value };
}
