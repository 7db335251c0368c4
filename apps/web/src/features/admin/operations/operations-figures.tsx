import { counted } from "@zodiac-at-work/catalog/counted";
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
        value={figures ? figures.boards.checked.toLocaleString("en-US") : waiting}
        note={figures && boardsNote(figures.boards)}
      />
      <Figure label="Openings stored" value={figures ? figures.openings.toLocaleString("en-US") : waiting} />
      <Figure
        label="Payments without access"
        value={figures ? figures.paymentsWithoutAccess.toLocaleString("en-US") : waiting}
        tone={figures && (figures.paymentsWithoutAccess > 0 ? "bad" : "good")}
      />
      <Figure
        label="Needs a look"
        value={figures ? (boards + tasks).toLocaleString("en-US") : waiting}
        note={figures && `${counted(boards, "board")}, ${counted(tasks, "task")}`}
        tone={figures && (boards + tasks > 0 ? "bad" : "good")}
      />
    </Figures>
  );
}

function boardsNote({ of, proposed }: Operations["boards"]): string {
  const all = `of ${of.toLocaleString("en-US")}`;
  return proposed > 0 ? `${all}, ${proposed.toLocaleString("en-US")} proposed` : all;
}
