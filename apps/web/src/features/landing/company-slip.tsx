import { useQuery } from "@tanstack/react-query";
import { withCommas } from "@zodiac-at-work/catalog/counted";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { apiQuery } from "../../api/client.ts";
import { signPlural } from "../../sign/sign-plural.ts";

/** The companies of a sign: how many there are, and the best known six. */
export function CompanySlip({ sign }: { readonly sign: SignId }) {
  const { data: known } = useQuery(apiQuery("/api/known-companies"));
  const { data: stats } = useQuery(apiQuery("/api/zodiac-stats"));
  const companies = known?.signs.find((each) => each.sign === sign)?.companies;
  const count = stats?.stats.find((each) => each.sign === sign)?.count;
  const { name } = signById(sign);
  return (
    <div className="@container rounded-md border border-line bg-sheet px-3 py-4 shadow-float sm:px-5">
      <div className="flex items-baseline justify-between gap-4">
        <p aria-live="polite" className="font-serif text-base/6 font-medium sm:text-lg/6">
          {count
            ? `${withCommas(count)} companies are ${signPlural(name)} like you`
            : `Companies that are ${signPlural(name)} like you`}
        </p>
        <a href={`/signs/${sign}`} className="text-link shrink-0 text-sm">
          See why
        </a>
      </div>
      <ul
        key={sign}
        className="mt-3 grid min-h-19 grid-cols-[repeat(4,minmax(0,1fr))_2.5rem] gap-x-1 @min-[28rem]:grid-cols-[repeat(6,minmax(0,1fr))_2.5rem]"
      >
        {companies
          ? companies.map((company, place) => (
              <li
                key={company.name}
                className={cx(
                  "grid animate-appear grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-1 text-center text-xs/4 text-soft",
                  place >= shownWhereNarrow && "@max-[28rem]:hidden",
                )}
              >
                <CompanyTile name={company.name} sign={sign} logoUrl={company.logoUrl} />
                {/* A long word is a little wider than its tile. */}
                <span className="line-clamp-2" title={company.name}>
                  {shortName(company.name)}
                </span>
                <span className="sr-only">{place < companies.length - 1 ? ", " : ""}</span>
              </li>
            ))
          : Array.from({ length: shown }, (_, place) => (
              <li
                key={place}
                className={cx("grid justify-items-center", place >= shownWhereNarrow && "@max-[28rem]:hidden")}
              >
                <Skeleton className="size-10" />
              </li>
            ))}
        <li className="grid content-start justify-items-center gap-1 text-center text-xs/4 text-soft">
          {companies && count && (
            <>
              <More count={count - Math.min(shownWhereNarrow, companies.length)} className="@min-[28rem]:hidden" />
              <More count={count - companies.length} className="@max-[28rem]:hidden" />
            </>
          )}
        </li>
      </ul>
    </div>
  );
}

/** How many tiles fit. The API names as many companies as fit where there is room. */
const [shown, shownWhereNarrow] = [6, 4];

function More({ count, className }: { readonly count: number; readonly className: string }) {
  if (count <= 0) return null;
  return (
    <span className={className}>
      <span className="grid h-10 place-content-center pb-1 font-serif text-lg font-medium text-ink">+{count}</span>
      more
    </span>
  );
}

/** Returns a name without its legal or descriptive ending, for the space below a tile. */
function shortName(name: string): string {
  return name
    .replace(/^The /, "")
    .replace(/ (Company|Companies|Group|Technologies|Platforms|Electronics|International)$/, "");
}
