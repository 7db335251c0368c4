import { cx } from "class-variance-authority";
import type { KeyboardEvent } from "react";
import { CalendarLink, type MonthProps } from "./calendar-article.tsx";
import { byDay, monthName, weeksOf } from "./month.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The days of a month in weeks. The arrow keys move between its articles. */
export function MonthDays({ month, articles, query, now }: MonthProps) {
  const days = byDay(articles);
  const isToday = (day: number) =>
    now.getFullYear() === month.year && now.getMonth() + 1 === month.month && now.getDate() === day;
  return (
    <table
      aria-label={monthName(month)}
      onKeyDown={moveFocus}
      className="w-full table-fixed border-collapse text-sm tabular-nums max-md:hidden"
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              abbr={weekday}
              className="px-2 py-1.5 text-left text-xs font-normal text-soft"
            >
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => (
              <td
                key={column}
                aria-current={day !== undefined && isToday(day) ? "date" : undefined}
                className={cx("h-24 border border-line p-1.5 align-top", day === undefined ? "bg-well" : "bg-sheet")}
              >
                {day !== undefined && (
                  <p
                    className={cx(
                      "mb-1 inline-grid size-6 place-content-center rounded-full text-xs",
                      isToday(day) ? "bg-ink font-semibold text-paper" : "text-soft",
                    )}
                  >
                    {day}
                  </p>
                )}
                <ul className="grid gap-1">
                  {(day === undefined ? [] : (days.get(day) ?? [])).map((article) => (
                    <li key={article.id}>
                      <CalendarLink article={article} query={query} isShort />
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Moves the focus to the article before or after, or to the first or the last one. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll("a")];
  const from = links.indexOf(event.target as HTMLAnchorElement);
  const to = {
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    Home: 0,
    End: links.length - 1,
  }[event.key];
  if (from < 0 || to === undefined) return;
  event.preventDefault();
  links[Math.min(Math.max(to, 0), links.length - 1)]?.focus();
}
