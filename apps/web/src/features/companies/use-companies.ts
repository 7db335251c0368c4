import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignId } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../../api/client.ts";
import type { CompanyView } from "./company-view.ts";

/**
 * The companies of a view. Those of one sign are shown at once where all of them are at hand; while a search is under
 * way, what was shown before stays.
 */
export function useCompanies({ zodiac, search }: Pick<CompanyView, "zodiac" | "search">) {
  const client = useQueryClient();
  const { queryKey: all } = apiQuery("/api/companies");
  return useQuery({
    ...companiesOf(zodiac, search),
    placeholderData: (before) => {
      if (search !== "") return keepPreviousData(before);
      const companies = client.getQueryData(all)?.companies.filter(({ zodiacSign }) => zodiacSign === zodiac);
      return companies && zodiac && { companies };
    },
  });
}

/** Fetches what a link is about to show. */
export function usePrefetchCompanies() {
  const client = useQueryClient();
  return {
    prefetchSign: (zodiac: SignId | undefined) => void client.query(companiesOf(zodiac, "")).catch(() => {}),
    prefetchCompany: (id: number) => {
      void client.query(apiQuery("/api/companies/:id", undefined, { id: String(id) })).catch(() => {});
      import("./company-page.tsx").catch(() => {});
    },
  };
}

function companiesOf(zodiac: SignId | undefined, search: string) {
  if (search !== "") return apiQuery("/api/companies", { search });
  return zodiac ? apiQuery("/api/companies", { zodiac }) : apiQuery("/api/companies");
}
