import { useQueries } from "@tanstack/react-query";
import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { withCommas, wordFor } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { deferred } from "../../../deferred.tsx";
import { companiesOfSign } from "../../../lists/companies-of-sign.ts";
import { FailureState } from "../../../lists/failure-state.tsx";
import { foundingOf, foundingText, isUncertain } from "../../../lists/founding.ts";
import { type OpeningCount, useOpeningCounts } from "../../../openings/use-opening-counts.ts";
import { bestMatches, type SignMatches } from "./best-matches.ts";
import { harmonyInWords } from "./harmony-in-words.ts";

interface MatchGroupsProps {
  readonly reader: SignId;
  /** Side by side in a wide window. */
  readonly isWide?: boolean;
}

/** The companies that fit a reader best, below the sign that they share, its reason and its score. */
export function MatchGroups({ reader, isWide = false }: MatchGroupsProps) {
  const signs = bestSigns(reader);
  const lists = useQueries({ queries: signs.map(companiesOfSign) });
  const { data: counts, isPending: isCounting } = useOpeningCounts();
  const failed = lists.find(({ error }) => error);
  if (failed?.error)
    return (
      <FailureState
        text="Failed to load company data. Please check your connection and try again."
        error={failed.error}
        onRetry={() => void Promise.all(lists.map(({ refetch }) => refetch()))}
      />
    );
  const isLoading = isCounting || lists.some(({ isPending }) => isPending);
  const matches = signs.map((sign, place) => ({ sign, companies: lists[place]?.data ?? [] }));
  return <Groups reader={reader} isWide={isWide} matches={isLoading ? undefined : matches} counts={counts} />;
}

interface GroupsProps {
  readonly reader: SignId;
  readonly isWide: boolean;
  /** The companies of each sign, the best sign first. Undefined while they load. */
  readonly matches: readonly SignMatches[] | undefined;
  readonly counts: ReturnType<typeof useOpeningCounts>["data"];
}

const Groups = deferred(function Groups({ reader, isWide, matches, counts }: GroupsProps) {
  const layout = cx(
    "grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 print:grid-cols-2",
    isWide && "lg:grid-cols-[repeat(2,minmax(0,1fr))]",
  );
  if (!matches) return <Loading className={layout} />;
  const groups = bestMatches(matches, ({ id }) => counts?.has(id) ?? false);
  return (
    <div className={layout}>
      {groups.map(({ sign, companies }) => (
        <section key={sign} aria-label={`${signById(sign).name} companies`} className="break-inside-avoid">
          <GroupHead reader={reader} sign={sign} />
          <ul>
            {companies.map((company) => (
              <Row key={company.id} company={company} openings={counts?.get(company.id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

function GroupHead({ reader, sign }: { readonly reader: SignId; readonly sign: SignId }) {
  const { name } = signById(sign);
  const harmony = harmonyInWords(reader, sign);
  return (
    <div className="flex items-center gap-3 border-y border-line bg-well px-2 py-1.5">
      <Seal sign={sign} size={34} />
      <div className="min-w-0 grow">
        <Heading level={3} size="row" className="leading-tight">
          {name} <span className="font-sans text-sm font-normal text-soft">{harmony.name}</span>
        </Heading>
        <p className="text-sm/snug text-soft">{harmony.meaning}</p>
      </div>
      <ScoreBadge score={careerMatch(reader, sign).score} label={`Match with ${signById(reader).name}`} />
    </div>
  );
}

interface RowProps {
  readonly company: SignMatches["companies"][number];
  readonly openings: OpeningCount | undefined;
}

function Row({ company, openings }: RowProps) {
  const { id, name, zodiacSign, logoUrl, industry, careersUrl } = company;
  const founding = foundingOf(company);
  return (
    <li className="flex items-center gap-3 border-b border-line px-2 py-1">
      <CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} />
      <div className="min-w-0 grow">
        <p className="leading-snug font-medium">
          <Link to={`/companies/${id}`} className="underline-offset-4 hover:underline pointer-coarse:py-3">
            {name}
          </Link>
        </p>
        <p className="truncate text-sm/snug text-soft">
          {founding && `${isUncertain(founding, zodiacSign) ? "Most likely, " : ""}${foundingText(founding)} · `}
          {industry}
        </p>
      </div>
      <div className="shrink-0 text-sm print:hidden">
        {openings ? (
          <Link
            to={`/companies/${id}#openings`}
            className="inline-flex min-h-9 items-center gap-1 text-cinnabar underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <span className="font-semibold tabular-nums">{withCommas(openings.openings)}</span>
            {openings.isSample && "sample "}
            {wordFor(openings.openings, "opening")}
            <span className="sr-only"> at {name}</span>
          </Link>
        ) : (
          careersUrl && (
            <ExternalLink
              href={careersUrl}
              about={` at ${name}`}
              className={buttonStyle({ variant: "quiet", size: "small", className: "gap-1 px-2" })}
            >
              Careers
              <ArrowUpRight aria-hidden size={15} strokeWidth={1.75} />
            </ExternalLink>
          )
        )}
      </div>
    </li>
  );
}

function Loading({ className }: { readonly className: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {[3, 2].map((rows) => (
        <div key={rows}>
          <Skeleton className="h-13" />
          {["1", "2", "3"].slice(0, rows).map((row) => (
            <div key={row} className="border-b border-line px-2 py-1">
              <Skeleton className="h-10.5" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
