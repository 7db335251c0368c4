import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, moment, sign } from "./fields.ts";

export const getNews = {
  method: "GET",
  path: "/api/news",
  access: "paid",
  summary: "Returns what is new for a sign since a moment. It records no visit",
  query: z.object({ sign, since: moment }),
  response: z.object({
    /** Openings at companies of the three signs that match best, first found since. Counted up to 1,000. */
    openings: count,
    /** Articles about the sign published since. Counted up to 20. */
    articles: count,
  }),
} as const satisfies Endpoint;
