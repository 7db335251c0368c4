import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count } from "./fields.ts";

export const getStats = {
  method: "GET",
  path: "/api/stats",
  access: "open",
  summary: "How much there is to read, in totals",
  response: z.object({
    companies: count,
    /** Job openings of all companies. */
    openings: count,
    carBrands: count,
    /** Active ones. */
    usStates: count,
    /** Published ones. */
    articles: count,
  }),
} as const satisfies Endpoint;
