import { appliedFilterStyle } from "@zodiac-at-work/ui/chip";
import { X } from "lucide-react";
import { Link } from "react-router";
import { filtersInUse } from "./filter-words.ts";
import { type OpeningView, searchWithoutFilter, searchWithoutFilters } from "./opening-view.ts";
import { SaveSearch } from "./saved/save-search.tsx";

interface AppliedFiltersProps {
  readonly view: OpeningView;
  readonly query: URLSearchParams;
  /** Called when a filter is removed, because its link disappears and loses the focus. */
  readonly onRemove: () => void;
}

/** The filters in use. Each is a link that removes it. */
export function AppliedFilters({ view, query, onRemove }: AppliedFiltersProps) {
  const filters = filtersInUse(view);
  if (filters.length === 0) return null;
  return (
    <nav aria-label="Filters in use" className="flex flex-wrap items-center gap-2">
      {filters.map(({ name, text }) => (
        <Link
          key={name}
          to={{ search: searchWithoutFilter(query, name) }}
          preventScrollReset
          onClick={onRemove}
          className={appliedFilterStyle()}
        >
          <span className="max-w-60 truncate">{text}</span>
          <X aria-hidden size={13} strokeWidth={2} />
          <span className="sr-only">, remove</span>
        </Link>
      ))}
      <Link
        to={{ search: searchWithoutFilters(query) }}
        preventScrollReset
        onClick={onRemove}
        className="text-link -ml-1 inline-flex min-h-7 items-center px-1 text-sm"
      >
        Clear
        <span className="sr-only"> all filters</span>
      </Link>
      <SaveSearch view={view} query={query} />
    </nav>
  );
}
