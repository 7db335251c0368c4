import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Heading } from "@zodiac-at-work/ui/heading";
import { signById } from "@zodiac-at-work/zodiac";
import { ArrowUpRight } from "lucide-react";
import { CatalogCard } from "../../catalog/card-list.tsx";
import { type Founding, foundingText, signsOf, spansOf } from "../../catalog/founding.ts";
import { SignBadge } from "../../catalog/sign-badge.tsx";
import type { CarBrand } from "./use-car-brands.ts";

export function CarBrandCard({ carBrand }: { readonly carBrand: CarBrand }) {
  const { name, country, category, description, website, logoUrl, zodiacSign, isActive, foundingNote } = carBrand;
  const founding = foundingOf(carBrand);
  return (
    <CatalogCard
      head={
        <>
          <CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} />
          <div className="min-w-0">
            <Heading level={3} size="small" className="leading-snug wrap-anywhere">
              {name}
            </Heading>
            <p className="text-sm text-soft">
              {country} · {category}
            </p>
          </div>
        </>
      }
      description={description}
      isLong
      sign={
        <SignBadge sign={zodiacSign} possible={signsOf(founding, zodiacSign)}>
          Founded {foundingText(founding)}
          {shareOfDays(founding, carBrand)}
        </SignBadge>
      }
      note={foundingNote}
      foot={
        <>
          <p className="text-soft">{isActive ? "Still in production" : "No longer in production"}</p>
          {website && (
            <ExternalLink
              href={`https://${website}`}
              about={` (website of ${name})`}
              className="inline-flex min-h-11 min-w-0 items-center gap-0.5 font-semibold text-cinnabar underline-offset-4 hover:underline"
            >
              <span className="wrap-anywhere">{website}</span>
              <ArrowUpRight aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
            </ExternalLink>
          )}
        </>
      }
    />
  );
}

function foundingOf({ foundedYear, foundedMonth, foundedDay }: CarBrand): Founding {
  return { year: foundedYear, month: foundedMonth, day: foundedMonth === null ? null : foundedDay };
}

/** Returns how many days have the sign on record, if the date allows two signs. */
function shareOfDays(founding: Founding, { zodiacSign }: CarBrand): string | undefined {
  const spans = spansOf(founding) ?? [];
  const likelier = spans.find(({ sign }) => sign === zodiacSign);
  if (spans.length < 2 || !likelier) return undefined;
  const days = spans.reduce((sum, span) => sum + span.days, 0);
  return `: ${likelier.days} of ${days} days are ${signById(zodiacSign).name}`;
}
