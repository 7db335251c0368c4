import { Link } from "react-router";

/** The name of an opening's company, which leads to its page. */
export function CompanyLink({ company }: { readonly company: { readonly id: number; readonly name: string } }) {
  return (
    <Link
      to={`/companies/${company.id}`}
      className="font-medium text-ink underline-offset-4 hover:underline pointer-coarse:py-2"
    >
      {company.name}
    </Link>
  );
}
