import { usStateCategories, usStateRegions } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, limit, oneOf, page, sign, signCounts, signList, sortByNameOrSigns } from "./fields.ts";

const usState = z.object({
  id,
  name: z.string(),
  statehoodYear: z.int32(),
  statehoodMonth: z.int32(),
  statehoodDay: z.int32().nullable(),
  capital: z.string(),
  region: z.enum(usStateRegions),
  category: z.enum(usStateCategories),
  description: z.string(),
  population: count.nullable(),
  /** Square miles of land and water. */
  area: count.nullable(),
  nickname: z.string().nullable(),
  zodiacSign: sign,
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});

export const listUsStates = {
  method: "GET",
  path: "/api/us-states",
  access: "paid",
  summary: "Returns a page of states by name, 20 by default. A page beyond the end is empty",
  query: z.object({
    page,
    limit,
    zodiac: signList.optional(),
    region: oneOf(usStateRegions).optional(),
    category: oneOf(usStateCategories).optional(),
    sort: sortByNameOrSigns.optional(),
  }),
  response: z.object({ usStates: z.array(usState), totalPages: count }),
} as const satisfies Endpoint;

export const getUsStateStats = {
  method: "GET",
  path: "/api/us-states/stats",
  access: "open",
  summary: "Counts the states of each sign",
  response: z.object({ stats: signCounts }),
} as const satisfies Endpoint;

export const getUsStateRegions = {
  method: "GET",
  path: "/api/us-states/regions",
  access: "paid",
  summary: "Lists the regions of states",
  response: z.object({ regions: z.array(z.enum(usStateRegions)) }),
} as const satisfies Endpoint;

export const getUsStateCategories = {
  method: "GET",
  path: "/api/us-states/categories",
  access: "paid",
  summary: "Lists the categories of states",
  response: z.object({ categories: z.array(z.enum(usStateCategories)) }),
} as const satisfies Endpoint;
