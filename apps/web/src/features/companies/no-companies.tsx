import { buttonStyle } from "@zodiac-at-work/ui/button";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import type { CompanyView } from "./company-view.ts";

/** Says why the list is empty, with a link to the whole list if a filter caused it. */
export function NoCompanies({ view }: { readonly view: CompanyView }) {
  const filtered = view.search !== "" || view.zodiac !== undefined || view.industry !== undefined;
  return (
    <EmptyState title="No Companies Found" text={textFor(view)}>
      {filtered && (
        <Link to="/companies" preventScrollReset className={buttonStyle({ variant: "secondary" })}>
          Show all companies
        </Link>
      )}
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
