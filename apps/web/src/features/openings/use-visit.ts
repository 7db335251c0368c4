import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { refresh } from "../../api/refresh.ts";
import { markSeen, recordVisit } from "../../sign/last-visit.ts";

/**
 * Records the reader's visit to the openings, and returns the end of the visit before: what was found later is new. Only this
 * device knows it. It stays the same while the page is open, so that no mark disappears while the reader turns the pages.
 */
export function useVisit(query: URLSearchParams) {
  const client = useQueryClient();
  const [since, setSince] = useState(() => recordVisit("openings", new Date()));
  // A visit lasts until the reader last changed the list.
  useEffect(() => void recordVisit("openings", new Date()), [query]);
  return {
    since,
    markAllSeen() {
      const now = new Date();
      markSeen("openings", now);
      setSince(now);
      // The openings on the pages of companies carry the marks as well.
      void refresh(client, { predicate: ({ queryKey: [path] }) => /\d\/openings$/.test(String(path)) });
    },
  };
}
