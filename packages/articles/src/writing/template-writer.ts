import { writeFromTemplates } from "../families/write-from-templates.ts";
import { builtInVariant } from "../rewrite/built-in-variant.ts";
import type { Writer } from "../types/article.ts";

/** The writer that needs no service: it has matter for some keywords and refuses the others. */
export const templateWriter: Writer = {
  name: "template-writer",
  write: async (request) => writeFromTemplates(request),
  rewrite: async ({ content, block, ...request }) => builtInVariant(request, content, block),
};
