import { articleGates } from "@zodiac-at-work/catalog";
import { z } from "zod";
import { count } from "./fields.ts";

/** What one gate found in an article. */
export const gateResult = z.object({
  gate: z.enum(articleGates),
  passed: z.boolean(),
  /** Numbers and short texts, for display. */
  measured: z.record(z.string(), z.union([z.number(), z.string()])),
  /** A sentence for the editor; null if the gate passed. */
  problem: z.string().nullable(),
  /** What is wrong, in the order of the text; empty if the gate passed. */
  findings: z.array(
    z.object({
      /** The place among the text's blocks, such as paragraphs and rows of tables, from 0; null for the whole text. */
      block: count.nullable(),
      /** A sentence for the editor. */
      text: z.string(),
    }),
  ),
});
