import { useQuery } from "@tanstack/react-query";
import { bestSigns, byMatch } from "@zodiac-at-work/almanac/best-signs";
import { Container } from "@zodiac-at-work/ui/container";
import { Heading } from "@zodiac-at-work/ui/heading";
import { signIds } from "@zodiac-at-work/zodiac";
import { useMemo } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../api/client.ts";
import { typing } from "../../lists/search-field.tsx";
import { changed } from "../../lists/search-params.ts";
import { SignFilter } from "../../lists/sign-filter.tsx";
import { TrademarkNote } from "../../lists/trademark-note.tsx";
import { useQueryChange } from "../../lists/use-query-change.ts";
import { ScopeSegments } from "../../match/scope-segments.tsx";
import { searchForScope, searchForSign } from "../../match/sign-choice.ts";
import { SignInvitation } from "../../match/sign-invitation.tsx";
import { CheckCard } from "../../openings/check-card.tsx";
import { CompaniesTabs } from "../../openings/companies-tabs.tsx";
import { useCheck } from "../../openings/use-check.ts";
import { useOpeningCounts } from "../../openings/use-opening-counts.ts";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { countBySign } from "./arrange-companies.ts";
import { CompanyControls } from "./company-controls.tsx";
import { CompanyResults } from "./company-results.tsx";
import { companyViewIn } from "./company-view.ts";
import { SignInUse } from "./sign-in-use.tsx";
import { isFiltered, useAllCompanies, useCompanies, usePrefetchCompanies } from "./use-companies.ts";

/** The companies by sign. The URL holds the filters, the search and the page. */
export function CompaniesPage() {
  const { query, changeQuery } = useQueryChange();
  const reader = useReadersSign();
  const view = useMemo(() => companyViewIn(query, reader), [query, reader]);
  const { data: stats } = useQuery(apiQuery("/api/zodiac-stats"));
  const { data: openings } = useOpeningCounts();
  const result = useCompanies(view);
  const all = useAllCompanies(view);
  const check = useCheck(view.signs.length > 0 ? view.signs : reader ? bestSigns(reader) : signIds);
  const { prefetchSign } = usePrefetchCompanies();

  const counted = view.search !== "" ? result.data?.companies : all;
  const counts =
    view.search === "" && !isFiltered(view)
      ? stats?.stats
      : counted && countBySign(counted, { view, reader, hasOpenings: (id) => openings?.has(id) ?? false });
  const show = (changes: Parameters<typeof changed>[1]) => changeQuery((latest) => changed(latest, changes));
  // A search covers all signs. Typing replaces its entry in the browser's history instead of adding one for each key.
  const search = (text: string) =>
    changeQuery((latest) => changed(latest, { search: text, zodiac: undefined, view: undefined, sort: undefined }), {
      replace: view.search !== "",
      state: typing,
    });
  return (
    <>
      <CompaniesTabs />
      <Container className="py-6 sm:py-10">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <Heading level={1} size="page">
              Companies
            </Heading>
            <p className="mt-2 font-serif text-lg font-medium text-balance text-soft">
              A company has a birthday too. Find the sign of the year it was founded.
            </p>
          </div>
          {reader && (
            <ScopeSegments
              label="Which companies"
              reader={reader}
              scope={view.scope}
              searchFor={(scope) => searchForScope(query, scope)}
              counts={view.search === "" ? counts : stats?.stats}
            />
          )}
        </div>
        <SignFilter
          units={["company", "companies"]}
          counts={counts}
          chosen={view.signs}
          {...(reader && { order: byMatch(reader) })}
          searchFor={(sign) => searchForSign(query, view, sign, reader)}
          onApproach={prefetchSign}
        />
        <p className="mt-2 text-sm text-soft max-sm:sr-only">
          {reader && "In the order of the match with your sign, best first. "}Choose one sign or several.
        </p>
        <CompanyControls
          view={view}
          onSearch={search}
          onIndustry={(industry) => show({ industry })}
          onOrder={(order) => show({ sort: order === view.defaultOrder ? undefined : order })}
          onHiring={(isHiring) => show({ openings: isHiring ? "true" : undefined })}
        />
        {view.order === "match" || view.scope === "matches" ? (
          <SignInUse isBestSigns={view.scope === "matches" && view.order !== "match"} />
        ) : (
          !reader && (
            <SignInvitation text="Enter your birth date in Your Zodiac to see your matches first, each with its score." />
          )
        )}
        <CheckCard
          check={check}
          showNew={
            <Link
              to={view.signs.length === 1 ? `/openings?sign=${view.signs[0]}` : "/openings"}
              className="text-link inline-flex min-h-11 items-center"
            >
              Show new
            </Link>
          }
        />
        <CompanyResults view={view} query={query} reader={reader} result={result} openings={openings} check={check} />
        <TrademarkNote>
          Where only a founding year is known, January and February may belong to the sign before. Those rows say “most
          likely”, and “possibly” at the end of a list of the other sign.
        </TrademarkNote>
      </Container>
    </>
  );
}
