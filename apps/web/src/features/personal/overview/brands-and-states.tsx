import { useQuery } from "@tanstack/react-query";
import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../../api/client.ts";
import { deferred } from "../../../deferred.tsx";
import { bestKnown } from "../../../lists/best-known.ts";
import { FailureState } from "../../../lists/failure-state.tsx";

// The outlines are larger than the page.
const SmallMap = lazy(async () => ({ default: (await import("./small-map.tsx")).SmallMap }));

/** The car brands and the states of the reader's best signs, side by side. */
export function BrandsAndStates({ reader }: { readonly reader: SignId }) {
  return (
    <div className="mt-6 grid border-y sm:mt-12 border-line md:grid-cols-2 md:divide-x md:divide-line">
      <Brands reader={reader} />
      <States reader={reader} />
    </div>
  );
}

function Brands({ reader }: { readonly reader: SignId }) {
  const { data, error, refetch } = useQuery(apiQuery("/api/car-brands/timeline"));
  return (
    <Half title="Your car brands" link={{ to: "/car-brands", text: `All ${data?.carBrands.length ?? ""}` }}>
      {error ? (
        <FailureState text="Failed to fetch car brands" error={error} onRetry={() => void refetch()} />
      ) : (
        <BrandList reader={reader} brands={data?.carBrands} />
      )}
    </Half>
  );
}

interface BrandListProps {
  readonly reader: SignId;
  /** Undefined while they load. */
  readonly brands: Of<Api["GET /api/car-brands/timeline"], "response">["carBrands"] | undefined;
}

/** The two best known brands of each of the reader's best signs. */
const BrandList = deferred(function BrandList({ reader, brands }: BrandListProps) {
  const made = brands?.filter(({ isActive }) => isActive);
  const shown =
    made &&
    bestSigns(reader).flatMap((sign) =>
      bestKnown(
        made.filter(({ zodiacSign }) => zodiacSign === sign),
        2,
      ),
    );
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-6 sm:gap-y-4 md:grid-cols-3 lg:grid-cols-6">
      {shown
        ? shown.map(({ id, name, zodiacSign, logoUrl }, place) => (
            <li
              key={id}
              className={cx(
                "flex items-center gap-2.5 sm:flex-col sm:gap-1 sm:text-center",
                place >= 4 && "max-sm:hidden",
              )}
            >
              <CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} />
              <span className="grid min-w-0">
                <span className="text-sm/5 font-medium max-sm:truncate sm:wrap-anywhere">{name}</span>
                <span className="text-xs text-soft">
                  {signById(zodiacSign).name} {careerMatch(reader, zodiacSign).score}
                </span>
              </span>
            </li>
          ))
        : ["1", "2", "3", "4", "5", "6"].map((key) => (
            <Skeleton key={key} className="h-10 sm:h-20 max-sm:nth-[n+5]:hidden" />
          ))}
    </ul>
  );
});

function States({ reader }: { readonly reader: SignId }) {
  const { data, error, refetch } = useQuery(apiQuery("/api/us-states", { limit: 50 }));
  return (
    <Half title="Your states" link={{ to: "/us-states", text: "All 50" }}>
      {error ? (
        <FailureState text="Failed to fetch US states" error={error} onRetry={() => void refetch()} />
      ) : (
        <StateSigns reader={reader} states={data?.usStates} />
      )}
    </Half>
  );
}

interface StateSignsProps {
  readonly reader: SignId;
  /** Undefined while they load. */
  readonly states: Of<Api["GET /api/us-states"], "response">["usStates"] | undefined;
}

/** The map and the names of the states of the reader's best signs and their own. */
const StateSigns = deferred(function StateSigns({ reader, states }: StateSignsProps) {
  const signs = [...bestSigns(reader), reader];
  const shown = states?.filter(({ zodiacSign }) => signs.includes(zodiacSign)) ?? [];
  return (
    <div className="grid grid-cols-2 items-center gap-x-5 gap-y-4 sm:grid-cols-[1.15fr_1fr] sm:gap-x-7 md:grid-cols-1 lg:grid-cols-[1.15fr_1fr]">
      <div className="aspect-975/610">
        <Suspense>
          <SmallMap signs={new Map(shown.map(({ name, zodiacSign }) => [name, zodiacSign]))} />
        </Suspense>
      </div>
      <ul className="grid gap-1.5 sm:gap-2.5">
        {signs.map((sign) => (
          <li key={sign} className="flex items-center gap-2 sm:gap-3">
            <Seal sign={sign} size={26} />
            {states ? (
              <StatesOfSign
                sign={sign}
                names={shown.filter(({ zodiacSign }) => zodiacSign === sign).map(({ name }) => name)}
              />
            ) : (
              <Skeleton className="h-4 w-40" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});

function StatesOfSign({ sign, names }: { readonly sign: SignId; readonly names: readonly string[] }) {
  return (
    <p className="min-w-0 text-sm/5">
      <span className="sr-only">{signById(sign).name}: </span>
      <strong className="tabular-nums">{names.length}</strong>{" "}
      <span className="text-soft max-sm:hidden">{statesInWords(names, 3)}</span>
      <span className="text-soft sm:hidden">{statesInWords(names, 1)}</span>
    </p>
  );
}

function statesInWords(states: readonly string[], most: number): string {
  const [shown, rest] = [states.slice(0, most), states.length - most];
  return shown.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

interface HalfProps {
  readonly title: string;
  readonly link: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

function Half({ title, link, children }: HalfProps) {
  return (
    <section
      aria-label={title}
      className="py-4 md:py-6 max-md:border-line max-md:not-first:border-t md:px-8 md:first:pl-0 md:last:pr-0"
    >
      <div className="mb-3 flex items-baseline sm:mb-4 justify-between gap-4">
        <Heading level={2} size="card">
          {title}
        </Heading>
        <Link to={link.to} className="text-link text-sm">
          {link.text}
          <span className="sr-only"> {title.replace("Your ", "")}</span>
        </Link>
      </div>
      {children}
    </section>
  );
}
