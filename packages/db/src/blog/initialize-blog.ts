import type { KeywordCategory, SearchIntent } from "@zodiac-at-work/catalog";
import type { Transaction } from "kysely";
import type { Database } from "../platform/schema.ts";
import { addMissingBlogKeywords } from "./keywords.ts";
import { initializeBlogSettings } from "./settings.ts";

/** A keyword that a new blog begins with. */
interface FirstKeyword {
  readonly keyword: string;
  readonly category: KeywordCategory;
  readonly intent: SearchIntent;
}

/** Adds the settings and the keywords that the blog lacks. Returns the number of added keywords. */
export async function initializeBlog(
  trx: Transaction<Database>,
  keywords: readonly FirstKeyword[],
  now: Date,
): Promise<number> {
  await initializeBlogSettings(trx, now);
  return addMissingBlogKeywords(
    trx,
    keywords.map(({ keyword, category, intent }) => ({ keyword, category, searchIntent: intent })),
  );
}
