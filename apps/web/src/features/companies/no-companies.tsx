import { buttonStyle } from "@zodiac-at-work/ui/button";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { CheckButton } from "../../openings/check-button.tsx";
import type { Check } from "../../openings/use-check.ts";
import type { CompanyView } from "./company-view.ts";

interface NoCompaniesProps {
  readonly view: CompanyView;
  readonly check: Check;
}

/**
 * Says why the list is empty, and offers the whole list. It offers a check of the job boards too, but not after a search: a check
 * finds openings, no companies of another name.
 */
export function NoCompanies({ view, check }: NoCompaniesProps) {
  const filters = [view.industry, view.isHiring && "with openings"].filter(Boolean).join(", ");
  const filtered = view.search !== "" || view.signs.length > 0 || filters !== "";
  return (
    <EmptyState title="No Companies Found" text={textFor(view)} {...(filters && { note: `Filters: ${filters}` })}>
      {filtered && (
        <Link to="/companies?view=all" preventScrollReset className={buttonStyle({ variant: "secondary" })}>
          Show all companies
        </Link>
      )}
      {view.search === "" && <CheckButton check={check} />}
    </EmptyState>
  );
}

function textFor({ search, signs }: CompanyView): string {
  if (search !== "") return `No companies match your search for “${search}”`;
  if (signs.length > 0) return `No companies found for the Year of the ${names.format(signs.map(nameOf))}`;
  return "No companies available";
}

const names = new Intl.ListFormat("en-US", { type: "disjunction" });

function nameOf(sign: SignId): string {
  return signById(sign).name;
}
