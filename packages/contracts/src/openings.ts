import { industries, jobTypes, salaryPeriods, sourceKinds, workplaces } from "@zodiac-at-work/catalog";
import { z } from "zod";
import { companyInBrief } from "./company-in-brief.ts";
import type { Endpoint } from "./endpoint.ts";
import {
  count,
  id,
  idInPath,
  limit,
  moment,
  oneOf,
  page,
  sign,
  signCounts,
  signList,
  text,
  textOrNone,
  wholeNumber,
} from "./fields.ts";

/** An opening without its company. A value that the board does not publish is null. */
const job = z.object({
  id,
  title: z.string(),
  /** The places as the board words them. */
  locations: z.array(z.string()),
  /** The places in one line. */
  location: z.string().nullable(),
  remote: z.object({ mode: z.enum(workplaces), countries: z.array(z.string()) }).nullable(),
  department: z.string().nullable(),
  type: z.enum(jobTypes).nullable(),
  /** Pay as published. `min` and `max` are in units of the currency; `currency` is an ISO 4217 code in capitals. */
  salary: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      currency: z.string().nullable(),
      period: z.enum(salaryPeriods).nullable(),
      text: z.string().nullable(),
    })
    .nullable(),
  /** The civil date of the first publication, `YYYY-MM-DD`. */
  postedDate: z.iso.date().nullable(),
  /** The link to the posting, `https:`, at any job site. */
  indeedUrl: z.string(),
  /** When a check first found it. */
  firstSeenAt: moment,
  /** Whether it was first found after the caller's last visit. */
  isNew: z.boolean(),
  /** Whether it comes from the local stand-in: nobody can apply. */
  isSample: z.boolean(),
});

const opening = job.extend({
  company: companyInBrief,
  /** The match of the reader's sign and the company's, 0 to 100; null without `reader`. */
  score: count.nullable(),
});

const country = z.string().regex(/^[A-Z]{2}$/, "must be the code of a country in capitals, such as US");

const filters = {
  signs: signList.optional(),
  industry: oneOf(industries).optional(),
  /** Words of a place, or their beginnings. */
  place: text(200).optional(),
  /** Only remote openings. */
  remote: z.literal("true", "must be true").optional(),
  /** Only remote openings that may be done from this country, ISO 3166-1 alpha-2 in capitals. */
  remoteCountry: country.optional(),
  type: oneOf(jobTypes).optional(),
  /** Only openings posted in the last so many days. If the posted date is unknown, the first check that found it counts. */
  days: wholeNumber(1, 365),
  /**
   * Words of the title or the company's name, or their beginnings. Plurals and common abbreviations of jobs, such as SWE,
   * are understood. Blank text is ignored.
   */
  search: textOrNone(200).optional(),
};

export const listOpenings = {
  method: "GET",
  path: "/api/openings",
  access: "paid",
  summary: "Returns a page of the open openings that match the filters, 20 by default, and records the caller's visit",
  query: z.object({
    page,
    limit,
    ...filters,
    /** The reader's sign, for the scores. */
    reader: sign.optional(),
    /** `newest`, the default: new ones first, then by posted date. `match` needs `reader`. */
    sort: oneOf(["newest", "match"]).optional(),
  }),
  response: z.object({
    openings: z.array(opening),
    total: count,
    totalPages: count,
    /** Openings of each sign that match the filters other than `signs`. */
    counts: z.object({ bySign: signCounts }),
    /** The number of matching openings that are new since the caller's last visit. */
    newCount: count,
    /** The end of the caller's last visit; null on the first one, when nothing is marked as new. */
    seenAt: moment.nullable(),
    /** When a board was last checked completely; null if none ever was. */
    checkedAt: moment.nullable(),
    /** When the schedule checks the boards next. Null where openings match, and without a schedule. */
    nextCheckAt: moment.nullable(),
  }),
} as const satisfies Endpoint;

/** Ids of openings in a query, separated by commas: `7,12`. */
const idList = z
  .string()
  .max(1100, "must not be longer than 1100 characters")
  .refine(
    (value) => value.split(",").length <= 100 && value.split(",").every((each) => idInPath.safeParse(each).success),
    "must be a list of at most 100 ids",
  );

export const listOpeningsById = {
  method: "GET",
  path: "/api/openings/by-id",
  access: "paid",
  summary: "Returns openings by their ids, closed ones as well. An opening that was removed is left out",
  query: z.object({
    ids: idList,
    /** The reader's sign, for the scores. */
    reader: sign.optional(),
  }),
  response: z.object({
    openings: z.array(
      opening.extend({
        /** When the posting was found to be closed; null while it is open. */
        closedAt: moment.nullable(),
      }),
    ),
  }),
} as const satisfies Endpoint;

export const markOpeningsSeen = {
  method: "POST",
  path: "/api/openings/seen",
  access: "paid",
  summary: "Marks all openings as seen by the caller",
  response: z.object({ seenAt: moment }),
} as const satisfies Endpoint;

export const getOpeningFilters = {
  method: "GET",
  path: "/api/openings/filters",
  access: "paid",
  summary: "Lists what the openings can be filtered by, with the number of openings of each",
  response: z.object({
    /** The most frequent places, the most frequent first. */
    places: z.array(z.object({ place: z.string(), count })),
    /** The countries from which remote openings may be done, the most frequent first. */
    remoteCountries: z.array(z.object({ country: z.string(), count })),
    types: z.array(z.object({ type: z.enum(jobTypes), count })),
    industries: z.array(z.object({ industry: z.enum(industries), count })),
    /** All signs in the order of the cycle, with their openings and the number of their boards that are checked. */
    signs: z.array(z.object({ sign, openings: count, boards: count })),
    total: count,
  }),
} as const satisfies Endpoint;

export const countCompanyOpenings = {
  method: "GET",
  path: "/api/companies/openings-counts",
  access: "paid",
  summary: "Counts the openings of each company that has any",
  response: z.object({
    counts: z.array(z.object({ companyId: id, openings: count, isSample: z.boolean() })),
  }),
} as const satisfies Endpoint;

/** The openings are apart from the company, because those marked as new differ from caller to caller. */
export const listCompanyOpenings = {
  method: "GET",
  path: "/api/companies/:id/openings",
  access: "paid",
  summary: "Returns a page of a company's open openings, the newest first, 20 by default",
  params: z.object({ id: idInPath }),
  query: z.object({ page, limit }),
  response: z.object({
    openings: z.array(
      job.extend({
        /** Cleaned with an allow-list when it was stored. */
        descriptionHtml: z.string().nullable(),
      }),
    ),
    total: count,
    totalPages: count,
    newCount: count,
    /** The board that is checked; null if the company has none. */
    board: z
      .object({
        kind: z.enum(sourceKinds),
        /** When it was last checked completely. */
        checkedAt: moment.nullable(),
        /** Whether its robots.txt forbids to read it. */
        isForbidden: z.boolean(),
      })
      .nullable(),
  }),
  errors: ["not-found"],
} as const satisfies Endpoint;
