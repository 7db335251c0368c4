import { pages } from "@zodiac-at-work/contracts/pages";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Heading } from "@zodiac-at-work/ui/heading";
import { signOfDate } from "@zodiac-at-work/zodiac";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Founding, foundingOf, foundingText, signsOf, spansOf } from "../../lists/founding.ts";
import { signNames } from "../../lists/sign-names.ts";
import { boardName } from "../../openings/opening-text.ts";
import { yearName } from "../../sign/year-name.ts";
import type { CompanyDetails, FirstOpenings } from "./company-plate.tsx";

interface CompanyFactsProps {
  readonly company: CompanyDetails;
  /** Undefined while loading. */
  readonly openings: FirstOpenings | undefined;
}

/** What is known of a company, in the side column of its page. */
export function CompanyFacts({ company, openings }: CompanyFactsProps) {
  const { industry, location, website, foundingNote } = company;
  const founding = foundingOf(company);
  return (
    <section aria-labelledby="facts" className="md:border-l md:border-line md:pl-8">
      <Heading id="facts" level={2} size="small" className="mb-3">
        Facts
      </Heading>
      <dl className="text-sm">
        {founding && <Fact term="Founded">{foundingText(founding)}</Fact>}
        <Fact term="Sign">{signText(company, founding)}</Fact>
        <Fact term="Industry">{industry}</Fact>
        <Fact term="Location">{location}</Fact>
        {website && (
          <Fact term="Website">
            <ExternalLink href={`https://${website}`} className="text-link wrap-anywhere">
              {website}
            </ExternalLink>
          </Fact>
        )}
        {openings && (
          <Fact term="Job board">{boardName(openings.board?.isForbidden ? undefined : openings.board?.kind)}</Fact>
        )}
      </dl>
      {foundingNote && <p className="mt-3 text-sm text-soft">{foundingNote}</p>}
      <Link
        to={pages.dating.path}
        className="mt-3 inline-flex min-h-9 items-center text-sm text-link pointer-coarse:min-h-11"
      >
        How we date companies
      </Link>
    </section>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-t border-line py-2">
      <dt className="shrink-0 text-soft">{term}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Returns the sign with the element of its year, or the signs that the date allows. */
function signText({ zodiacSign }: CompanyDetails, founding: Founding | undefined): string {
  const spans = spansOf(founding);
  if (!founding || spans?.length !== 1) return signNames(signsOf(founding, zodiacSign));
  // Every day of the known month has the same sign, or the day is known.
  return yearName(signOfDate({ year: founding.year, month: founding.month ?? 12, day: founding.day ?? 1 }));
}
