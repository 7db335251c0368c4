import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Chapter } from "@zodiac-at-work/ui/chapter";
import { EmptyState } from "@zodiac-at-work/ui/empty-state";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { ArrowUpRight } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { FailureState } from "../../lists/failure-state.tsx";
import { useSaved } from "../../openings/saved/use-saved.ts";
import { dayOf } from "../../text/moment.ts";
import type { Company } from "./arrange-companies.ts";
import { CompanyOpening } from "./company-opening.tsx";
import { openingsId } from "./openings-id.ts";
import type { useCompanyOpenings } from "./use-company.ts";

interface OpeningsChapterProps {
  readonly company: Company;
  readonly result: ReturnType<typeof useCompanyOpenings>;
}

/** How many openings are shown at first. */
const shownAtFirst = 6;

/** The openings of a company, newest first. Some are shown at first, then all of them, a page at a time. */
export function OpeningsChapter({ company, result }: OpeningsChapterProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = result;
  const [isOpen, setIsOpen] = useState(false);
  const { lists } = useSaved();
  const openings = data?.pages.flatMap((page) => page.openings) ?? [];
  const [first] = data?.pages ?? [];
  const areSamples = openings.length > 0 && openings.every(({ isSample }) => isSample);
  const total = first?.total ?? 0;
  const shown = isOpen ? openings : openings.slice(0, shownAtFirst);
  const list = useRef<HTMLUListElement>(null);
  useFocusOnMore(list, shown.length);
  return (
    <Chapter
      id={openingsId}
      eyebrow="Working there"
      title={titleFor(total)}
      {...(first && total > 0 && { aside: `${areSamples ? "Samples. " : ""}${checkedText(first.board?.checkedAt)}` })}
    >
      {!first && error ? (
        <FailureState
          text="Failed to load openings. Please check your connection and try again."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !first ? (
        <div role="status">
          <span className="sr-only">Loading openings</span>
          <Skeleton className="h-6 max-w-measure" />
        </div>
      ) : total === 0 ? (
        <NoOpenings company={company} board={first.board} />
      ) : (
        <ul ref={list} className="border-t border-edge">
          {shown.map((opening) => (
            <CompanyOpening key={opening.id} opening={opening} company={company} lists={lists} hasTag={!areSamples} />
          ))}
        </ul>
      )}
      {(openings.length > shown.length || hasNextPage) && (
        <div className="mt-5 grid justify-items-start gap-4">
          {isFetchNextPageError && <Callout tone="danger">Failed to load more openings. Please try again.</Callout>}
          <Button
            variant="quiet"
            size="small"
            aria-disabled={isFetchingNextPage}
            onClick={() => {
              if (!isOpen) setIsOpen(true);
              else if (!isFetchingNextPage) void fetchNextPage();
            }}
          >
            {isFetchingNextPage ? "Loading..." : isOpen ? "Show more" : `Show all ${withCommas(total)}`}
          </Button>
        </div>
      )}
    </Chapter>
  );
}

/** Moves the focus to the first of the openings that were added, because the button below them moves or disappears. */
function useFocusOnMore(list: RefObject<HTMLUListElement | null>, shown: number): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    const added = before.current > 0 && shown > before.current ? list.current?.children[before.current] : undefined;
    before.current = shown;
    added?.querySelector<HTMLElement>("a, summary")?.focus({ preventScroll: true });
  }, [list, shown]);
}

function titleFor(total: number): string {
  if (total === 0) return "Openings";
  return total === 1 ? "One opening" : counted(total, "opening");
}

function checkedText(checkedAt: string | null | undefined): string {
  return checkedAt ? `From its own board, checked ${dayOf(checkedAt)}` : "From its own board";
}

interface NoOpeningsProps {
  readonly company: Company;
  readonly board: { readonly checkedAt: string | null; readonly isForbidden: boolean } | null;
}

function NoOpenings({ company: { name, careersUrl }, board }: NoOpeningsProps) {
  const reason = !board
    ? "It has no board we can read."
    : board.isForbidden
      ? "Its board asks programs not to read it, so we don’t."
      : board.checkedAt
        ? `Its board listed none on ${dayOf(board.checkedAt)}.`
        : "Its board has not been checked so far.";
  return (
    <EmptyState
      isDashed
      title={`We know of no openings at ${name} right now`}
      text={careersUrl ? `${reason} Its own careers page has the latest.` : reason}
    >
      {careersUrl && (
        <ExternalLink
          href={careersUrl}
          about={` of ${name}`}
          className={buttonStyle({ variant: "quiet", className: "border-edge" })}
        >
          Careers page
          <ArrowUpRight aria-hidden size={16} strokeWidth={1.75} />
        </ExternalLink>
      )}
    </EmptyState>
  );
}
