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

/** Says why the list is empty, and offers the whole list and a check of the job boards. */
export function NoCompanies({ view, check }: NoCompaniesProps) {
  const filtered = view.search !== "" || view.signs.length > 0 || view.industry !== undefined || view.isHiring;
  return (
    <EmptyState title="No Companies Found" text={textFor(view)}>
      {filtered && (
        <Link to="/companies?view=all" preventScrollReset className={buttonStyle({ variant: "secondary" })}>
          Show all companies
        </Link>
      )}
      <CheckButton check={check} />
    </EmptyState>
  );
}

function textFor({ search, signs, industry, isHiring }: CompanyView): string {
  const filters = `${industry ? ` in ${industry}` : ""}${isHiring ? " with openings" : ""}`;
  if (search !== "") return `No companies match your search for “${search}”${filters}`;
  if (signs.length > 0) return `No companies found for the Year of the ${names.format(signs.map(nameOf))}${filters}`;
  return `No companies available${filters}`;
}

const names = new Intl.ListFormat("en-US", { type: "disjunction" });

function nameOf(sign: SignId): string {
  return signById(sign).name;
}
