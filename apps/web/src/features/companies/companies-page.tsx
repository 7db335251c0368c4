import { useQuery } from "@tanstack/react-query";
import { Container } from "@zodiac-at-work/ui/container";
import { signIds } from "@zodiac-at-work/zodiac";
import { Link, useNavigate, useSearchParams } from "react-router";
import { apiQuery } from "../../api/client.ts";
import { CatalogHeading } from "../../catalog/catalog-heading.tsx";
import { typing } from "../../catalog/search-field.tsx";
import { changed } from "../../catalog/search-params.ts";
import { SignFilter } from "../../catalog/sign-filter.tsx";
import { TrademarkNote } from "../../catalog/trademark-note.tsx";
import { bestSigns } from "../../match/best-signs.ts";
import { CheckCard } from "../../openings/check-card.tsx";
import { CompaniesTabs } from "../../openings/companies-tabs.tsx";
import { useCheck } from "../../openings/use-check.ts";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { CompanyControls } from "./company-controls.tsx";
import { CompanyResults } from "./company-results.tsx";
import { companyViewIn } from "./company-view.ts";
import { SignInUse } from "./sign-in-use.tsx";
import { usePrefetchCompanies } from "./use-companies.ts";

/** The companies by sign. The URL holds the filters, the search and the page. */
export function CompaniesPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = companyViewIn(query);
  const reader = useReadersSign();
  const { data: stats } = useQuery(apiQuery("/api/zodiac-stats"));
  const check = useCheck(view.zodiac ? [view.zodiac] : reader ? bestSigns(reader) : signIds);
  const { prefetchSign } = usePrefetchCompanies();

  const show = (changes: Parameters<typeof changed>[1]) =>
    void navigate({ search: changed(query, changes) }, { preventScrollReset: true });
  // A search covers all signs. Typing replaces its entry in the browser's history instead of adding one for each key.
  const search = (text: string) =>
    void navigate(
      { search: changed(query, { search: text, zodiac: undefined }) },
      { preventScrollReset: true, replace: view.search !== "", state: typing },
    );
  return (
    <>
      <CompaniesTabs />
      <Container className="py-10 sm:py-14">
        <CatalogHeading
          eyebrow="By founding date"
          title="Companies"
          lede="A company has a birthday too. Each one is listed under the sign of the Chinese year in which it was founded."
        />
        <SignFilter
          unit="companies"
          counts={stats?.stats}
          chosen={view.zodiac}
          searchFor={(zodiac) => changed(query, { zodiac, search: undefined })}
          onApproach={prefetchSign}
        />
        <CompanyControls
          view={view}
          onSearch={search}
          onIndustry={(industry) => show({ industry })}
          onOrder={(order) => show({ sort: order === (view.search === "" ? "name" : "relevance") ? undefined : order })}
        />
        {view.order === "match" && <SignInUse />}
        <CheckCard
          check={check}
          showNew={
            <Link
              to={view.zodiac ? `/openings?sign=${view.zodiac}` : "/openings"}
              className="text-link inline-flex min-h-11 items-center"
            >
              Show new
            </Link>
          }
        />
        <CompanyResults view={view} query={query} reader={view.order === "match" ? reader : undefined} check={check} />
        <TrademarkNote />
      </Container>
    </>
  );
}
