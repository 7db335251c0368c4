import type { Api, Of } from "@zodiac-at-work/contracts";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Fact, FactList } from "@zodiac-at-work/ui/fact-list";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Link } from "react-router";
import { foundingText, signsOf } from "../../catalog/founding.ts";
import { foundingReason } from "../../catalog/founding-reason.ts";
import { signNames } from "../../catalog/sign-names.ts";
import { boardName } from "../../openings/opening-text.ts";
import { foundingOf } from "./founding-of.ts";
import { openingsId } from "./openings-id.ts";

type CompanyDetails = Of<Api["GET /api/companies/:id"], "response">["company"];

interface CompanyPlateProps {
  readonly company: CompanyDetails;
  /** The first page of its openings, once it is loaded. */
  readonly openings: Of<Api["GET /api/companies/:id/openings"], "response"> | undefined;
}

/** The head of a company's page: name, seal, the sign with its reason, and the facts. */
export function CompanyPlate({ company, openings }: CompanyPlateProps) {
  const { name, logoUrl, industry, location, description, website, careersUrl, zodiacSign, foundingNote } = company;
  const founding = foundingOf(company);
  const [reason, ...more] = foundingReason(founding, zodiacSign);
  return (
    <>
      <Link to="/companies" className="text-link inline-flex min-h-11 items-center text-base">
        All companies
      </Link>
      <div className="mt-4 grid grid-cols-1 items-start gap-x-16 gap-y-8 md:grid-cols-[19rem_1fr]">
        <Seal sign={zodiacSign} size={144} className="max-md:order-1 md:size-76" />
        <div className="max-md:contents">
          <div className="flex items-start gap-4">
            <CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} size="large" />
            <div className="min-w-0 wrap-anywhere">
              <Eyebrow>
                {industry} · {location}
              </Eyebrow>
              <Heading level={1} size="page" className="mt-1">
                {name}
              </Heading>
            </div>
          </div>
          <div className="max-md:order-2 md:mt-8">
            <p className="font-display text-3xl font-medium tracking-display">
              {signNames(signsOf(founding, zodiacSign))}
            </p>
            <p className="mt-2 max-w-[34em] font-serif text-xl font-medium text-soft">{reason}</p>
            {more.map((sentence) => (
              <p key={sentence} className="mt-1 max-w-measure text-sm text-soft">
                {sentence}
              </p>
            ))}
          </div>
          <div className="max-md:order-3 md:mt-8">
            <FactList>
              {founding && (
                <Fact term="Founded">
                  {foundingText(founding)}
                  {foundingNote && <span className="block text-sm/6 text-soft">{foundingNote}</span>}
                </Fact>
              )}
              <Fact term="About">{description}</Fact>
              {website && (
                <Fact term="Website">
                  <ExternalLink href={`https://${website}`} className="text-link wrap-anywhere">
                    {website}
                  </ExternalLink>
                </Fact>
              )}
              {openings && <Fact term="Job board">{boardName(openings.board?.kind)}</Fact>}
            </FactList>
            <div className="mt-6 flex flex-wrap gap-3">
              {openings && openings.total > 0 && (
                <Link to={`#${openingsId}`} className={buttonStyle({ className: "max-sm:w-full" })}>
                  See {openings.total === 1 ? "one opening" : `${openings.total.toLocaleString("en-US")} openings`}
                </Link>
              )}
              {careersUrl && (
                <ExternalLink
                  href={careersUrl}
                  about={` at ${name}`}
                  className={buttonStyle({ variant: "secondary", className: "max-sm:w-full" })}
                >
                  Careers
                </ExternalLink>
              )}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
