import { industries } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { id, idInPath, sign, signCounts, textOrNone } from "./fields.ts";

const company = z.object({
  id,
  name: z.string(),
  /** The founding is known to the year, the month or the day. Unknown parts are null. */
  foundedYear: z.int32().nullable(),
  foundedMonth: z.int32().nullable(),
  foundedDay: z.int32().nullable(),
  location: z.string(),
  industry: z.enum(industries),
  description: z.string(),
  /** A host without a scheme. */
  website: z.string().nullable(),
  careersUrl: z.string().nullable(),
  /** A path of the web app, or a URL. */
  logoUrl: z.string().nullable(),
  /** The most likely sign if the day of the founding is unknown. */
  zodiacSign: sign,
  /** The other sign that the founding may have if its day is unknown. */
  possibleSign: sign.nullable(),
  /** The place among the well-known companies, from 1 for the best known. Null for every other company. */
  wellKnownRank: z.int32().nullable(),
  /**
   * When its sources were last checked, as ISO 8601 in UTC. In a list, the value may be up to five minutes old, because
   * a check doesn't invalidate the cached list.
   */
  scrapedAt: z.iso.datetime().nullable(),
});

export const listCompanies = {
  method: "GET",
  path: "/api/companies",
  access: "paid",
  summary:
    "Lists the companies by name: all, those of a sign with the possible ones last, or those that match a search, the best match first",
  query: z.object({
    zodiac: sign.optional(),
    /** Blank text is ignored. */
    search: textOrNone(200).optional(),
  }),
  response: z.object({ companies: z.array(company) }),
} as const satisfies Endpoint;

export const getCompany = {
  method: "GET",
  path: "/api/companies/:id",
  access: "paid",
  summary: "Returns a company",
  params: z.object({ id: idInPath }),
  response: z.object({
    company: company.extend({
      /** Which founding the date refers to, if there is more than one. */
      foundingNote: z.string().nullable(),
    }),
  }),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const getZodiacStats = {
  method: "GET",
  path: "/api/zodiac-stats",
  access: "open",
  summary: "Counts the companies of each sign",
  response: z.object({ stats: signCounts }),
} as const satisfies Endpoint;

export const listKnownCompanies = {
  method: "GET",
  path: "/api/known-companies",
  access: "open",
  summary: "Names the six best known companies of each sign, the best known first",
  response: z.object({
    signs: z.array(z.object({ sign, companies: z.array(company.pick({ name: true, logoUrl: true })) })),
  }),
} as const satisfies Endpoint;
