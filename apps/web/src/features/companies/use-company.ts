import { infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { apiQuery } from "../../api/client.ts";
import { pageSize } from "../../lists/page-status.ts";
import { lastVisit } from "../../sign/last-visit.ts";

type CompanyList = Of<Api["GET /api/companies"], "response">;

export function companyQuery(id: string) {
  return apiQuery("/api/companies/:id", undefined, { id });
}

/** Loads one company. Meanwhile it shows the company from a list in the cache, without its note. */
export function useCompany(id: string) {
  const client = useQueryClient();
  return useQuery({
    ...companyQuery(id),
    placeholderData: () => {
      const lists = client.getQueriesData<CompanyList>({ queryKey: ["/api/companies"] });
      const listed = lists.flatMap(([, list]) => list?.companies ?? []).find((company) => String(company.id) === id);
      if (!listed) return undefined;
      return { company: { ...listed, foundingNote: null } };
    },
    select: ({ company }) => company,
  });
}

/** Returns the query of a company's openings, in pages. New are those found since the last visit to the openings. */
export function companyOpeningsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [`/api/companies/${id}/openings`, "pages"],
    queryFn: ({ client, pageParam }) =>
      // The pages of a refresh are loaded one after the other, so none may come from the cache.
      client.query({
        ...apiQuery(
          "/api/companies/:id/openings",
          { page: pageParam, limit: pageSize, since: lastVisit("openings", new Date())?.toISOString() },
          { id },
        ),
        staleTime: 0,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length + 1 : undefined),
  });
}

/** Loads the openings of a company. */
export function useCompanyOpenings(id: string) {
  return useInfiniteQuery(companyOpeningsQuery(id));
}
