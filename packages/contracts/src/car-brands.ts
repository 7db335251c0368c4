import { carBrandCategories } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, limit, oneOf, page, sign, signCounts, signList, sortByNameOrSigns, textOrNone } from "./fields.ts";

const carBrand = z.object({
  id,
  name: z.string(),
  /** The founding is known to the year, the month or the day. Unknown parts are null. */
  foundedYear: z.int32(),
  foundedMonth: z.int32().nullable(),
  foundedDay: z.int32().nullable(),
  /** Which founding the date refers to, if there is more than one. */
  foundingNote: z.string().nullable(),
  country: z.string(),
  category: z.enum(carBrandCategories),
  description: z.string(),
  /** A host without a scheme. */
  website: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** The most likely sign if the day of the founding is unknown. */
  zodiacSign: sign,
  /** The other sign that the founding may have if its day is unknown. */
  possibleSign: sign.nullable(),
  /** False for a brand that no longer makes cars. */
  isActive: z.boolean(),
  /** The place among the well-known car brands, from 1 for the best known. Null for every other brand. */
  wellKnownRank: z.int32().nullable(),
  createdAt: z.iso.datetime(),
});

export const listCarBrands = {
  method: "GET",
  path: "/api/car-brands",
  access: "paid",
  summary:
    "Returns a page of car brands by name, 20 by default, those possibly of the signs last. A page beyond the end is empty",
  query: z.object({
    page,
    limit,
    zodiac: signList.optional(),
    category: oneOf(carBrandCategories).optional(),
    /** Only brands that still make cars. */
    active: z.literal("true", "must be true").optional(),
    /** A part of the name, without regard to case and accents. Blank text is ignored. */
    search: textOrNone(200).optional(),
    sort: sortByNameOrSigns.optional(),
  }),
  response: z.object({ carBrands: z.array(carBrand), totalPages: count }),
} as const satisfies Endpoint;

export const getCarBrandTimeline = {
  method: "GET",
  path: "/api/car-brands/timeline",
  access: "paid",
  summary: "Returns all car brands in brief, by founding year and then by name",
  response: z.object({
    carBrands: z.array(
      carBrand.omit({ foundingNote: true, country: true, description: true, website: true, createdAt: true }),
    ),
  }),
} as const satisfies Endpoint;

export const getCarBrandStats = {
  method: "GET",
  path: "/api/car-brands/stats",
  access: "open",
  summary: "Counts the car brands of each sign, and those founded in each decade",
  response: z.object({
    stats: signCounts,
    /** By decade (1900 is 1900 to 1909), then in the order of the cycle. Decades without a founding are omitted. */
    decades: z.array(z.object({ decade: z.int32(), sign, count })),
  }),
} as const satisfies Endpoint;

export const getCarBrandCategories = {
  method: "GET",
  path: "/api/car-brands/categories",
  access: "paid",
  summary: "Lists the categories of car brands",
  response: z.object({ categories: z.array(z.enum(carBrandCategories)) }),
} as const satisfies Endpoint;
