import { industries, jobTypes, salaryPeriods, sourceKinds, workplaces } from "@zodiac-at-work/catalog";
import { z } from "zod";
import { companyInBrief } from "./company-in-brief.ts";
import type { Endpoint } from "./endpoint.ts";
import { count, id, idInPath, limit, moment, oneOf, page, sign, signCounts, text } from "./fields.ts";
import { openingFilters } from "./opening-filters.ts";

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
  /** The link to the posting at any job site: `https:`, or `http:` as published where the host does not answer by `https:`. */
  indeedUrl: z.string(),
  /** When a check first found it. */
  firstSeenAt: moment,
  /** Whether it was first found after `since`. */
  isNew: z.boolean(),
  /** Whether it comes from the local stand-in: nobody can apply. */
  isSample: z.boolean(),
});

const opening = job.extend({
  company: companyInBrief,
  /** The match of the reader's sign and the company's, 0 to 100; null without `reader`. */
  score: count.nullable(),
});

export const listOpenings = {
  method: "GET",
  path: "/api/openings",
  access: "paid",
  summary: "Returns a page of the open openings that match the filters, 20 by default. It records no visit",
  query: z.object({
    page,
    limit,
    ...openingFilters,
    /** The reader's sign, for the scores. */
    reader: sign.optional(),
    /** Openings first found later are new. Without it, none is. The caller's device knows when they last looked. */
    since: moment.optional(),
    /** `newest`, the default: new ones first, then by posted date. `match` needs `reader`. */
    sort: oneOf(["newest", "match"]).optional(),
  }),
  response: z.object({
    openings: z.array(opening),
    total: count,
    totalPages: count,
    /** Openings of each sign that match the filters other than `signs`. */
    counts: z.object({ bySign: signCounts }),
    /** The number of matching openings that are new. Counted up to 1,000. */
    newCount: count,
    /** `since`, or null without it. */
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

/** The release before calls it. Devices keep visits now, so the next release can drop it with `openings_visits`. */
export const markOpeningsSeen = {
  method: "POST",
  path: "/api/openings/seen",
  access: "paid",
  summary: "Deprecated: stores nothing and returns the current moment. Send it as `since` in place of this call",
  response: z.object({ seenAt: moment }),
} as const satisfies Endpoint;

const { remote: _, remoteCountry: __, ...otherFilters } = openingFilters;

export const countRemoteOpenings = {
  method: "GET",
  path: "/api/openings/remote-counts",
  access: "paid",
  summary: "Counts the remote openings that match the filters, by the country from which they may be done",
  query: z.object(otherFilters),
  response: z.object({
    total: count,
    /** The most frequent first. An opening may name several countries. Null stands for openings that name none. */
    countries: z.array(z.object({ country: z.string().nullable(), count })),
  }),
} as const satisfies Endpoint;

export const listCities = {
  method: "GET",
  path: "/api/cities",
  access: "paid",
  summary: "Lists up to eight cities whose name begins with a text, those with the most openings first",
  query: z.object({
    /** The beginning of a name. The state or country may follow the name: `portland me`. */
    search: text(100),
  }),
  response: z.object({
    /** Each is a value for `near`. */
    cities: z.array(z.string()),
  }),
} as const satisfies Endpoint;

export const getOpeningFilters = {
  method: "GET",
  path: "/api/openings/filters",
  access: "paid",
  summary: "Lists what the openings can be filtered by, with the number of openings of each",
  response: z.object({
    /** The most frequent places, the most frequent first. */
    places: z.array(z.object({ place: z.string(), count })),
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

/** The openings are apart from the company, because those that are new differ from caller to caller. */
export const listCompanyOpenings = {
  method: "GET",
  path: "/api/companies/:id/openings",
  access: "paid",
  summary: "Returns a page of a company's open openings, the newest first, 20 by default",
  params: z.object({ id: idInPath }),
  query: z.object({ page, limit, since: moment.optional() }),
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
