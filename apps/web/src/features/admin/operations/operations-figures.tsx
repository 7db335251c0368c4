import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { Figure, Figures } from "@zodiac-at-work/ui/figure";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import type { Operations } from "./operations-types.ts";

/** The four figures at the top. Skeletons stand for them until they are loaded. */
export function OperationsFigures({ figures }: { readonly figures: Operations | undefined }) {
  const waiting = <Skeleton className="my-1.5 h-6 w-16" />;
  const { boards, tasks } = figures?.attention ?? { boards: 0, tasks: 0 };
  return (
    <Figures>
      <Figure
        label="Boards asked, last 24 hours"
        value={figures ? withCommas(figures.boards.checked) : waiting}
        note={figures && boardsNote(figures.boards)}
      />
      <Figure label="Openings stored" value={figures ? withCommas(figures.openings) : waiting} />
      <Figure
        label="Payments without access"
        value={figures ? withCommas(figures.paymentsWithoutAccess) : waiting}
        tone={figures && (figures.paymentsWithoutAccess > 0 ? "bad" : "good")}
      />
      <Figure
        label="Needs a look"
        value={figures ? withCommas(boards + tasks) : waiting}
        note={figures && `${counted(boards, "board")}, ${counted(tasks, "task")}`}
        tone={figures && (boards + tasks > 0 ? "bad" : "good")}
      />
    </Figures>
  );
}

function boardsNote({ of, proposed }: Operations["boards"]): string {
  const all = `of ${withCommas(of)}`;
  return proposed > 0 ? `${all}, ${withCommas(proposed)} proposed` : all;
}
