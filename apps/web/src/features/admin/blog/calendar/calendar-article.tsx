import type { Api, Of } from "@zodiac-at-work/contracts";
import { cx } from "class-variance-authority";
import { Check, Clock } from "lucide-react";
import { Link } from "react-router";
import { timeOf } from "../../../../text/moment.ts";
import { editSearch } from "../blog-admin-view.ts";
import type { Month } from "./month.ts";

type CalendarArticle = Of<Api["GET /api/blog/calendar"], "response">["articles"][number];

/** A month with its articles. */
export interface MonthProps {
  readonly month: Month;
  readonly articles: readonly CalendarArticle[];
  readonly query: URLSearchParams;
  readonly now: Date;
}

interface CalendarLinkProps {
  readonly article: CalendarArticle;
  readonly query: URLSearchParams;
  readonly isShort?: boolean;
}

/** An article of the calendar, which opens in the editor. An icon and a word say whether it is public. */
export function CalendarLink({ article: { id, title, status, at }, query, isShort = false }: CalendarLinkProps) {
  const isScheduled = status === "scheduled";
  const Icon = isScheduled ? Clock : Check;
  return (
    <Link
      to={{ search: editSearch(query, id) }}
      preventScrollReset
      title={isShort ? title : undefined}
      className={cx(
        "flex items-start gap-1.5 rounded-sm border-l-2 px-1.5 text-ink hover:text-cinnabar",
        isShort ? "py-0.5 text-xs/4" : "min-h-11 py-2 text-sm/5",
        isScheduled ? "border-gold bg-gold/8" : "border-success bg-success/8",
      )}
    >
      <Icon
        aria-hidden
        strokeWidth={2}
        className={cx("mt-px size-3.5 shrink-0", isScheduled ? "text-gold" : "text-success")}
      />
      <span className="min-w-0">
        <span className={cx("wrap-anywhere", isShort && "line-clamp-2")}>{title}</span>
        <span className={cx("text-soft", isShort ? "sr-only" : "block text-xs")}>
          {isShort && ", "}
          {isScheduled ? "Scheduled" : "Published"} at {timeOf(at)}
        </span>
      </span>
    </Link>
  );
}
