import { useQueries, useQuery } from "@tanstack/react-query";
import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { wordFor } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { apiQuery } from "../../../api/client.ts";
import { bestKnown } from "../../../lists/best-known.ts";
import { companiesOfSign } from "../../../lists/companies-of-sign.ts";
import { FailureState } from "../../../lists/failure-state.tsx";
import { foundingText, signsOf } from "../../../lists/founding.ts";
import { RecordList, RecordListLoading, RecordRow } from "../../../lists/record-row.tsx";
import { countOf } from "../../../match/scope.ts";
import { ScoreKey } from "../../../match/score-key.tsx";
import { signPlural } from "../../../sign/sign-plural.ts";
import { harmonyInWords } from "./harmony-in-words.ts";
import { OverviewSection } from "./overview-section.tsx";

/** The best known companies of the reader's three best signs, the best match first, with the reason for each score. */
export function BestCompanies({ reader }: { readonly reader: SignId }) {
  const signs = bestSigns(reader);
  const lists = useQueries({ queries: signs.map(companiesOfSign) });
  const { data: stats } = useQuery(apiQuery("/api/zodiac-stats"));
  const { data: openings } = useQuery(apiQuery("/api/companies/openings-counts"));
  const failed = lists.find(({ error }) => error);
  const companies = bestKnown(
    lists.flatMap(({ data }) => data ?? []),
    5,
  ).toSorted((a, b) => careerMatch(reader, b.zodiacSign).score - careerMatch(reader, a.zodiacSign).score);
  const count = (of: readonly SignId[]) => (stats ? countOf(stats.stats, of).toLocaleString("en-US") : "");
  const { name } = signById(reader);
  return (
    <OverviewSection
      title="Your companies"
      aside={
        <>
          Best known among your three best signs: {names.format(signs.map((sign) => signById(sign).name))}.{" "}
          <Link to="/companies" className="text-link">
            All {count(signs)} matches
          </Link>
        </>
      }
    >
      {failed?.error ? (
        <FailureState
          text="Failed to load company data. Please check your connection and try again."
          error={failed.error}
          onRetry={() => void Promise.all(lists.map(({ refetch }) => refetch()))}
        />
      ) : lists.some(({ isPending }) => isPending) ? (
        <RecordListLoading count={5} />
      ) : (
        <RecordList columns={["Company", "Why", "Sign, founded", "Work there", "Match"]}>
          {companies.map((company) => {
            const { id, zodiacSign, foundedYear, foundedMonth, foundedDay, careersUrl } = company;
            const founding =
              foundedYear === null ? undefined : { year: foundedYear, month: foundedMonth, day: foundedDay };
            const opening = openings?.counts.find(({ companyId }) => companyId === id);
            return (
              <RecordRow
                key={id}
                tile={<CompanyTile name={company.name} sign={zodiacSign} logoUrl={company.logoUrl} />}
                name={
                  <Link to={`/companies/${id}`} className="underline-offset-4 hover:underline pointer-coarse:py-3">
                    {company.name}
                  </Link>
                }
                about={`${company.industry} · ${company.location}`}
                description={harmonyInWords(reader, zodiacSign)}
                sign={
                  <span className="flex items-center gap-2.5 leading-snug">
                    <Seal sign={zodiacSign} size={28} className="max-sm:size-5" />
                    <span>
                      <span className="font-medium">
                        {signsOf(founding, zodiacSign).length > 1 && "Most likely "}
                        {signById(zodiacSign).name}
                      </span>
                      {founding && <span className="text-soft sm:block"> {foundingText(founding)}</span>}
                    </span>
                  </span>
                }
                links={
                  opening ? (
                    <Link
                      to={`/companies/${id}#openings`}
                      className="inline-flex min-h-9 items-center gap-1 whitespace-nowrap text-cinnabar underline-offset-4 hover:underline pointer-coarse:min-h-11"
                    >
                      <span className="font-semibold tabular-nums">{opening.openings.toLocaleString("en-US")}</span>
                      {opening.isSample && "sample "}
                      {wordFor(opening.openings, "opening")}
                      <span className="sr-only"> at {company.name}</span>
                    </Link>
                  ) : (
                    careersUrl && (
                      <ExternalLink
                        href={careersUrl}
                        about={` at ${company.name}`}
                        className={buttonStyle({ variant: "quiet", size: "small", className: "gap-1 px-2" })}
                      >
                        Careers
                        <ArrowUpRight aria-hidden size={15} strokeWidth={1.75} />
                      </ExternalLink>
                    )
                  )
                }
                score={<ScoreBadge score={careerMatch(reader, zodiacSign).score} label={`Match with ${name}`} />}
              />
            );
          })}
        </RecordList>
      )}
      <ScoreKey className="mt-3" />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex items-center gap-3 text-base/6">
          <Seal sign={reader} size={32} />
          <span>
            <strong>{count([reader])} companies share your own sign.</strong>{" "}
            <span className="text-soft">
              Two {signPlural(name)} score {careerMatch(reader, reader).score}: the same sign is a mirror.
            </span>
          </span>
        </p>
        <Link to="/companies?view=sign" className="text-link inline-flex min-h-11 items-center">
          See {signPlural(name)}
        </Link>
      </div>
    </OverviewSection>
  );
}

const names = new Intl.ListFormat("en-US");
