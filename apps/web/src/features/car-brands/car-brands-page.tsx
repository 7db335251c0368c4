import { Container } from "@zodiac-at-work/ui/container";
import { useNavigate, useSearchParams } from "react-router";
import { CatalogHeading } from "../../catalog/catalog-heading.tsx";
import { OptionFilter } from "../../catalog/option-filter.tsx";
import { changed } from "../../catalog/search-params.ts";
import { SignFilter } from "../../catalog/sign-filter.tsx";
import { TrademarkNote } from "../../catalog/trademark-note.tsx";
import { CarBrandResults } from "./car-brand-results.tsx";
import { carBrandViewIn } from "./car-brand-view.ts";
import { FoundingTimeline } from "./founding-timeline.tsx";
import { useCarBrandCategories, useCarBrandStats, usePrefetchCarBrands } from "./use-car-brands.ts";

/** The car brands by sign and on a timeline. The URL holds the filters and the page. */
export function CarBrandsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const stats = useCarBrandStats();
  const categories = useCarBrandCategories();
  const prefetch = usePrefetchCarBrands();
  const view = carBrandViewIn(query);

  const signs = {
    searchFor: (zodiac: typeof view.zodiac) => changed(query, { zodiac }),
    onApproach: (zodiac: typeof view.zodiac) => prefetch({ ...view, zodiac, page: 1 }),
  };
  return (
    <Container className="py-10 sm:py-14">
      <CatalogHeading
        eyebrow="By founding date"
        title="Car Brands"
        lede="Every brand is listed under the sign of the Chinese year in which it was founded, whether it still makes cars or not."
      />
      <SignFilter unit="car brands" counts={stats.data?.stats} chosen={view.zodiac ? [view.zodiac] : []} {...signs} />
      <FoundingTimeline result={stats} chosen={view.zodiac} {...signs} />
      <div className="my-8 grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        <OptionFilter
          label="Category"
          name="category"
          all="All categories"
          result={categories}
          failure="Failed to fetch categories"
          chosen={view.category}
          onChoose={(category) => void navigate({ search: changed(query, { category }) }, { preventScrollReset: true })}
        />
      </div>
      <CarBrandResults view={view} query={query} />
      <TrademarkNote />
    </Container>
  );
}
