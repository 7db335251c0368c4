import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignId } from "@zodiac-at-work/zodiac";
import { useMemo } from "react";
import { apiQuery } from "../../api/client.ts";
import type { CompanyView } from "./company-view.ts";
import { companyOpeningsQuery, companyQuery } from "./use-company.ts";

/**
 * Loads the companies of a view: those of one sign, the results of a search, or all. Meanwhile it shows the companies of one
 * sign from a complete list in the cache, or, during a search, the previous results.
 */
export function useCompanies(view: CompanyView) {
  const client = useQueryClient();
  const { search } = view;
  const zodiac = onlySignOf(view);
  const { queryKey: allKey } = apiQuery("/api/companies");
  return useQuery({
    ...companiesOf(zodiac, search),
    placeholderData: (before) => {
      if (search !== "") return keepPreviousData(before);
      const companies = client
        .getQueryData(allKey)
        ?.companies.filter(({ zodiacSign, possibleSign }) => [zodiacSign, possibleSign].includes(zodiac ?? null));
      return companies && zodiac && { companies };
    },
  });
}

/**
 * Returns all companies if the counts of the signs need them, because filters or several signs apply, and undefined while
 * they load.
 */
export function useAllCompanies(view: CompanyView) {
  const { data } = useQuery({ ...apiQuery("/api/companies"), enabled: view.search === "" && isFiltered(view) });
  return data?.companies;
}

/** Whether a filter other than the sign and the search applies. */
export function isFiltered({ industry, isHiring }: CompanyView): boolean {
  return industry !== undefined || isHiring;
}

/** Returns the sign of a list that the API returns by sign. */
function onlySignOf({ signs, search }: CompanyView): SignId | undefined {
  return search === "" && signs.length === 1 ? signs[0] : undefined;
}

/** Loads the data of a link before the reader follows it. */
export function usePrefetchCompanies() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      prefetchSign: (zodiac: SignId | undefined) => void client.query(companiesOf(zodiac, "")).catch(() => {}),
      prefetchCompany: (id: number) => {
        void client.query(companyQuery(String(id))).catch(() => {});
        void client.infiniteQuery(companyOpeningsQuery(String(id))).catch(() => {});
        import("./company-page.tsx").catch(() => {});
      },
    }),
    [client],
  );
}

function companiesOf(zodiac: SignId | undefined, search: string) {
  if (search !== "") return apiQuery("/api/companies", { search });
  return zodiac ? apiQuery("/api/companies", { zodiac }) : apiQuery("/api/companies");
}
