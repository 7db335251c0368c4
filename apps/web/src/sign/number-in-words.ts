/** Returns a count for the start of a sentence: `One day`, `Nine states`, `30 days`. Numbers up to twelve are words. */
export function counted(count: number, unit: string): string {
  return `${words[count] ?? count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Returns a count for the middle of a sentence: `nine states`, `30 days`. */
export function countedInside(count: number, unit: string): string {
  return counted(count, unit).toLowerCase();
}

/** Returns a count alone: `three`, `30`. */
export function inWords(count: number): string {
  return String(words[count] ?? count).toLowerCase();
}

const words = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");
