import { counted } from "@zodiac-at-work/catalog/counted";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { FIRST_YEAR, LAST_YEAR, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { ArrowUpRight, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { type Founding, foundingText, signsOf } from "../../lists/founding.ts";
import { foundingReason } from "../../lists/founding-reason.ts";
import { movingSeal } from "../../lists/sign-cell.tsx";
import { signNames } from "../../lists/sign-names.ts";
import { foundingOf } from "./founding-of.ts";
import { FoundingRuler } from "./founding-ruler.tsx";
import { openingsId } from "./openings-id.ts";

export type CompanyDetails = Of<Api["GET /api/companies/:id"], "response">["company"];

/** The first page of a company's openings. */
export type FirstOpenings = Of<Api["GET /api/companies/:id/openings"], "response">;

interface CompanyPlateProps {
  readonly company: CompanyDetails;
  /** Undefined while loading. */
  readonly openings: FirstOpenings | undefined;
}

/** The head of a company's page: the name, what it does, where to go, and the sign with its reason. */
export function CompanyPlate({ company, openings }: CompanyPlateProps) {
  const { name, logoUrl, description, careersUrl, zodiacSign } = company;
  const founding = foundingOf(company);
  const possible = signsOf(founding, zodiacSign);
  const [reason, ...more] = foundingReason(founding, zodiacSign);
  const hasOpenings = openings !== undefined && openings.total > 0;
  return (
    <>
      <Trail company={company} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="flex min-w-0 grow basis-md items-start gap-4 sm:gap-6">
          <CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} size="large" />
          <div className="min-w-0 wrap-anywhere">
            <Heading level={1} size={name.length > 28 ? "page" : "hero"}>
              {name}
            </Heading>
            <p className="mt-2 max-w-[34em] font-serif text-lg font-medium text-soft">{description}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {hasOpenings && (
            <Link to={`#${openingsId}`} className={buttonStyle({ className: "max-sm:w-full" })}>
              See {openings.total === 1 ? "one opening" : counted(openings.total, "opening")}
            </Link>
          )}
          {careersUrl && (
            <ExternalLink
              href={careersUrl}
              about={` at ${name}`}
              className={buttonStyle({ variant: "secondary", className: "max-sm:w-full" })}
            >
              Careers
              <ArrowUpRight aria-hidden size={16} strokeWidth={1.75} />
            </ExternalLink>
          )}
        </div>
      </div>
      <section
        aria-labelledby="why-sign"
        className="mt-8 grid items-center gap-x-16 gap-y-6 border-y border-line py-7 md:grid-cols-[minmax(0,1fr)_27rem]"
      >
        <div>
          <div className="flex items-center gap-4">
            <Seal sign={zodiacSign} size={72} className={movingSeal} />
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
        </div>
        {founding && <FoundingRuler founding={founding} sign={zodiacSign} />}
      </section>
    </>
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

/** The way from the list: all companies, those of the sign, this one. */
function Trail({ company: { name, zodiacSign } }: { readonly company: CompanyDetails }) {
  const separator = <ChevronRight aria-hidden size={14} className="shrink-0" />;
  const link = "inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline";
  return (
    <nav aria-label="Where you are">
      <ol className="flex flex-wrap items-center text-sm text-soft [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&>li]:min-w-0 [&>li:not(:first-child)]:ml-2">
        <li>
          <Link to="/companies" className={link}>
            Companies
          </Link>
        </li>
        <li>
          {separator}
          <Link to={`/companies?zodiac=${zodiacSign}`} className={link}>
            {signById(zodiacSign).name}
          </Link>
        </li>
        <li className="text-ink">
          {separator}
          <span className="truncate">{name}</span>
        </li>
      </ol>
    </nav>
  );
}
