import { useQuery } from "@tanstack/react-query";
import { sealTints } from "@zodiac-at-work/ui/seal";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { apiQuery } from "../../../api/client.ts";
import { matchScore } from "../match-scores.ts";

/** How many decades the peek shows, the last ones. */
const decadesShown = 8;

/** How many signs have their tint, the best matches of the reader. */
const signsTinted = 4;

/** The founding of car brands by decade: one mark for each brand, those of the reader's best matches first and in color. */
export function TimelinePeek({ reader }: { readonly reader: SignId }) {
  const { data } = useQuery(apiQuery("/api/car-brands/stats"));
  const counts = data?.decades ?? [];
  const decades = [...new Set(counts.map(({ decade }) => decade))].slice(-decadesShown);
  const signs = signIds.toSorted((a, b) => matchScore(reader, b) - matchScore(reader, a));
  const rows = decades.map((decade) => {
    const ofDecade = counts.filter((each) => each.decade === decade);
    return { decade, total: ofDecade.reduce((sum, { count }) => sum + count, 0), ofDecade };
  });
  const longest = Math.max(...rows.map(({ total }) => total));
  return (
    <ol
      aria-label="Car brands by decade"
      className="mt-1 grid h-28 content-between border-t border-line pt-2 text-xs/3"
    >
      {rows.map(({ decade, total, ofDecade }) => (
        <li key={decade} className="grid grid-cols-[2.75rem_1fr_1.75rem] items-center tabular-nums">
          <span className="text-soft">{decade}s</span>
          <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true" className="h-2.5 w-full">
            {marksOf(ofDecade, signs).map(({ sign, path, place }) => (
              <path
                key={sign}
                d={path}
                className={cx(place < signsTinted ? sealTints[sign] : "fill-edge/50", "forced-color-adjust-none")}
              />
            ))}
          </svg>
          <span className="text-right">
            <span className="sr-only">: </span>
            {total}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Returns the marks of a decade, in one path for each sign. */
function marksOf(counts: readonly { sign: SignId; count: number }[], signs: readonly SignId[]) {
  let x = 0;
  return signs.flatMap((sign, place) => {
    const count = counts.find((each) => each.sign === sign)?.count ?? 0;
    const path = Array.from({ length: count }, (_, mark) => `M${x + mark} 0h.9v1h-.9z`).join("");
    x += count;
    return count > 0 ? [{ sign, path, place }] : [];
  });
}
