import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { sign } from "./fields.ts";
import { getReading } from "./reading.ts";

/** The caller computes the sign. An unknown parameter is refused, so that no birth date reaches the server. */
export const getSample = {
  method: "GET",
  path: "/api/sample",
  access: "open",
  summary:
    "Returns what the free sample of a sign holds of the paid texts: one chapter, and the advice for two companies",
  query: z.strictObject({ sign }),
  response: z.object({
    /** The texts of the chapter "At work". */
    chapter: getReading.response.pick({ sign: true, profile: true, advice: true }),
    /** The best known company of each of the two best signs. */
    companies: z
      .array(
        z.object({
          name: z.string(),
          /** A path of the web app, or a URL. */
          logoUrl: z.string().nullable(),
          founded: z.object({ year: z.int32(), month: z.int32(), day: z.int32() }),
          zodiacSign: sign,
          works: z.string(),
          grates: z.string(),
          advice: z.string(),
        }),
      )
      .max(2),
  }),
} as const satisfies Endpoint;
