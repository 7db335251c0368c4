import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { id, moment, oneOf } from "./fields.ts";

/** The most days that a calendar shows. */
const mostCalendarDays = 62;

export const getArticleCalendar = {
  method: "GET",
  path: "/api/blog/calendar",
  access: "admin",
  summary: `Lists what was and will be published in a time of up to ${mostCalendarDays} days, in its order`,
  query: z.object({ from: moment, to: moment }).refine(
    ({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
      return days > 0 && days <= mostCalendarDays;
    },
    { error: `must be up to ${mostCalendarDays} days after \`from\``, path: ["to"] },
  ),
  response: z.object({
    articles: z.array(
      z.object({
        id,
        title: z.string(),
        slug: z.string(),
        status: oneOf(["published", "scheduled"]),
        /** When it was published, or will be. */
        at: moment,
      }),
    ),
    /** Whether there are more than the list has. */
    hasMore: z.boolean(),
  }),
} as const satisfies Endpoint;
