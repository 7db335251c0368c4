import { useQuery } from "@tanstack/react-query";
import { TextPlaceholder } from "@zodiac-at-work/ui/reading-text";
import { apiQuery } from "../../api/client.ts";
import { Finding } from "./finding.tsx";
import { leaderInWords } from "./leader-in-words.ts";
import { pairsOf, type TeamMember } from "./team.ts";

/** Who should lead the whole team, the reason, and the rules that decide between equals. */
export function Leader({ team }: { readonly team: readonly TeamMember[] }) {
  const { data, error } = useQuery(apiQuery("/api/reading/team", { signs: team.map(({ sign }) => sign).join(",") }));
  // `MatchTexts` reports that the server can't be reached.
  if (error) return null;
  const names = data?.places.flatMap((place) => team[place]?.name ?? []);
  return (
    <Finding
      eyebrow="Who should lead"
      title={names ? names.length > 1 ? `${names.join(", ")} in turns` : names[0] : <TextPlaceholder words={2} />}
    >
      <p>{data ? leaderInWords(data, pairsOf(team).length) : <TextPlaceholder words={12} />}</p>
      <p className="text-xs/5">
        The one who leads the most pairs leads the team. If that is equal, the one who makes the first step most often
        does, then the one with the best average score. People who are still equal take turns.
      </p>
    </Finding>
  );
}
