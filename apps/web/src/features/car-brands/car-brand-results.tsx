import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { type SignId, signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { deferred } from "../../deferred.tsx";
import { possiblySign } from "../../lists/founding.ts";
import { pageSize } from "../../lists/page-status.ts";
import { PagedResults } from "../../lists/paged-results.tsx";
import { RecordList, RecordListLoading } from "../../lists/record-row.tsx";
import { changed, pageValue } from "../../lists/search-params.ts";
import { ScoreKey } from "../../match/score-key.tsx";
import { CarBrandRow } from "./car-brand-row.tsx";
import type { CarBrandView } from "./car-brand-view.ts";
import { type useCarBrands, usePrefetchCarBrands } from "./use-car-brands.ts";

interface CarBrandResultsProps {
  readonly view: CarBrandView;
  readonly query: URLSearchParams;
  /** The reader's sign, if it is known. */
  readonly reader: SignId | undefined;
  readonly result: ReturnType<typeof useCarBrands>;
}

export const CarBrandResults = deferred(function CarBrandResults({
  view,
  query,
  reader,
  result,
}: CarBrandResultsProps) {
  const prefetch = usePrefetchCarBrands();
  const { carBrands = [], totalPages = 0 } = result.data ?? {};
  return (
    <PagedResults
      title={titleFor(view, reader)}
      units={["car brand", "car brands"]}
      failure="Failed to fetch car brands"
      result={result}
      isOutdated={result.isPlaceholderData}
      page={view.page}
      totalPages={totalPages}
      shown={carBrands.length}
      possible={carBrands.filter((carBrand) => possiblySign(carBrand, view.signs)).length}
      searchFor={(page) => changed(query, { page: pageValue(page) })}
      onApproach={(page) => prefetch({ ...view, page })}
      loading={<RecordListLoading count={pageSize} />}
      empty={
        <EmptyState title="No car brands found" text="Try adjusting your filters to see more results.">
          <Link
            to={{ search: reader ? "?view=all" : "" }}
            preventScrollReset
            className={buttonStyle({ variant: "secondary" })}
          >
            Show all car brands
          </Link>
        </EmptyState>
      }
    >
      {reader && <ScoreKey className="-mt-3 mb-4" />}
      <RecordList columns={["Brand", "What it is", "Sign, founded", "Today", reader && "Match"]}>
        {carBrands.map((carBrand) => (
          <CarBrandRow key={carBrand.id} carBrand={carBrand} chosen={view.signs} reader={reader} />
        ))}
      </RecordList>
    </PagedResults>
  );
});

const list = new Intl.ListFormat("en-US", { type: "disjunction" });

function titleFor({ search, scope, signs, category, isActive }: CarBrandView, reader: SignId | undefined): string {
  const filters = [category, isActive && "in production"].filter(Boolean).join(", ");
  const within = filters ? `: ${filters}` : "";
  if (search !== "") return `Results for “${search}”${within}`;
  if (scope === "matches" && reader) return `Car brands for ${withArticle(signById(reader).name)}${within}`;
  if (signs.length > 0) {
    return `Founded in a year of the ${list.format(signs.map((sign) => signById(sign).name))}${within}`;
  }
  return `All car brands${within}`;
}
