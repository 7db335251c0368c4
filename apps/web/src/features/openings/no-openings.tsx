import { counted, wordFor } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { Seal } from "@zodiac-at-work/ui/seal";
import { Search } from "lucide-react";
import { Link } from "react-router";
import { CheckButton } from "../../openings/check-button.tsx";
import type { Check } from "../../openings/use-check.ts";
import { dayAndTimeOf } from "../../text/moment.ts";
import { filtersInUse, nothingFound } from "./filter-words.ts";
import { type OpeningView, searchWithoutFilter, searchWithoutFilters } from "./opening-view.ts";
import type { OpeningFilters, OpeningPage } from "./use-openings.ts";

interface NoOpeningsProps {
  readonly view: OpeningView;
  readonly query: URLSearchParams;
  readonly data: OpeningPage;
  /** The openings and the boards of each sign, whatever the filters are. */
  readonly signs: OpeningFilters["signs"];
  readonly check: Check;
  /** Called when the reader follows a way out, because its link disappears and loses the focus. */
  readonly onWayOut: () => void;
}

/** Says why the list is empty, and what helps: a wider filter, a check, or the companies themselves. */
export function NoOpenings({ view, query, data, signs, check, onWayOut }: NoOpeningsProps) {
  const [openings, boards] = [totalOf("openings", signs, view), totalOf("boards", signs, view)];
  if (openings > 0) {
    return (
      <EmptyState
        icon={<Search aria-hidden size={28} strokeWidth={2} />}
        title="No openings match these filters"
        text={nothingFound(view, openings)}
      >
        {filtersInUse(view).map(({ name, wayOut }) => (
          <Link
            key={name}
            to={{ search: searchWithoutFilter(query, name) }}
            preventScrollReset
            onClick={onWayOut}
            className={buttonStyle({ variant: "quiet", size: "small" })}
          >
            {wayOut}
          </Link>
        ))}
        <Link
          to={{ search: searchWithoutFilters(query) }}
          preventScrollReset
          onClick={onWayOut}
          className={buttonStyle({ variant: "quiet", size: "small", className: "border-edge" })}
        >
          Clear all filters
        </Link>
      </EmptyState>
    );
  }
  const isRunning = check.state === "running";
  return (
    <EmptyState
      icon={<Seal sign={view.sign ?? view.reader ?? "dragon"} size={64} />}
      title={isRunning ? "Openings are on their way" : data.checkedAt ? "No openings at present" : "No openings yet"}
      text={isRunning ? "They appear here when all boards have answered." : textFor(view, boards, data)}
      {...(boards > 0 && { note: "A check goes on after you leave this page." })}
    >
      {boards > 0 ? (
        <CheckButton check={check} />
      ) : (
        <Link to="/companies" className={buttonStyle({ variant: "secondary" })}>
          Show the companies
        </Link>
      )}
    </EmptyState>
  );
}

/** Returns the number of openings or boards of a view’s signs. */
export function totalOf(key: "openings" | "boards", signs: OpeningFilters["signs"], view: OpeningView): number {
  return signs.reduce((sum, each) => sum + (view.signs.includes(each.sign) ? each[key] : 0), 0);
}

/** Says what fills the list, and when if a schedule will. */
function textFor(
  { scope, sign }: OpeningView,
  boards: number,
  { checkedAt, nextCheckAt }: Pick<OpeningPage, "checkedAt" | "nextCheckAt">,
): string {
  const whose = sign || scope !== "matches" ? "here" : "among your matches";
  if (boards === 0) return `No company ${whose} has a board we can read. Their careers pages have the latest.`;
  const known = `${counted(boards, "company", "companies")} ${whose} ${wordFor(boards, "has", "have")} a board we can read.`;
  const next = nextCheckAt ? ` The next check is on ${dayAndTimeOf(nextCheckAt)}.` : "";
  if (checkedAt === null) return `${known} ${wordFor(boards, "It has", "They have")} not been checked so far.${next}`;
  return `${known} Nothing was open there on ${dayAndTimeOf(checkedAt)}.${next}`;
}
