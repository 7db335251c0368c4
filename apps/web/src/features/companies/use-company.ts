import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { apiQuery } from "../../api/client.ts";
import { pageSize } from "../../catalog/page-status.ts";

type CompanyList = Of<Api["GET /api/companies"], "response">;
type CompanyWithOpenings = Of<Api["GET /api/companies/:id"], "response">;

/** Returns the query of one company, with its openings in pages. */
export function companyQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [`/api/companies/${id}`, "pages"],
    queryFn: ({ client, pageParam }) =>
      client.query(apiQuery("/api/companies/:id", { page: pageParam, limit: pageSize }, { id })),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length + 1 : undefined),
  });
}

/** Loads one company. Meanwhile it shows the company from a list in the cache, without its note and openings. */
export function useCompany(id: string) {
  const client = useQueryClient();
  return useInfiniteQuery({
    ...companyQuery(id),
    placeholderData: (): InfiniteData<CompanyWithOpenings, number> | undefined => {
      const lists = client.getQueriesData<CompanyList>({ queryKey: ["/api/companies"] });
      const listed = lists.flatMap(([, list]) => list?.companies ?? []).find((company) => String(company.id) === id);
      if (!listed) return undefined;
      return { pages: [{ company: { ...listed, foundingNote: null }, openings: [], totalPages: 0 }], pageParams: [1] };
    },
    select: ({ pages }) => ({ company: pages[0]?.company, openings: pages.flatMap(({ openings }) => openings) }),
  });
}
