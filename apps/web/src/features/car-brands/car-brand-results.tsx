import { buttonStyle } from "@zodiac-at-work/ui/button";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { CardList, CardListLoading } from "../../catalog/card-list.tsx";
import { PagedResults } from "../../catalog/paged-results.tsx";
import { changed, pageValue } from "../../catalog/search-params.ts";
import { CarBrandCard } from "./car-brand-card.tsx";
import type { CarBrandView } from "./car-brand-view.ts";
import { useCarBrands, usePrefetchCarBrands } from "./use-car-brands.ts";

interface CarBrandResultsProps {
  readonly view: CarBrandView;
  readonly query: URLSearchParams;
}

export function CarBrandResults({ view, query }: CarBrandResultsProps) {
  const result = useCarBrands(view);
  const prefetch = usePrefetchCarBrands();
  const { carBrands = [], totalPages = 0 } = result.data ?? {};
  return (
    <PagedResults
      title={titleFor(view)}
      units={["car brand", "car brands"]}
      failure="Failed to fetch car brands"
      result={result}
      isOutdated={result.isPlaceholderData}
      page={view.page}
      totalPages={totalPages}
      shown={carBrands.length}
      searchFor={(page) => changed(query, { page: pageValue(page) })}
      onApproach={(page) => prefetch({ ...view, page })}
      loading={<CardListLoading isLong />}
      empty={
        <EmptyState title="No car brands found" text="Try adjusting your filters to see more results.">
          <Link to="/car-brands" preventScrollReset className={buttonStyle({ variant: "secondary" })}>
            Show all car brands
          </Link>
        </EmptyState>
      }
    >
      <CardList>
        {carBrands.map((carBrand) => (
          <CarBrandCard key={carBrand.id} carBrand={carBrand} />
        ))}
      </CardList>
    </PagedResults>
  );
}

function titleFor({ zodiac, category }: CarBrandView): string {
  const founded = zodiac && `Founded in a year of the ${signById(zodiac).name}`;
  if (founded) return category ? `${founded}: ${category}` : founded;
  return category ? `${category} car brands` : "All car brands";
}
