import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count } from "./fields.ts";

export const getStats = {
  method: "GET",
  path: "/api/stats",
  access: "open",
  summary: "Returns the totals for the landing page",
  response: z.object({
    companies: count,
    /** The openings of all companies. */
    openings: count,
    carBrands: count,
    /** Active states. */
    usStates: count,
    /** Published articles. */
    articles: count,
  }),
} as const satisfies Endpoint;
