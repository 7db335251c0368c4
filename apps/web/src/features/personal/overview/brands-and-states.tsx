import { useQuery } from "@tanstack/react-query";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../../api/client.ts";
import { bestKnown } from "../../../catalog/best-known.ts";
import { bestSigns } from "../../../match/best-signs.ts";

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
  const { data, error } = useQuery(apiQuery("/api/car-brands/timeline"));
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
        <Failure text="Failed to load car brands." />
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
  const { data, error } = useQuery(apiQuery("/api/us-states", { limit: 100 }));
  const signs = [...bestSigns(reader), reader];
  return (
    <Half title="Your states" link={{ to: "/us-states", text: "All 50" }}>
      {error ? (
        <Failure text="Failed to load states." />
      ) : (
        <ul className="grid gap-2.5">
          {signs.map((sign) => {
            const states = data?.usStates.filter(({ zodiacSign }) => zodiacSign === sign);
            return (
              <li key={sign} className="flex items-center gap-3">
                <Seal sign={sign} size={26} />
                {states ? (
                  <p className="min-w-0 text-sm/5">
                    <span className="sr-only">{signById(sign).name}: </span>
                    <strong className="tabular-nums">{states.length}</strong>{" "}
                    <span className="text-soft">{statesInWords(states.map(({ name }) => name))}</span>
                  </p>
                ) : (
                  <Skeleton className="h-4 w-40" />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Half>
  );
}

function statesInWords(states: readonly string[]): string {
  const [shown, rest] = [states.slice(0, 4), states.length - 4];
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

function Failure({ text }: { readonly text: string }) {
  return (
    <p role="alert" className="text-sm text-danger">
      {text} Please check your connection and reload the page.
    </p>
  );
}
