import { Heading } from "@zodiac-at-work/ui/heading";
import { X } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import type { SavedSearch } from "../../../openings/saved/saved-lists.ts";
import { removeSearch } from "../../../openings/saved/use-saved.ts";
import { dayOf } from "../../../text/moment.ts";
import { SearchFeed } from "./search-feed.tsx";

interface SavedSearchesProps {
  readonly searches: readonly SavedSearch[];
  /** Whether the account keeps them; undefined until it is known. */
  readonly isKept: boolean | undefined;
}

/** The saved searches, the latest first. Each leads to its openings of today. */
export function SavedSearches({ searches, isKept }: SavedSearchesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  return (
    <section className="mt-8">
      <Heading ref={heading} level={2} size="small" tabIndex={-1} className="mb-3">
        Searches
      </Heading>
      <p className="-mt-2 mb-3 max-w-measure text-sm text-soft">
        {isKept
          ? "Subscribe to a search to get its new openings in a feed reader."
          : "To get new openings of a search in a feed reader, keep what you save in your account."}
      </p>
      <ul aria-label="Saved searches" className="border-t border-edge">
        {searches.map((search) => (
          <li key={search.id} className="border-b border-line py-2">
            <div className="flex items-start justify-between gap-x-4">
              <div className="min-w-0">
                <Heading level={3} size="row">
                  <Link
                    to={`/openings?${search.query}`}
                    className="decoration-1 underline-offset-4 wrap-anywhere hover:underline pointer-coarse:py-2.5"
                  >
                    {search.name}
                  </Link>
                </Heading>
                <p className="text-sm text-soft">Saved {dayOf(search.savedAt)}</p>
              </div>
              <button
                type="button"
                aria-label={`Remove the search ${search.name}`}
                onClick={() => {
                  focusHeading();
                  void removeSearch(search);
                }}
                className="grid size-9 shrink-0 place-content-center rounded-sm text-soft hover:text-ink pointer-coarse:size-11"
              >
                <X aria-hidden size={16} strokeWidth={1.75} />
              </button>
            </div>
            {isKept && <SearchFeed search={search} onStop={focusHeading} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
