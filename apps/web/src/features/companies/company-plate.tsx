import { counted } from "@zodiac-at-work/catalog/counted";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { ArrowUpRight, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { foundingOf, foundingText, isUncertain } from "../../lists/founding.ts";
import { movingSeal } from "../../lists/sign-cell.tsx";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { openingsId } from "./openings-id.ts";

export type CompanyDetails = Of<Api["GET /api/companies/:id"], "response">["company"];

/** The first page of a company's openings. */
export type FirstOpenings = Of<Api["GET /api/companies/:id/openings"], "response">;

interface CompanyPlateProps {
  readonly company: CompanyDetails;
  /** Undefined while loading. */
  readonly openings: FirstOpenings | undefined;
}

/** The head of a company's page: the name, what it does, its sign, the score with the reader, and where to go. */
export function CompanyPlate({ company, openings }: CompanyPlateProps) {
  const { name, logoUrl, description, careersUrl, zodiacSign } = company;
  const reader = useReadersSign();
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
            <SignLine company={company} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          {reader && <Score company={company} reader={reader} />}
          {hasOpenings && (
            <Link to={`#${openingsId}`} className={buttonStyle({ className: "max-sm:-order-1 max-sm:w-full" })}>
              See {openings.total === 1 ? "one opening" : counted(openings.total, "opening")}
            </Link>
          )}
          {careersUrl && (
            <ExternalLink
              href={careersUrl}
              about={` at ${name}`}
              className={buttonStyle({ variant: "secondary", className: "max-sm:grow" })}
            >
              Careers
              <ArrowUpRight aria-hidden size={16} strokeWidth={1.75} />
            </ExternalLink>
          )}
        </div>
      </div>
    </>
  );
}

/** `Most likely Rooster · Founded 2005`, or `Dragon · Founded Dec 31, 2000 · Goat by another date` */
function SignLine({ company }: Pick<CompanyPlateProps, "company">) {
  const { zodiacSign, possibleSign } = company;
  const founding = foundingOf(company);
  const isOpen = isUncertain(founding, zodiacSign);
  return (
    <p className="mt-3 flex items-center gap-2.5 text-sm">
      <Seal sign={zodiacSign} size={28} className={movingSeal} />
      <span>
        <span className="font-medium">
          {isOpen && "Most likely "}
          {signById(zodiacSign).name}
        </span>
        {founding && <span className="text-soft"> · Founded {foundingText(founding)}</span>}
        {possibleSign && !isOpen && <span className="text-soft"> · {signById(possibleSign).name} by another date</span>}
      </span>
    </p>
  );
}

interface ScoreProps extends Pick<CompanyPlateProps, "company"> {
  readonly reader: SignId;
}

/** The score with the reader, as a link to the reasons. */
function Score({ company, reader }: ScoreProps) {
  return (
    <Link to="#match" className="group flex items-center gap-3 pr-1 sm:mr-3">
      <ScoreBadge
        score={careerMatch(reader, company.zodiacSign).score}
        label={`Match with ${signById(reader).name}`}
        size="large"
      />
      <span className="text-sm/4.5 text-soft underline-offset-4 group-hover:underline">
        Your match
        {isUncertain(foundingOf(company), company.zodiacSign) && <span className="block">most likely</span>}
      </span>
    </Link>
  );
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
