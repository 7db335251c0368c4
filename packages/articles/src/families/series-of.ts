import { families } from "./families.ts";
import { readKeyword } from "./read-keyword.ts";

/**
 * Returns the keywords of the articles that a reader may go on with, in order, from the one after `keyword` around to the
 * one before it: the guides to the same sign or with the same first sign, and otherwise the articles of the family. Empty for
 * a keyword that is not in the lists of the families.
 *
 * @example
 * seriesOf("rat in a team")[0]; // "rat in a conflict at work"
 */
export function seriesOf(keyword: string): readonly string[] {
  const { text } = readKeyword(keyword);
  for (const { name, keywords } of families) {
    const texts = keywords.map((each) => each.keyword);
    const own = texts.find((each) => readKeyword(each).text === text);
    if (own === undefined) continue;
    const series = name === "guides" ? texts.filter((each) => leadOf(each) === leadOf(own)) : texts;
    const place = series.indexOf(own);
    return [...series.slice(place + 1), ...series.slice(0, place)];
  }
  return [];
}

/** What the guides of one series share: the first sign, and whether there is a second one. */
function leadOf(keyword: string): string {
  const { signs } = readKeyword(keyword);
  return `${signs[0]} ${signs.length}`;
}
