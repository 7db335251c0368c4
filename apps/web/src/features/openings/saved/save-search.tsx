import { Link } from "react-router";
import { saveSearch, useSaved } from "../../../openings/saved/use-saved.ts";
import type { OpeningView } from "../opening-view.ts";
import { queryToSave, searchToSave } from "./search-to-save.ts";

interface SaveSearchProps {
  readonly view: OpeningView;
  readonly query: URLSearchParams;
}

/** Saves the search that the page shows, or leads to it if it is saved. */
export function SaveSearch({ view, query }: SaveSearchProps) {
  const { lists } = useSaved();
  const kept = queryToSave(view, query);
  const style = "text-link -ml-1 inline-flex min-h-7 items-center px-1 text-sm pointer-coarse:min-h-11";
  if (lists.searches.some((search) => search.query === kept)) {
    return (
      <Link to="/openings/saved" className={style}>
        Saved<span className="sr-only"> searches</span>
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => void saveSearch(searchToSave(view, query))} className={style}>
      Save this search
    </button>
  );
}
