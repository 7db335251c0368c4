import { wordFor } from "@zodiac-at-work/catalog/counted";
/** Returns a count for the start of a sentence: `One day`, `Nine states`, `30 days`. Numbers up to twelve are words. */
export function countedInWords(count: number, unit: string): string {
  return `${words[count] ?? count} ${wordFor(count, unit)}`;
}

/** Returns a count for the middle of a sentence: `nine states`, `30 days`. */
export function countedInside(count: number, unit: string): string {
  return countedInWords(count, unit).toLowerCase();
}

/** Returns a count alone: `three`, `30`. */
export function inWords(count: number): string {
  return String(words[count] ?? count).toLowerCase();
}

const words = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");
