import { useQueries, useQuery } from "@tanstack/react-query";
import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { Card } from "@zodiac-at-work/ui/card";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { careerMatch, type SignOfDate, signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { apiQuery } from "../../../api/client.ts";
import { companiesOfSign } from "../../../lists/companies-of-sign.ts";
import { countOf } from "../../../match/scope.ts";
import { ShareCard } from "../../../share/share-card.tsx";
import { companiesThatFit } from "./companies-that-fit.ts";

/** Where the reading leads: companies of the best signs, and the card to share. */
export function NextChapter({ answer }: { readonly answer: SignOfDate }) {
  return (
    <div className="grid items-start gap-8 md:grid-cols-2 print:grid-cols-2">
      <CompaniesThatFit answer={answer} />
      <Card isDense className="break-inside-avoid">
        <Heading level={3} size="small" className="mb-4">
          Your share card
        </Heading>
        <ShareCard answer={answer} />
      </Card>
    </div>
  );
}

function CompaniesThatFit({ answer: { sign } }: { readonly answer: SignOfDate }) {
  const signs = bestSigns(sign);
  const lists = useQueries({ queries: signs.map(companiesOfSign) });
  const { data: counts } = useQuery(apiQuery("/api/zodiac-stats"));
  const isPending = lists.some((list) => list.isPending);
  const companies = companiesThatFit(lists.map(({ data }) => data ?? []));
  return (
    <Card isDense className="break-inside-avoid">
      <Heading level={3} size="small">
        Companies that fit
      </Heading>
      <p className="text-sm text-soft">
        Well known, of your three best signs: {signs.map((each) => signById(each).name).join(", ")}.
      </p>
      <ul className="mt-3">
        {isPending
          ? Array.from({ length: 4 }, (_, place) => place).map((place) => (
              <li key={place} className="border-b border-line py-3">
                <Skeleton className="h-10" />
              </li>
            ))
          : companies.map(({ id, name, logoUrl, zodiacSign, industry }) => (
              <li key={id} className="flex items-center gap-3 border-b border-line py-3 print:py-1">
                <CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} />
                <div className="min-w-0 grow">
                  <Link to={`/companies/${id}`} className="font-medium underline-offset-4 hover:underline">
                    {name}
                  </Link>
                  <p className="text-sm text-soft">
                    {signById(zodiacSign).name} · {industry}
                  </p>
                </div>
                <ScoreBadge
                  score={careerMatch(sign, zodiacSign).score}
                  label={`Match with ${signById(zodiacSign).name}`}
                />
              </li>
            ))}
      </ul>
      <Link to="/companies" className="text-link mt-4 inline-block font-medium print:hidden">
        See all {counts && `${countOf(counts.stats, signs).toLocaleString("en-US")} `}matches
      </Link>
    </Card>
  );
}
