import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { z } from "zod";

/** What a reader says, signed by role and sign. It names nobody. */
export interface ReaderQuote {
  readonly quote: string;
  readonly role: string;
  readonly sign: SignId;
}

const form = 'is not a list of three quotes such as [{"quote": "…", "role": "Accountant", "sign": "rooster"}, …]';

const quote = z.strictObject({
  quote: z.string().min(1).max(160),
  role: z.string().min(1).max(40),
  sign: z.enum(signIds),
});

/** The rule of the setting that holds the quotes as JSON. */
export const readerQuotes = z.string().transform((text, context): readonly ReaderQuote[] => {
  const quotes = z.array(quote).length(3).safeParse(parseJson(text));
  if (quotes.success) return quotes.data;
  context.addIssue(form);
  return z.NEVER;
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
