import { documentTitle, pages } from "@zodiac-at-work/contracts/pages";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Container } from "@zodiac-at-work/ui/container";
import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { ResponseError } from "../../api/client.ts";
import { FailureState } from "../../lists/failure-state.tsx";
import { TrademarkNote } from "../../lists/trademark-note.tsx";
import { CompaniesTabs } from "../../openings/companies-tabs.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { CompanyPlate } from "./company-plate.tsx";
import { FoundingChapter } from "./founding-chapter.tsx";
import { MatchChapter } from "./match-chapter.tsx";
import { MoreCompanies } from "./more-companies.tsx";
import { OpeningsChapter } from "./openings-chapter.tsx";
import { useCompany, useCompanyOpenings } from "./use-company.ts";

/** One company: its match with the reader, its openings, and its sign with the reason. */
export function CompanyPage() {
  const { id = "" } = useParams();
  const { data: company, error, refetch } = useCompany(id);
  const openings = useCompanyOpenings(id);
  useTitle(company?.name);

  if (error && !company)
    return isNotFound(error) ? <CompanyNotFound /> : <Failure error={error} onRetry={() => void refetch()} />;
  if (!company) return <PageLoading />;
  return (
    <>
      <CompaniesTabs />
      <Container className="pt-3 pb-12 sm:pb-16">
        <CompanyPlate company={company} openings={openings.data?.pages[0]} />
        <MatchChapter company={company} />
        <OpeningsChapter key={company.id} company={company} result={openings} />
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 border-t border-edge pt-10 md:grid-cols-[minmax(0,1fr)_19rem]">
          <FoundingChapter company={company} />
          <CompanyFacts company={company} openings={openings.data?.pages[0]} />
        </div>
        <MoreCompanies company={company} />
        <TrademarkNote />
      </Container>
    </>
  );
}

/** The id is unknown or malformed. */
function isNotFound(error: Error): boolean {
  return error instanceof ResponseError && (error.status === 404 || error.status === 400);
}

function CompanyNotFound() {
  return (
    <PageNotice
      eyebrow="Companies"
      title="Company Not Found"
      text="There is no company at this address. It may have been removed."
      action={
        <Link to="/companies" className={buttonStyle()}>
          Show all companies
        </Link>
      }
    />
  );
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <Container className="py-16 sm:py-24">
      <h1 className="sr-only" tabIndex={-1}>
        Company
      </h1>
      <FailureState
        text="Failed to load company data. Please check your connection and try again."
        error={error}
        onRetry={onRetry}
      />
    </Container>
  );
}

function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name) document.title = documentTitle(pages.company, { name });
  }, [name]);
}
