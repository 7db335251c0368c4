import type { Api, Of } from "@zodiac-at-work/contracts";
import { Button } from "@zodiac-at-work/ui/button";
import { Chapter } from "@zodiac-at-work/ui/chapter";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { parseDate } from "@zodiac-at-work/zodiac";
import { useState } from "react";
import { formatDay } from "../../sign/format-day.ts";
import type { Company } from "./arrange-companies.ts";

type Opening = Of<Api["GET /api/companies/:id"], "response">["openings"][number];

interface OpeningsChapterProps {
  readonly company: Company;
  /** Undefined while they load. */
  readonly openings: readonly Opening[] | undefined;
}

const firstShown = 20;

export function OpeningsChapter({ company, openings }: OpeningsChapterProps) {
  const [all, setAll] = useState(false);
  const shown = all ? openings : openings?.slice(0, firstShown);
  return (
    <Chapter eyebrow="Working there" title={titleFor(openings?.length ?? 0)}>
      {!shown ? (
        <Skeleton className="h-6 max-w-measure" />
      ) : shown.length === 0 ? (
        <p className="max-w-measure text-soft">
          We have no openings for {company.name} right now.
          {company.careersUrl && " Check its careers page above for the latest."}
        </p>
      ) : (
        <ul className="relative border-b border-line">
          {shown.map((opening) => (
            <OpeningEntry key={opening.id} opening={opening} />
          ))}
        </ul>
      )}
      {openings && shown && openings.length > shown.length && (
        <Button variant="secondary" className="mt-6" onClick={() => setAll(true)}>
          Show all {openings.length}
        </Button>
      )}
    </Chapter>
  );
}

function titleFor(count: number): string {
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
