import { useQuery } from "@tanstack/react-query";
import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../../api/client.ts";
import { bestKnown } from "../../../lists/best-known.ts";
import { FailureState } from "../../../lists/failure-state.tsx";

// The outlines are larger than the page.
const SmallMap = lazy(async () => ({ default: (await import("./small-map.tsx")).SmallMap }));

/** The car brands and the states of the reader's best signs, side by side. */
export function BrandsAndStates({ reader }: { readonly reader: SignId }) {
  return (
    <div className="mt-12 grid border-y border-line md:grid-cols-2 md:divide-x md:divide-line">
      <Brands reader={reader} />
      <States reader={reader} />
    </div>
  );
}

function Brands({ reader }: { readonly reader: SignId }) {
  const { data, error, refetch } = useQuery(apiQuery("/api/car-brands/timeline"));
  const signs = bestSigns(reader);
  const made = data?.carBrands.filter(({ isActive }) => isActive);
  const brands =
    made &&
    signs.flatMap((sign) =>
      bestKnown(
        made.filter(({ zodiacSign }) => zodiacSign === sign),
        2,
      ),
    );
  return (
    <Half title="Your car brands" link={{ to: "/car-brands", text: `All ${data?.carBrands.length ?? ""}` }}>
      {error ? (
        <FailureState text="Failed to fetch car brands" error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-6 md:grid-cols-3 lg:grid-cols-6">
          {brands
            ? brands.map(({ id, name, zodiacSign, logoUrl }) => (
                <li key={id} className="grid justify-items-center gap-1 text-center">
                  <CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} />
                  <span className="text-sm/5 font-medium wrap-anywhere">{name}</span>
                  <span className="text-xs text-soft">
                    {signById(zodiacSign).name} {careerMatch(reader, zodiacSign).score}
                  </span>
                </li>
              ))
            : ["1", "2", "3", "4", "5", "6"].map((key) => <Skeleton key={key} className="h-20" />)}
        </ul>
      )}
    </Half>
  );
}

function States({ reader }: { readonly reader: SignId }) {
  const { data, error, refetch } = useQuery(apiQuery("/api/us-states", { limit: 50 }));
  const signs = [...bestSigns(reader), reader];
  const shown = data?.usStates.filter(({ zodiacSign }) => signs.includes(zodiacSign)) ?? [];
  return (
    <Half title="Your states" link={{ to: "/us-states", text: "All 50" }}>
      {error ? (
        <FailureState text="Failed to fetch US states" error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="grid items-center gap-x-7 gap-y-4 sm:grid-cols-[1.15fr_1fr] md:grid-cols-1 lg:grid-cols-[1.15fr_1fr]">
          <div className="aspect-975/610 max-sm:mx-auto max-sm:w-full max-sm:max-w-90">
            <Suspense>
              <SmallMap signs={new Map(shown.map(({ name, zodiacSign }) => [name, zodiacSign]))} />
            </Suspense>
          </div>
          <ul className="grid gap-2.5">
            {signs.map((sign) => (
              <li key={sign} className="flex items-center gap-3">
                <Seal sign={sign} size={26} />
                {data ? (
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
      )}
    </Half>
  );
}

function StatesOfSign({ sign, names }: { readonly sign: SignId; readonly names: readonly string[] }) {
  return (
    <p className="min-w-0 text-sm/5">
      <span className="sr-only">{signById(sign).name}: </span>
      <strong className="tabular-nums">{names.length}</strong> <span className="text-soft">{statesInWords(names)}</span>
    </p>
  );
}

function statesInWords(states: readonly string[]): string {
  const [shown, rest] = [states.slice(0, 3), states.length - 3];
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
      className="py-6 max-md:border-line max-md:not-first:border-t md:px-8 md:first:pl-0 md:last:pr-0"
    >
      <div className="mb-4 flex items-baseline justify-between gap-4">
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
