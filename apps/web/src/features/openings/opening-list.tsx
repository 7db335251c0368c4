import { Tag } from "@zodiac-at-work/ui/chip";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type ReactNode, useId } from "react";
import { pageSize } from "../../lists/page-status.ts";
import { OpeningListHead, OpeningRow } from "../../openings/opening-row.tsx";
import { payText, postedText, seenText, typeNames } from "../../openings/opening-text.ts";
import { OpeningTitle } from "../../openings/opening-title.tsx";
import { Place } from "../../openings/place.tsx";
import { SaveButton } from "../../openings/saved/save-button.tsx";
import type { SavedLists } from "../../openings/saved/saved-lists.ts";
import { useSaved } from "../../openings/saved/use-saved.ts";
import { dayOf } from "../../text/moment.ts";
import { CompanyLink } from "./company-link.tsx";
import { MatchOrSign } from "./match-or-sign.tsx";
import type { OpeningView } from "./opening-view.ts";
import type { Opening, OpeningPage } from "./use-openings.ts";

interface OpeningListProps {
  readonly view: OpeningView;
  readonly data: OpeningPage;
  /** The button that marks all openings as seen. */
  readonly markAsSeen: ReactNode;
}

/** One page of openings. Sorted by date, the new ones stand in a group of their own. */
export function OpeningList({ view, data, markAsSeen }: OpeningListProps) {
  const { openings, newCount, seenAt } = data;
  const { lists } = useSaved();
  const isGrouped = view.order === "newest" && newCount > 0;
  const fresh = isGrouped ? openings.filter(({ isNew }) => isNew) : [];
  const earlier = isGrouped ? openings.filter(({ isNew }) => !isNew) : openings;
  // Where all are samples, the notice above the list says so once.
  const rows = { reader: view.reader, lists, hasTags: openings.some(({ isSample }) => !isSample) };
  return (
    <>
      <OpeningListHead end={view.reader ? "Match" : "Sign"} />
      {fresh.length > 0 && (
        <Group title={`New since your last visit${seenAt ? `, ${dayOf(seenAt)}` : ""}`} action={markAsSeen}>
          <Rows openings={fresh} {...rows} />
        </Group>
      )}
      {earlier.length > 0 &&
        (isGrouped ? (
          <Group title="Earlier">
            <Rows openings={earlier} {...rows} />
          </Group>
        ) : (
          <ul aria-label="Openings">
            <Rows openings={earlier} {...rows} />
          </ul>
        ))}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Group({ title, action, children }: GroupProps) {
  const id = useId();
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 border-b border-edge pt-2">
        <p id={id} className="text-sm font-semibold max-sm:text-xs">
          {title}
        </p>
        {action}
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}

interface RowsProps {
  readonly openings: readonly Opening[];
  readonly reader: SignId | undefined;
  /** What the reader has saved. */
  readonly lists: SavedLists;
  /** Whether each sample is marked in its row. */
  readonly hasTags: boolean;
}

function Rows({ openings, reader, lists, hasTags }: RowsProps) {
  return openings.map((opening) => {
    const { id, company, type, salary, postedDate, isNew, isSample } = opening;
    return (
      <OpeningRow
        key={id}
        tile={<CompanyTile {...company} sign={company.zodiacSign} />}
        title={<OpeningTitle job={opening} company={company.name} />}
        tag={hasTags && isSample && <Tag>Sample</Tag>}
        save={<SaveButton job={opening} company={company} lists={lists} />}
        about={
          <>
            <CompanyLink company={company} />
            {` · ${company.industry}`}
          </>
        }
        place={<Place job={opening} />}
        type={type && typeNames[type]}
        pay={payText(salary)}
        posted={postedText(postedDate)}
        seen={seenText(opening)}
        isNew={isNew}
        end={<MatchOrSign opening={opening} reader={reader} />}
      />
    );
  });
}

/** A placeholder for a page of openings, about as tall as the page. */
export function OpeningListLoading() {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: pageSize }, (_, index) => (
        <OpeningRow
          key={index}
          tile={<Skeleton className="size-10" />}
          title={<Skeleton className="h-5 w-56 max-w-full" />}
          about={<Skeleton className="mt-1.5 h-3.5 w-32" />}
          place={<Skeleton className="h-3.5 w-36" />}
          type={null}
          pay=""
          posted=""
          isNew={false}
          end={<Skeleton className="h-7.5 w-11" />}
        />
      ))}
    </ul>
  );
}
