import { Chapter } from "@zodiac-at-work/ui/chapter";
import { careerMatch, signById } from "@zodiac-at-work/zodiac";
import { signsOf } from "../../catalog/founding.ts";
import { MatchDetails } from "../../match/match-details.tsx";
import { ReadersSignForm } from "../../match/readers-sign-form.tsx";
import { useReadersSignEntry } from "../../match/use-readers-sign-entry.ts";
import type { Company } from "./arrange-companies.ts";
import { foundingOf } from "./founding-of.ts";

/** The match of the reader's sign with the company's. */
export function MatchChapter({ company }: { readonly company: Company }) {
  const { reader, changedHere, enter, clear } = useReadersSignEntry();
  const { name, zodiacSign } = company;
  const otherSign = signsOf(foundingOf(company), zodiacSign).find((sign) => sign !== zodiacSign);
  return (
    <Chapter eyebrow="Your match" title={`You and ${name}`}>
      {reader ? (
        <MatchDetails reader={reader} sign={zodiacSign} takesFocus={changedHere} onClear={clear}>
          {otherSign &&
            `If ${name} is ${withArticle(signById(otherSign).name)}, the score is ${careerMatch(reader, otherSign).score}.`}
        </MatchDetails>
      ) : (
        <>
          <p className="mb-5 max-w-measure text-soft">
            Enter your birth date to see how well your sign and this company’s match, and why.
          </p>
          <ReadersSignForm onAnswer={enter} takesFocus={changedHere} />
        </>
      )}
    </Chapter>
  );
}

function withArticle(name: string): string {
  return `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
}
