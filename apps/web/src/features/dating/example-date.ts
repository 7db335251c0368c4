import { datingExamples } from "@zodiac-at-work/catalog/dating-figures";
import { foundingText } from "../../lists/founding.ts";

/**
 * Returns the date of an example as the catalog has it.
 *
 * @example
 * exampleDate("Apple"); // "Apr 1, 1976"
 */
export function exampleDate(name: keyof typeof datingExamples): string {
  const [year = 0, month = null, day = null] = datingExamples[name].split("-").map(Number);
  return foundingText({ year, month, day });
}
