import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { apiQuery } from "../../api/client.ts";

type Listed = Of<Api["GET /api/companies"], "response">;
type Answer = Of<Api["GET /api/companies/:id"], "response">;

/** Loads one company. Meanwhile it shows the company from a list in the cache, without its note and openings. */
export function useCompany(id: string) {
  const client = useQueryClient();
  return useQuery({
    ...apiQuery("/api/companies/:id", undefined, { id }),
    placeholderData: (): Answer | undefined => {
      const lists = client.getQueriesData<Listed>({ queryKey: ["/api/companies"] });
      const listed = lists.flatMap(([, list]) => list?.companies ?? []).find((company) => String(company.id) === id);
      return listed && { company: { ...listed, foundingNote: null }, openings: [], totalPages: 0 };
    },
  });
}
