import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { counted, wordFor } from "@zodiac-at-work/catalog/counted";
import { Button } from "@zodiac-at-work/ui/button";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { byRank } from "../../lists/best-known.ts";
import type { Decade, Emphasis } from "./timeline.ts";
import type { BrandInBrief } from "./use-car-brands.ts";

interface DecadePanelProps {
  readonly id: string;
  readonly decade: Decade;
  readonly emphasis: Emphasis;
  readonly reader: SignId | undefined;
  readonly previous: number | undefined;
  readonly next: number | undefined;
  readonly onOpen: (decade: number) => void;
}

/** The brands of the open decade: the counted signs with logo and score, then the other brands by name. */
export function DecadePanel({ id, decade, emphasis, reader, previous, next, onOpen }: DecadePanelProps) {
  const [isWhole, setWhole] = useState(false);
  const { counted: listed, tinted } = emphasis;
  const { brands } = decade;
  // Under all signs, nothing stands out, so every brand is a name.
  const featured =
    listed.length < 12
      ? listed.flatMap((sign) => brands.filter(({ zodiacSign }) => zodiacSign === sign).toSorted(byRank))
      : [];
  const own = brands.filter(({ zodiacSign }) => tinted.includes(zodiacSign) && !listed.includes(zodiacSign));
  const others = brands.filter((brand) => !featured.includes(brand) && !own.includes(brand));
  const isLong = brands.length > shortLength.phone;
  const isCut = isLong && !isWhole;
  // A wide window shows the names at once where they are all there is.
  const isCutWide = isCut && featured.length > 0;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-md border border-line bg-sheet px-5 py-4 max-sm:rounded-none max-sm:border-0 max-sm:border-l-2 max-sm:border-cinnabar max-sm:px-3 max-sm:pt-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Heading level={3} size="card" id={`${id}-title`} className="max-sm:sr-only">
          {decade.decade}s
        </Heading>
        <p className="text-sm text-soft sm:ml-auto">
          <span className="font-semibold text-ink">{counted(brands.length, "brand")}</span>
          {reader && `, ${matchText(brands, reader)}`}
        </p>
        <p className="flex gap-2 max-sm:hidden">
          {previous !== undefined && (
            <Button variant="quiet" size="small" onClick={() => onOpen(previous)}>
              <ChevronLeft aria-hidden size={16} />
              {previous}s
            </Button>
          )}
          {next !== undefined && (
            <Button variant="quiet" size="small" onClick={() => onOpen(next)}>
              {next}s
              <ChevronRight aria-hidden size={16} />
            </Button>
          )}
        </p>
      </div>
      {featured.length > 0 && (
        <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
          {featured.slice(0, isCutWide ? shortLength.wide : undefined).map((brand, index) => (
            <li
              key={brand.id}
              className={cx(
                "flex min-h-12 items-center gap-3 border-t border-line py-1",
                isCut && index >= shortLength.phone && "max-sm:hidden",
              )}
            >
              <CompanyTile name={brand.name} sign={brand.zodiacSign} logoUrl={brand.logoUrl} size="small" />
              <p className="min-w-0 grow text-sm/4.5 wrap-anywhere">
                <span className="block font-medium">{brand.name}</span>
                <span className="text-soft">
                  {signById(brand.zodiacSign).name} · {brand.foundedYear}
                </span>
              </p>
              {reader && (
                <ScoreBadge
                  score={careerMatch(reader, brand.zodiacSign).score}
                  label={`Match with ${signById(reader).name}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isCutWide && (
        <div
          className={cx(
            "mt-3 grid gap-3",
            featured.length > 0 && "border-t border-line pt-3",
            isCut && "max-sm:hidden",
          )}
        >
          {own.length > 0 && <Names label="Your sign" brands={own} />}
          {others.length > 0 && (
            <Names label={featured.length > 0 || own.length > 0 ? "Other signs" : undefined} brands={others} />
          )}
        </div>
      )}
      {isLong && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className={cx("mt-3 max-sm:w-full", featured.length === 0 && "sm:hidden")}
        >
          {isWhole ? "Show fewer" : `Show all ${brands.length}`}
        </Button>
      )}
    </section>
  );
}

/** The number of brands that are shown at first. The list below should begin within two screens. */
const shortLength = { phone: 4, wide: 8 } as const;

function Names({ label, brands }: { readonly label: string | undefined; readonly brands: readonly BrandInBrief[] }) {
  return (
    <div className={cx("text-sm", label && "grid gap-x-4 gap-y-1 sm:grid-cols-[5rem_1fr]")}>
      {label && <p className="text-soft">{label}</p>}
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
        {brands.map(({ id, name, zodiacSign }) => (
          <li key={id} className="flex items-center gap-1.5">
            <Seal sign={zodiacSign} size={18} />
            {name}
            <span className="sr-only"> ({signById(zodiacSign).name})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function matchText(brands: readonly BrandInBrief[], reader: SignId): string {
  const best = bestSigns(reader);
  const matches = brands.filter(({ zodiacSign }) => best.includes(zodiacSign)).length;
  const own = brands.filter(({ zodiacSign }) => zodiacSign === reader).length;
  return `${matches} ${wordFor(matches, "matches", "match")} you, ${own} ${wordFor(own, "shares", "share")} your sign`;
}
