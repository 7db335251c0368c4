import { industries } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, idInPath, limit, page, sign, signCounts, textOrNone } from "./fields.ts";

const company = z.object({
  id,
  name: z.string(),
  /** The founding is known to the year, the month or the day; what is not known is null. */
  foundedYear: z.int32().nullable(),
  foundedMonth: z.int32().nullable(),
  foundedDay: z.int32().nullable(),
  location: z.string(),
  industry: z.enum(industries),
  description: z.string(),
  /** A host, without a scheme. */
  website: z.string().nullable(),
  careersUrl: z.string().nullable(),
  /** Where the logo lies, below the web app's origin or at another. */
  logoUrl: z.string().nullable(),
  /** Where the founding is not known to the day, the likeliest one. */
  zodiacSign: sign,
  /** When its openings were last looked for. ISO 8601, in UTC. */
  scrapedAt: z.iso.datetime().nullable(),
});

const job = z.object({
  id,
  title: z.string(),
  location: z.string(),
  department: z.string().nullable(),
  type: z.string(),
  salary: z.string().nullable(),
  /** `YYYY-MM-DD` */
  postedDate: z.iso.date(),
  /** The posting's own address, at whichever site it was found. */
  indeedUrl: z.string(),
});

export const listCompanies = {
  method: "GET",
  path: "/api/companies",
  access: "paid",
  summary: "Every company, or those of a sign, or those that a search finds; by name, a search's by how well they fit",
  query: z.object({
    zodiac: sign.optional(),
    /** Blanks alone are no search. */
    search: textOrNone(200).optional(),
  }),
  response: z.object({ companies: z.array(company) }),
} as const satisfies Endpoint;

export const getCompany = {
  method: "GET",
  path: "/api/companies/:id",
  access: "paid",
  summary: "One company, with what its founding date rests on and its openings, the newest first",
  params: z.object({ id: idInPath }),
  /** The page of openings; 100 on a page by default. */
  query: z.object({ page, limit }),
  response: z.object({
    company: company.extend({
      /** Which founding the date is, where another could be meant. */
      foundingNote: z.string().nullable(),
    }),
    openings: z.array(job),
    /** How many pages the openings fill. */
    totalPages: count,
  }),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const getZodiacStats = {
  method: "GET",
  path: "/api/zodiac-stats",
  access: "open",
  summary: "How many companies stand under each sign",
  response: z.object({ stats: signCounts }),
} as const satisfies Endpoint;
