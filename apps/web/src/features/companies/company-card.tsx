import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { SignId } from "@zodiac-at-work/zodiac";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { CatalogCard } from "../../catalog/card-list.tsx";
import { foundingText, signsOf } from "../../catalog/founding.ts";
import { SignBadge } from "../../catalog/sign-badge.tsx";
import { MatchScore } from "../../match/match-score.tsx";
import type { Company } from "./arrange-companies.ts";
import { foundingOf } from "./founding-of.ts";
import { openingsId } from "./openings-id.ts";
import type { OpeningCount } from "./use-company.ts";

interface CompanyCardProps {
  readonly company: Company;
  /** The reader's sign if the list is sorted by it. */
  readonly reader: SignId | undefined;
  readonly openings: OpeningCount | undefined;
  /** Called when the reader points at the link to the company's page. */
  readonly onApproach: () => void;
}

export function CompanyCard({ company, reader, openings, onApproach }: CompanyCardProps) {
  const { id, name, website, careersUrl, logoUrl, industry, location, description, zodiacSign } = company;
  const founding = foundingOf(company);
  return (
    <CatalogCard
      head={
        <>
          <CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} />
          <div className="min-w-0 wrap-anywhere">
            <Heading level={3} size="small" className="leading-snug">
              {website ? (
                <ExternalLink
                  href={`https://${website}`}
                  about=" (website)"
                  className="decoration-1 underline-offset-4 hover:underline pointer-coarse:py-3"
                >
                  {name}
                  <ArrowUpRight aria-hidden size={16} strokeWidth={1.5} className="ml-0.5 inline text-soft" />
                </ExternalLink>
              ) : (
                name
              )}
            </Heading>
            <p className="text-sm text-soft">
              {industry} · {location}
            </p>
          </div>
        </>
      }
      description={description}
      sign={
        <>
          <SignBadge sign={zodiacSign} possible={signsOf(founding, zodiacSign)}>
            {founding && `Founded ${foundingText(founding)}`}
          </SignBadge>
          {reader && <MatchScore reader={reader} sign={zodiacSign} />}
        </>
      }
      foot={
        <>
          <Link
            to={`/companies/${id}`}
            onPointerEnter={onApproach}
            onFocus={onApproach}
            className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
          >
            Details
            <span className="sr-only"> of {name}</span>
          </Link>
          {openings && (
            <Link
              to={`/companies/${id}#${openingsId}`}
              onPointerEnter={onApproach}
              onFocus={onApproach}
              className="inline-flex min-h-11 items-center gap-1 text-cinnabar underline-offset-4 hover:underline"
            >
              <span className="font-semibold tabular-nums">{openings.openings.toLocaleString("en-US")}</span>
              {openings.isSample && "sample "}
              {openings.openings === 1 ? "opening" : "openings"}
              <span className="sr-only"> at {name}</span>
            </Link>
          )}
          {careersUrl && (
            <ExternalLink
              href={careersUrl}
              about={` at ${name}`}
              className="inline-flex min-h-11 items-center gap-0.5 font-semibold text-cinnabar underline-offset-4 hover:underline"
            >
              Careers
              <ArrowUpRight aria-hidden size={15} strokeWidth={1.75} />
            </ExternalLink>
          )}
        </>
      }
    />
  );
}
