import { useQuery } from "@tanstack/react-query";
import { withCommas } from "@zodiac-at-work/catalog/counted";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../../api/client.ts";
import { signPlural } from "../../sign/sign-plural.ts";

/** The companies of a sign: how many there are, and the best known six. */
export function CompanySlip({ sign }: { readonly sign: SignId }) {
  const { data: known } = useQuery(apiQuery("/api/known-companies"));
  const { data: stats } = useQuery(apiQuery("/api/zodiac-stats"));
  const companies = known?.signs.find((each) => each.sign === sign)?.companies;
  const count = stats?.stats.find((each) => each.sign === sign)?.count;
  const { name } = signById(sign);
  const rest = companies && count ? count - companies.length : 0;
  return (
    <div className="rounded-md border border-line bg-sheet px-4 py-4 shadow-float sm:px-5">
      <div className="flex items-baseline justify-between gap-4">
        <p aria-live="polite" className="font-serif text-lg/6 font-medium">
          {count
            ? `${withCommas(count)} companies are ${signPlural(name)} like you`
            : `Companies that are ${signPlural(name)} like you`}
        </p>
        <a href={`/signs/${sign}`} className="text-link shrink-0 text-sm">
          See why
        </a>
      </div>
      <ul key={sign} className="mt-3 grid grid-cols-5 gap-2 sm:grid-cols-7">
        {companies
          ? companies.map((company, place) => (
              <li
                key={company.name}
                className="grid animate-appear content-start justify-items-center gap-1 text-center text-xs/4 text-soft max-sm:nth-5:hidden max-sm:nth-6:hidden"
              >
                <CompanyTile name={company.name} sign={sign} logoUrl={company.logoUrl} />
                <span className="line-clamp-1 wrap-anywhere" title={company.name}>
                  {shortName(company.name)}
                </span>
                <span className="sr-only">{place < companies.length - 1 ? ", " : ""}</span>
              </li>
            ))
          : ["1", "2", "3", "4", "5", "6"].map((key) => (
              <li key={key} className="grid h-15 justify-items-center max-sm:nth-5:hidden max-sm:nth-6:hidden">
                <Skeleton className="size-10" />
              </li>
            ))}
        <li className="grid content-start justify-items-center gap-1 text-center text-xs/4 text-soft">
          {rest > 0 && (
            <>
              <span className="grid size-10 place-content-center font-serif text-lg font-medium text-ink">+{rest}</span>
              more
            </>
          )}
        </li>
      </ul>
    </div>
  );
}

/** Returns a name without its legal or descriptive ending, for the space below a tile. */
function shortName(name: string): string {
  return name
    .replace(/^The /, "")
    .replace(/ (Company|Companies|Group|Technologies|Platforms|Electronics|International)$/, "");
}
