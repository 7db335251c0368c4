import { buttonStyle } from "@zodiac-at-work/ui/button";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { CheckButton } from "../../openings/check-button.tsx";
import type { Check } from "../../openings/use-check.ts";
import type { CompanyView } from "./company-view.ts";

interface NoCompaniesProps {
  readonly view: CompanyView;
  readonly check: Check;
}

/** Says why the list is empty, and offers the whole list and a check of the job boards. */
export function NoCompanies({ view, check }: NoCompaniesProps) {
  const filtered = view.search !== "" || view.zodiac !== undefined || view.industry !== undefined;
  return (
    <EmptyState title="No Companies Found" text={textFor(view)}>
      {filtered && (
        <Link to="/companies" preventScrollReset className={buttonStyle({ variant: "secondary" })}>
          Show all companies
        </Link>
      )}
      <CheckButton check={check} />
    </EmptyState>
  );
}

function textFor({ search, zodiac, industry }: CompanyView): string {
  if (search !== "") return `No companies match your search for “${search}”${within(industry)}`;
  if (zodiac) return `No companies found for the Year of the ${signById(zodiac).name}${within(industry)}`;
  return `No companies available${within(industry)}`;
}

function within(industry: string | undefined): string {
  return industry ? ` in ${industry}` : "";
}
