import type { Passage } from "./read-html.ts";

/** Splits a block into sentences. The end of the block ends a sentence. A row of a table is one sentence. */
export function sentencesOf({ tag, text }: Passage): string[] {
  if (tag === "tr") return [text];
  return text
    .split(
      /(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|St|vs|Inc|Co|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|a\.m|p\.m|[A-Z]))[.!?…]["”’)]*)\s+(?=["“‘(]?[\p{Lu}\d])/u,
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
