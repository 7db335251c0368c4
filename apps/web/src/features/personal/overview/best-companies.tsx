import { useQuery } from "@tanstack/react-query";
import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { withCommas } from "@zodiac-at-work/catalog/counted";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, type SignId, signById } from "@zodiac-at-work/zodiac";
import { Link } from "react-router";
import { apiQuery } from "../../../api/client.ts";
import { countOf } from "../../../match/scope.ts";
import { ScoreKey } from "../../../match/score-key.tsx";
import { signPlural } from "../../../sign/sign-plural.ts";
import { MatchGroups } from "../matches/match-groups.tsx";
import { OverviewSection } from "./overview-section.tsx";

/** The companies that fit the reader best, and how many share their own sign. */
export function BestCompanies({ reader }: { readonly reader: SignId }) {
  const { data: stats } = useQuery(apiQuery("/api/zodiac-stats"));
  const count = (of: readonly SignId[]) => (stats ? withCommas(countOf(stats.stats, of)) : "");
  const { name } = signById(reader);
  return (
    <OverviewSection
      title="Your companies"
      aside={
        <Link to="/companies" className="text-link">
          All {count(bestSigns(reader))} matches
        </Link>
      }
    >
      <MatchGroups reader={reader} isWide />
      <div className="mt-3 grid gap-x-8 gap-y-1 lg:flex lg:justify-between">
        <p className="flex items-center gap-2 text-sm/5">
          <Seal sign={reader} size={26} />
          <span>
            <Link to="/companies?view=sign" className="text-link">
              {count([reader])} companies share your own sign
            </Link>
            .{" "}
            <span className="text-soft">
              Two {signPlural(name)} score {careerMatch(reader, reader).score}: the same sign is a mirror.
            </span>
          </span>
        </p>
        <ScoreKey hasYears />
      </div>
    </OverviewSection>
  );
}
