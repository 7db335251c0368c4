import { useQuery } from "@tanstack/react-query";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Heading } from "@zodiac-at-work/ui/heading";
import { signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { bestKnown } from "../../lists/best-known.ts";
import { companiesOfSign } from "../../lists/companies-of-sign.ts";
import { foundingOf, foundingText } from "../../lists/founding.ts";
import type { Company } from "./arrange-companies.ts";

/** The best known other companies of a company's sign. On a phone they scroll sideways. Nothing until they are loaded. */
export function MoreCompanies({ company: { id, zodiacSign } }: { readonly company: Company }) {
  const { data: companies } = useQuery(companiesOfSign(zodiacSign));
  const others =
    companies &&
    bestKnown(
      companies.filter((other) => other.id !== id),
      6,
    );
  if (!others || others.length === 0) return null;
  return (
    <section aria-labelledby="more" className="mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading id="more" level={2} size="card">
          More {signById(zodiacSign).name} companies
        </Heading>
        <Link to={`/companies?zodiac=${zodiacSign}`} className="text-link text-sm">
          All {companies.length}
        </Link>
      </div>
      <ul className="flex snap-x gap-3 max-md:-mx-5 max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 md:grid md:grid-cols-6">
        {others.map((other) => {
          const founding = foundingOf(other);
          return (
            <li key={other.id} className="w-40 shrink-0 snap-start md:w-auto">
              <Link
                to={`/companies/${other.id}`}
                className="grid h-full content-start gap-0.5 rounded-md border border-line bg-sheet p-3.5 text-sm text-soft transition-colors hover:border-edge"
              >
                <CompanyTile name={other.name} sign={other.zodiacSign} logoUrl={other.logoUrl} />
                <span className="mt-2 font-serif text-lg/tight font-medium text-ink wrap-anywhere">{other.name}</span>
                <span>{other.industry}</span>
                {founding && <span>{foundingText(founding)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
