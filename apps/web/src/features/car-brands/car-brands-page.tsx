import { byMatch } from "@zodiac-at-work/almanac/best-signs";
import { Container } from "@zodiac-at-work/ui/container";
import { Heading } from "@zodiac-at-work/ui/heading";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { FailureState } from "../../lists/failure-state.tsx";
import { typing } from "../../lists/search-field.tsx";
import { changed } from "../../lists/search-params.ts";
import { SignFilter } from "../../lists/sign-filter.tsx";
import { TrademarkNote } from "../../lists/trademark-note.tsx";
import { useQueryChange } from "../../lists/use-query-change.ts";
import { ScopeSegments } from "../../match/scope-segments.tsx";
import { searchForScope, searchForSign } from "../../match/sign-choice.ts";
import { SignInvitation } from "../../match/sign-invitation.tsx";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { CarBrandControls } from "./car-brand-controls.tsx";
import { CarBrandResults } from "./car-brand-results.tsx";
import { carBrandViewIn } from "./car-brand-view.ts";
import { FoundingTimeline } from "./founding-timeline.tsx";
import { countBy, passes } from "./timeline.ts";
import {
  useBrandTimeline,
  useCarBrandCategories,
  useCarBrandStats,
  useCarBrands,
  usePrefetchCarBrands,
} from "./use-car-brands.ts";

/** The car brands by sign and on a timeline. The URL holds the filters, the order and the page. */
export function CarBrandsPage() {
  const { query, changeQuery } = useQueryChange();
  const reader = useReadersSign();
  const stats = useCarBrandStats();
  const timeline = useBrandTimeline();
  const categories = useCarBrandCategories();
  const prefetch = usePrefetchCarBrands();
  const view = carBrandViewIn(query, reader);
  const result = useCarBrands(view);

  const brands = timeline.data;
  const isFiltered = view.category !== undefined || view.isActive || view.search !== "";
  const bySign =
    brands &&
    countBy(
      brands.filter((brand) => passes(view, brand)),
      "zodiacSign",
    );
  const counts = isFiltered
    ? bySign && signIds.map((sign) => ({ sign, count: bySign.get(sign) ?? 0 }))
    : stats.data?.stats;
  const isOfSigns = ({ zodiacSign }: { zodiacSign: SignId }) =>
    view.signs.length === 0 || view.signs.includes(zodiacSign);
  const byCategory =
    brands &&
    countBy(
      brands.filter((brand) => isOfSigns(brand) && passes({ ...view, category: undefined }, brand)),
      "category",
    );
  const failed = stats.error ?? timeline.error;

  const show = (changes: Parameters<typeof changed>[1]) => changeQuery((latest) => changed(latest, changes));
  // A search covers all signs. Typing replaces its entry in the browser's history instead of adding one for each key.
  const search = (text: string) =>
    changeQuery((latest) => changed(latest, { search: text, zodiac: undefined, view: undefined, sort: undefined }), {
      replace: view.search !== "",
      state: typing,
    });
  return (
    <Container className="py-6 sm:py-10">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <Heading level={1} size="page">
            Car Brands
          </Heading>
          <p className="mt-2 font-serif text-lg font-medium text-balance text-soft">
            Every marque under the sign of the year it began.
          </p>
        </div>
        {reader && (
          <ScopeSegments
            label="Which car brands"
            reader={reader}
            scope={view.scope}
            searchFor={(scope) => searchForScope(query, scope)}
            counts={view.search === "" ? counts : stats.data?.stats}
          />
        )}
      </div>
      <SignFilter
        units={["car brand", "car brands"]}
        counts={counts}
        chosen={view.signs}
        {...(reader && { order: byMatch(reader) })}
        searchFor={(sign) => searchForSign(query, view, sign, reader)}
        onApproach={(sign) => prefetch({ ...view, scope: undefined, signs: sign ? [sign] : [], search: "", page: 1 })}
      />
      {failed ? (
        <div className="mt-8">
          <FailureState
            text="Failed to fetch stats"
            error={failed}
            onRetry={() => {
              if (stats.error) void stats.refetch();
              if (timeline.error) void timeline.refetch();
            }}
          />
        </div>
      ) : (
        <FoundingTimeline brands={brands} view={view} reader={reader} />
      )}
      <CarBrandControls
        view={view}
        query={query}
        hasReader={reader !== undefined}
        categories={categories}
        counts={byCategory}
        onSearch={search}
        onChange={show}
      />
      {!reader && (
        <SignInvitation text="Enter your birth date in Your Zodiac to see your matches first, each with its score." />
      )}
      <CarBrandResults view={view} query={query} reader={reader} result={result} />
      <TrademarkNote>
        Where only a founding year is known, January and February may belong to the sign before. Those rows say “most
        likely”, and “possibly” at the end of a list of the other sign.
      </TrademarkNote>
    </Container>
  );
}
