import { useLayoutEffect, useRef } from "react";
import { type NavigateOptions, useNavigate, useSearchParams } from "react-router";

/** Changes the query of the address. Receives the query as the last change has left it, and returns the next one. */
export type ChangeQuery = (next: (query: URLSearchParams) => string, options?: NavigateOptions) => void;

/**
 * Returns the query that the page shows, and how to change it.
 *
 * A reader may choose two filters before the page shows the first. The second change then starts from the first, and not
 * from the query that the page still shows, so neither is lost.
 */
export function useQueryChange(): { query: URLSearchParams; changeQuery: ChangeQuery } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const latest = useRef(query);
  // Links and the browser's buttons change the address, too.
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  return {
    query,
    changeQuery(next, options) {
      const search = next(latest.current);
      latest.current = new URLSearchParams(search);
      void navigate({ search }, { preventScrollReset: true, ...options });
    },
  };
}
