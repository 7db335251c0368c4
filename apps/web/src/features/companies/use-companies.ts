import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignId } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../../api/client.ts";
import type { CompanyView } from "./company-view.ts";
import { companyOpeningsQuery, companyQuery } from "./use-company.ts";

/**
 * Loads the companies of a view. Meanwhile it shows the companies of one sign from a complete list in the cache, or, during
 * a search, the previous results.
 */
export function useCompanies({ zodiac, search }: Pick<CompanyView, "zodiac" | "search">) {
  const client = useQueryClient();
  const { queryKey: allKey } = apiQuery("/api/companies");
  return useQuery({
    ...companiesOf(zodiac, search),
    placeholderData: (before) => {
      if (search !== "") return keepPreviousData(before);
      const companies = client.getQueryData(allKey)?.companies.filter(({ zodiacSign }) => zodiacSign === zodiac);
      return companies && zodiac && { companies };
    },
  });
}

/** Loads the data of a link before the reader follows it. */
export function usePrefetchCompanies() {
  const client = useQueryClient();
  return {
    prefetchSign: (zodiac: SignId | undefined) => void client.query(companiesOf(zodiac, "")).catch(() => {}),
    prefetchCompany: (id: number) => {
      void client.query(companyQuery(String(id))).catch(() => {});
      void client.infiniteQuery(companyOpeningsQuery(String(id))).catch(() => {});
      import("./company-page.tsx").catch(() => {});
    },
  };
}

function companiesOf(zodiac: SignId | undefined, search: string) {
  if (search !== "") return apiQuery("/api/companies", { search });
  return zodiac ? apiQuery("/api/companies", { zodiac }) : apiQuery("/api/companies");
}
