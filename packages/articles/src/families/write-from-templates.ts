import { parseDate } from "@zodiac-at-work/zodiac";
import { wordsOf } from "../html/phrases.ts";
import type { Article, WriteRequest } from "../types/article.ts";
import type { FamilyContext, Matter } from "../types/family.ts";
import { signNamed } from "../words/sign-names.ts";
import { slugOf } from "../words/slug.ts";
import { families } from "./families.ts";
import { NoMatterError } from "./no-matter-error.ts";
import { readKeyword } from "./read-keyword.ts";

/**
 * Writes an article from the matter of the families. The same request gives the same article, whatever the seed. The
 * length follows the matter; `targetWordCount` never makes it longer.
 *
 * @throws {NoMatterError} if no family has matter for the keyword
 * @throws {RangeError} if the word count is not from 600 to 3000
 */
export function writeFromTemplates(request: WriteRequest): Article {
  const keyword = request.keyword.normalize("NFC").trim().replace(/\s+/g, " ");
  const target = request.targetWordCount ?? 2000;
  if (!(target >= 600 && target <= 3000)) throw new RangeError(`Give a word count from 600 to 3000, not ${target}.`);
  const context = { knowledge: request.knowledge, today: parseDate(request.today) };
  const matter = findMatter(keyword, context);
  if (matter === undefined) throw new NoMatterError(keyword, nearestTo(keyword, context));
  const title = request.title?.trim().replace(/\s+/g, " ") || matter.title;
  return {
    title,
    slug: slugOf(title),
    metaDescription: matter.description,
    content: matter.content,
    targetKeyword: keyword,
    faq: matter.faq ?? [],
  };
}

/** Returns the matter of the first family that has some for a keyword. */
function findMatter(keyword: string, context: FamilyContext): Matter | undefined {
  const read = readKeyword(keyword);
  for (const { find } of families) {
    const matter = find(read, context);
    if (matter !== undefined) return matter;
  }
  return undefined;
}

/** How many keywords a refusal offers. */
const offered = 3;

/** Returns the keywords with matter that share most words with a refused one. */
function nearestTo(keyword: string, context: FamilyContext): string[] {
  const wanted = new Set(stemsOf(keyword));
  return families
    .flatMap((family) => family.keywords)
    .map(({ keyword: each }) => {
      const stems = stemsOf(each);
      const shared = stems.filter((stem) => wanted.has(stem)).length;
      return { keyword: each, closeness: shared / Math.sqrt(stems.length) };
    })
    .sort((a, b) => b.closeness - a.closeness)
    .filter(({ keyword: each }) => findMatter(each, context) !== undefined)
    .slice(0, offered)
    .map(({ keyword: each }) => each);
}

const common = new Set("a an the of in at for and or to with is are by chinese zodiac sign".split(" "));

/** Returns the words that carry meaning, with one name for each sign. */
function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !common.has(word))
    .map((word) => signNamed(word) ?? word.replace(/(?<=...)(?:ies|s|ing)$/, ""));
}
