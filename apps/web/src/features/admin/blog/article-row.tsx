import { cellStyle, DataRow, rowActionStyle } from "@zodiac-at-work/ui/data-table";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Link } from "react-router";
import { call } from "../../../api/client.ts";
import { dayOf, shortMoment } from "../../../text/moment.ts";
import { ArticleStatusBadge } from "./article-status-badge.tsx";
import type { Article } from "./blog-admin-types.ts";
import { editSearch, reviewSearch } from "./blog-admin-view.ts";
import { useBlogAction } from "./use-blog-action.ts";

export const articleColumns = [
  "Title",
  "Keyword",
  "Date",
  { name: "Read", className: "max-lg:hidden" },
  "Status",
  { name: "Edit, brief and view", isHidden: true },
];

interface OpenedFrom {
  readonly article: Article;
  readonly query: URLSearchParams;
}

interface ArticleRowProps extends OpenedFrom {
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

/** An article on one line, or as a card in a narrow window. */
export function ArticleRow({ article, query, isSelected, onSelect }: ArticleRowProps) {
  const { title, metaDescription, targetKeyword, readTime, status, deletedAt } = article;
  return (
    <DataRow className="transition-colors hover:bg-sheet">
      <td className={cellStyle({ className: "max-md:w-full md:w-full md:max-w-0" })}>
        {/* The description fills the rest of the line. A rest that is too short for it is left empty. */}
        <div className="flex gap-2">
          {deletedAt === null && (
            <label className="-my-1 -ml-1 grid size-8 shrink-0 cursor-pointer place-content-center pointer-coarse:-my-2.5 pointer-coarse:size-11">
              <span className="sr-only">Select {title}</span>
              <input
                type="checkbox"
                checked={isSelected}
                onChange={(event) => onSelect(event.currentTarget.checked)}
                className="size-4.5 cursor-pointer accent-cinnabar"
              />
            </label>
          )}
          <div className="min-w-0 grow md:flex md:h-6 md:flex-wrap md:items-baseline md:gap-x-3 md:overflow-hidden">
            <span className="leading-6 font-medium wrap-anywhere md:max-w-full md:truncate">{title}</span>
            {metaDescription && (
              <span className="text-xs/6 text-soft max-md:mt-0.5 max-md:line-clamp-2 max-md:text-sm/5 md:min-w-28 md:grow md:basis-0 md:truncate">
                {metaDescription}
              </span>
            )}
          </div>
        </div>
      </td>
      <td className={cellStyle({ tone: "soft", className: "max-sm:w-full md:max-w-44 md:truncate lg:max-w-56" })}>
        {targetKeyword}
      </td>
      <td className={cellStyle({ tone: "soft", className: "whitespace-nowrap" })}>{dateText(article)}</td>
      <td className={cellStyle({ tone: "soft", className: "whitespace-nowrap max-lg:hidden" })}>{readTime} min</td>
      <td className={cellStyle({ className: "whitespace-nowrap" })}>
        <ArticleStatusBadge status={status} isDeleted={deletedAt !== null} />
      </td>
      <td className={cellStyle({ className: "whitespace-nowrap max-md:ml-auto" })}>
        <div className="flex gap-3.5">
          {deletedAt === null ? <OpenLinks article={article} query={query} /> : <RestoreButton article={article} />}
        </div>
      </td>
    </DataRow>
  );
}

function OpenLinks({ article: { id, title, slug, status }, query }: OpenedFrom) {
  return (
    <>
      <Link to={{ search: editSearch(query, id) }} preventScrollReset className={rowActionStyle()}>
        Edit<span className="sr-only"> {title}</span>
      </Link>
      <Link
        to={{ search: reviewSearch(query, { kind: "article", id }) }}
        preventScrollReset
        className={rowActionStyle()}
      >
        Brief<span className="sr-only"> of {title}</span>
      </Link>
      {status === "published" && (
        <ExternalLink href={`/blog/${slug}.html`} about={` ${title}`} className={rowActionStyle()}>
          View
        </ExternalLink>
      )}
    </>
  );
}

function RestoreButton({ article: { id, title } }: Pick<OpenedFrom, "article">) {
  const restore = useBlogAction({
    act: () => call("POST /api/blog/posts/:id/undelete", { params: { id: String(id) } }),
    done: { title: "Article Restored", description: `“${title}” is what it was before.` },
    failed: "Restore Failed",
  });
  return (
    <button
      type="button"
      aria-disabled={restore.isPending || undefined}
      onClick={() => restore.start()}
      className={rowActionStyle()}
    >
      Restore<span className="sr-only"> {title}</span>
    </button>
  );
}

/** A scheduled article has the time of its publication. Others have the day on which they were published or created. */
function dateText({ status, scheduledFor, publishedAt, createdAt }: Article): string {
  if (status === "scheduled" && scheduledFor !== null) return shortMoment(scheduledFor, new Date());
  return dayOf(publishedAt ?? createdAt);
}
