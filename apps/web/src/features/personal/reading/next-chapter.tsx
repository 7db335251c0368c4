import { useQuery } from "@tanstack/react-query";
import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { withCommas } from "@zodiac-at-work/catalog/counted";
import { Card } from "@zodiac-at-work/ui/card";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { SignId, SignOfDate } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { apiQuery } from "../../../api/client.ts";
import { countOf } from "../../../match/scope.ts";
import { ScoreKey } from "../../../match/score-key.tsx";
import { ShareCard } from "../../../share/share-card.tsx";
import { MatchGroups } from "../matches/match-groups.tsx";

/** Where the reading leads: companies of the best signs, and the card to share. */
export function NextChapter({ answer }: { readonly answer: SignOfDate }) {
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <CompaniesThatFit reader={answer.sign} />
      <Card isDense>
        <Heading level={3} size="small" className="mb-4">
          Your share card
        </Heading>
        <ShareCard answer={answer} />
      </Card>
    </div>
  );
}

function CompaniesThatFit({ reader }: { readonly reader: SignId }) {
  const { data: counts } = useQuery(apiQuery("/api/zodiac-stats"));
  return (
    <div>
      <Heading level={3} size="small" className="mb-3">
        Companies that fit
      </Heading>
      <MatchGroups reader={reader} />
      <ScoreKey className="mt-3" />
      <Link to="/companies" className="text-link mt-3 inline-block font-medium">
        See all {counts && `${withCommas(countOf(counts.stats, bestSigns(reader)))} `}matches
      </Link>
    </div>
  );
}
