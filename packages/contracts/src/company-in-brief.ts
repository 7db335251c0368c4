import { industries } from "@zodiac-at-work/catalog";
import { z } from "zod";
import { id, sign } from "./fields.ts";

/** The company of an opening, as a row of a list shows it. */
export const companyInBrief = z.object({
  id,
  name: z.string(),
  industry: z.enum(industries),
  logoUrl: z.string().nullable(),
  /** The most likely sign if the day of the founding is unknown. */
  zodiacSign: sign,
  /** A host without a scheme. */
  website: z.string().nullable(),
});
