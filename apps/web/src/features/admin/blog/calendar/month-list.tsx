import { dayOf } from "../../../../text/moment.ts";
import { CalendarLink, type MonthProps } from "./calendar-article.tsx";
import { byDay } from "./month.ts";

/** The days of a month that have articles, in a narrow window. */
export function MonthList({ articles, query }: MonthProps) {
  return (
    <ol className="grid gap-4 md:hidden">
      {[...byDay(articles)].map(([day, ofDay]) => (
        <li key={day}>
          <h3 className="mb-1.5 text-sm font-medium">{dayOf(ofDay[0]?.at ?? "")}</h3>
          <ul className="grid gap-1.5">
            {ofDay.map((article) => (
              <li key={article.id}>
                <CalendarLink article={article} query={query} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
