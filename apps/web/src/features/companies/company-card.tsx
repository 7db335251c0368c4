import { Heading } from "@zodiac-at-work/ui/heading";
import type { SignId } from "@zodiac-at-work/zodiac";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { CatalogCard } from "../../catalog/card-list.tsx";
import { foundingText, signsOf } from "../../catalog/founding.ts";
import { Logo } from "../../catalog/logo.tsx";
import { SignBadge } from "../../catalog/sign-badge.tsx";
import { MatchScore } from "../../match/match-score.tsx";
import type { Company } from "./arrange-companies.ts";
import { foundingOf } from "./founding-of.ts";

interface CompanyCardProps {
  readonly company: Company;
  /** The reader's sign if the list is sorted by it. */
  readonly reader: SignId | undefined;
  /** Called when the reader points at the link to the company's page. */
  readonly onApproach: () => void;
}

export function CompanyCard({ company, reader, onApproach }: CompanyCardProps) {
  const { id, name, website, careersUrl, logoUrl, industry, location, description, zodiacSign } = company;
  const founding = foundingOf(company);
  return (
    <CatalogCard
      head={
        <>
          <Logo name={name} logoUrl={logoUrl} />
          <div className="min-w-0 wrap-anywhere">
            <Heading level={3} size="small" className="leading-snug">
              {website ? <ExternalLink href={`https://${website}`}>{name}</ExternalLink> : name}
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
          {careersUrl && (
            <a
              href={careersUrl}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-0.5 font-semibold text-cinnabar underline-offset-4 hover:underline"
            >
              Careers
              <span className="sr-only"> at {name}, in a new tab</span>
              <ArrowUpRight aria-hidden size={15} strokeWidth={1.75} />
            </a>
          )}
        </>
      }
    />
  );
}

function ExternalLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="decoration-1 underline-offset-4 hover:underline pointer-coarse:py-3"
    >
      {children}
      <ArrowUpRight aria-hidden size={16} strokeWidth={1.5} className="ml-0.5 inline text-soft" />
      <span className="sr-only"> (website, in a new tab)</span>
    </a>
  );
}
