import { carBrandCategories } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, limit, oneOf, page, sign, signCounts } from "./fields.ts";

const carBrand = z.object({
  id,
  name: z.string(),
  /** The founding of the marque is known to the year, the month or the day; what is not known is null. */
  foundedYear: z.int32(),
  foundedMonth: z.int32().nullable(),
  foundedDay: z.int32().nullable(),
  /** Which founding the date is, where another could be meant. */
  foundingNote: z.string().nullable(),
  country: z.string(),
  category: z.enum(carBrandCategories),
  description: z.string(),
  /** A host, without a scheme. */
  website: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** Where the founding is not known to the day, the likeliest one. */
  zodiacSign: sign,
  /** False for a marque that no longer makes cars. */
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});

export const listCarBrands = {
  method: "GET",
  path: "/api/car-brands",
  access: "paid",
  summary: "One page of the car brands by name, 20 of them unless told; a page beyond the end is empty",
  query: z.object({
    page,
    limit,
    zodiac: sign.optional(),
    category: oneOf(carBrandCategories).optional(),
  }),
  response: z.object({ carBrands: z.array(carBrand), totalPages: count }),
} as const satisfies Endpoint;

export const getCarBrandStats = {
  method: "GET",
  path: "/api/car-brands/stats",
  access: "open",
  summary: "How many car brands stand under each sign, and how many were founded in each decade",
  response: z.object({
    stats: signCounts,
    /** By decade (1900 is 1900 to 1909), then in the order of the twelve; without those where nothing was founded. */
    decades: z.array(z.object({ decade: z.int32(), sign, count })),
  }),
} as const satisfies Endpoint;

export const getCarBrandCategories = {
  method: "GET",
  path: "/api/car-brands/categories",
  access: "paid",
  summary: "The categories that car brands are filed under",
  response: z.object({ categories: z.array(z.enum(carBrandCategories)) }),
} as const satisfies Endpoint;
