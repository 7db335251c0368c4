import { articleGates } from "@zodiac-at-work/catalog";
import { z } from "zod";

/** What one gate found in an article. */
export const gateResult = z.object({
  gate: z.enum(articleGates),
  passed: z.boolean(),
  /** Numbers and short texts, for display. */
  measured: z.record(z.string(), z.union([z.number(), z.string()])),
  /** A sentence for the editor; null if the gate passed. */
  problem: z.string().nullable(),
});
