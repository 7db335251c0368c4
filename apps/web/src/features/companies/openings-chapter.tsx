import type { Api, Of } from "@zodiac-at-work/contracts";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Chapter } from "@zodiac-at-work/ui/chapter";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { parseDate } from "@zodiac-at-work/zodiac";
import { formatDay } from "../../sign/format-day.ts";
import type { Company } from "./arrange-companies.ts";

type Opening = Of<Api["GET /api/companies/:id"], "response">["openings"][number];

interface OpeningsChapterProps {
  readonly company: Company;
  /** The openings of all loaded pages. Undefined while the first page loads. */
  readonly openings: readonly Opening[] | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Whether the next page could not be loaded. */
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** The openings of a company, newest first, with a button that loads the next page. */
export function OpeningsChapter(props: OpeningsChapterProps) {
  const { company, openings, hasMore, isLoadingMore, hasFailed, onMore } = props;
  return (
    <Chapter eyebrow="Working there" title={titleFor(openings?.length ?? 0, hasMore)}>
      {!openings ? (
        <Skeleton className="h-6 max-w-measure" />
      ) : openings.length === 0 ? (
        <p className="max-w-measure text-soft">
          We have no openings for {company.name} right now.
          {company.careersUrl && " Check its careers page above for the latest."}
        </p>
      ) : (
        <ul className="relative border-b border-line">
          {openings.map((opening) => (
            <OpeningEntry key={opening.id} opening={opening} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className="mt-6 grid justify-items-start gap-4">
          {hasFailed && <Callout tone="danger">Failed to load more openings. Please try again.</Callout>}
          <Button variant="secondary" disabled={isLoadingMore} onClick={onMore}>
            {isLoadingMore ? "Loading..." : "Show more"}
          </Button>
        </div>
      )}
    </Chapter>
  );
}

function titleFor(count: number, hasMore: boolean): string {
  if (hasMore) return `More than ${count.toLocaleString("en-US")} openings`;
  if (count === 0) return "Openings";
  return count === 1 ? "One opening" : `${count.toLocaleString("en-US")} openings`;
}

function OpeningEntry({ opening }: { readonly opening: Opening }) {
  const { title, location, department, type, salary, postedDate, indeedUrl } = opening;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-1 border-t border-line py-3 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0 wrap-anywhere">
        <ExternalLink
          href={indeedUrl}
          className="font-semibold text-cinnabar underline-offset-4 hover:underline pointer-coarse:py-3"
        >
          {title}
        </ExternalLink>
        <p className="text-sm text-soft">{[department, location, type, salary].filter(Boolean).join(" · ")}</p>
      </div>
      <p className="text-sm text-soft sm:text-right">Posted {formatDay(parseDate(postedDate))}</p>
    </li>
  );
}
