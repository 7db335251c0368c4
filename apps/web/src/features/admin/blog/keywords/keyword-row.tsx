import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { cellStyle, DataRow, OpenedRow, rowActionStyle } from "@zodiac-at-work/ui/data-table";
import { StatusBadge } from "@zodiac-at-work/ui/status-badge";
import { Check, Pause } from "lucide-react";
import { useId, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { call } from "../../../../api/client.ts";
import { dayOf } from "../../../../text/moment.ts";
import type { Keyword } from "../blog-admin-types.ts";
import { reviewSearch } from "../blog-admin-view.ts";
import { categoryNames, intentNames } from "../blog-admin-words.ts";
import { useBlogAction } from "../use-blog-action.ts";
import { KeywordDeletion } from "./keyword-deletion.tsx";
import { KeywordForm } from "./keyword-form.tsx";

export const keywordColumns = [
  "Keyword",
  "Category",
  "Intent",
  { name: "Articles", className: "text-right" },
  "Last used",
  "State",
  { name: "Brief, edit, activate and delete", isHidden: true },
];

/** What is open below a keyword. */
export type KeywordTask = "edit" | "delete";

interface KeywordRowProps {
  readonly keyword: Keyword;
  readonly open: KeywordTask | undefined;
  readonly onOpen: (task: KeywordTask | undefined) => void;
}

/** A keyword on one line, with the form that changes it, or the question before it is deleted, below while it is open. */
export function KeywordRow({ keyword, open, onOpen }: KeywordRowProps) {
  const [query] = useSearchParams();
  const panel = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const { id, keyword: text, category, searchIntent, isActive, lastUsed, articles } = keyword;
  const switching = useBlogAction({
    act: () => call("PUT /api/blog/keywords/:id", { params: { id: String(id) }, body: { isActive: !isActive } }),
    done: isActive
      ? { title: "Keyword Deactivated", description: `“${text}” is not picked anymore.` }
      : { title: "Keyword Activated", description: `“${text}” can be picked again.` },
    failed: isActive ? "Failed to Deactivate Keyword" : "Failed to Activate Keyword",
  });
  const close = () => {
    onOpen(undefined);
    (open === "edit" ? edit : remove).current?.focus();
  };
  const opener = (task: KeywordTask) => ({
    type: "button" as const,
    "aria-expanded": open === task,
    "aria-controls": open === task ? panel : undefined,
    onClick: () => onOpen(open === task ? undefined : task),
    className: rowActionStyle(),
  });
  return (
    <>
      <DataRow isOpen={open !== undefined} className="transition-colors hover:bg-sheet">
        <td className={cellStyle({ className: "font-medium wrap-anywhere max-md:w-full" })}>{text}</td>
        <td className={cellStyle({ tone: "soft" })}>{categoryNames[category]}</td>
        <td className={cellStyle({ tone: "soft" })}>{intentNames[searchIntent]}</td>
        <td className={cellStyle({ tone: "soft", isNumber: true })}>
          <span className="max-md:hidden">{withCommas(articles)}</span>
          <span className="md:hidden">{counted(articles, "article")}</span>
        </td>
        <td className={cellStyle({ tone: "soft", className: "whitespace-nowrap" })}>
          {lastUsed === null ? (
            "Never used"
          ) : (
            <>
              <span className="md:hidden">Last used </span>
              {dayOf(lastUsed)}
            </>
          )}
        </td>
        <td className={cellStyle({ className: "whitespace-nowrap" })}>
          <StatusBadge
            tone={isActive ? "good" : "quiet"}
            icon={isActive ? <Check aria-hidden strokeWidth={2} /> : <Pause aria-hidden strokeWidth={2} />}
          >
            {isActive ? "Active" : "Inactive"}
          </StatusBadge>
        </td>
        <td className={cellStyle({ className: "whitespace-nowrap max-md:ml-auto" })}>
          <div className="flex justify-end gap-3.5">
            <Link
              to={{ search: reviewSearch(query, { kind: "keyword", id }) }}
              preventScrollReset
              className={rowActionStyle()}
            >
              Brief<span className="sr-only"> of {text}</span>
            </Link>
            <button ref={edit} {...opener("edit")}>
              Edit<span className="sr-only"> {text}</span>
            </button>
            <button
              type="button"
              aria-disabled={switching.isPending || undefined}
              onClick={() => switching.start()}
              className={rowActionStyle({ className: "md:min-w-18" })}
            >
              {isActive ? "Deactivate" : "Activate"}
              <span className="sr-only"> {text}</span>
            </button>
            <button ref={remove} {...opener("delete")}>
              Delete<span className="sr-only"> {text}</span>
            </button>
          </div>
        </td>
      </DataRow>
      {open && (
        <OpenedRow id={panel} columns={keywordColumns.length}>
          {open === "edit" ? (
            <KeywordForm keyword={keyword} onClose={close} />
          ) : (
            <KeywordDeletion keyword={keyword} onClose={close} />
          )}
        </OpenedRow>
      )}
    </>
  );
}
