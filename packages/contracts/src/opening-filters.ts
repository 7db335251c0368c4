import { industries, jobTypes } from "@zodiac-at-work/catalog";
import { z } from "zod";
import { oneOf, signList, text, textOrNone, wholeNumber } from "./fields.ts";

const country = z
  .string()
  .regex(/^(?:[A-Z]{2}|none)$/, "must be the code of a country in capitals, such as US, or none");

/** What a list of openings can be filtered by. The values are text, as in the query of a URL. */
export const openingFilters = {
  signs: signList.optional(),
  industry: oneOf(industries).optional(),
  /** Words of a place, or their beginnings. */
  place: text(200).optional(),
  /** Only openings near this city, in the words of `GET /api/cities`: `Portland, OR`. */
  near: text(100).optional(),
  /** How many miles from the city; 25 by default. Only with `near`. */
  within: oneOf(["10", "25", "50", "100"]).optional(),
  /** Only remote openings. */
  remote: z.literal("true", "must be true").optional(),
  /**
   * Only remote openings that may be done from this country, ISO 3166-1 alpha-2 in capitals. `none` stands for those whose
   * board names no country.
   */
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
