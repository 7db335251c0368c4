import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Link } from "react-router";
import type { Company } from "./arrange-companies.ts";

/** Well-known companies above a list by name. A list should not open with names that nobody knows. */
export function KnownShelf({ companies }: { readonly companies: readonly Company[] }) {
  return (
    <section aria-labelledby="well-known" className="mb-8">
      <Heading id="well-known" level={2} size="small" className="mb-3">
        Well known
      </Heading>
      <ul className="flex snap-x gap-4 max-md:-mx-5 max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 md:grid md:grid-cols-8 lg:grid-cols-12">
        {companies.map(({ id, name, zodiacSign, logoUrl }) => (
          <li
            key={id}
            className="w-19 shrink-0 snap-start md:w-auto md:nth-9:hidden md:nth-10:hidden md:nth-11:hidden md:nth-12:hidden lg:nth-9:block lg:nth-10:block lg:nth-11:block lg:nth-12:block"
          >
            <Link
              to={`/companies/${id}`}
              className="grid justify-items-center gap-1.5 rounded-sm py-1 text-center text-xs/4 text-soft transition-colors hover:text-ink"
            >
              <CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} />
              <span className="line-clamp-2 wrap-anywhere">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
