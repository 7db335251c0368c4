/** A number of things at the start of a sentence: `One day`, `Nine states`, `30 days`; up to twelve as a word. */
export function counted(count: number, unit: string): string {
  return `${words[count] ?? count} ${unit}${count === 1 ? "" : "s"}`;
}

/** A number inside a sentence: up to twelve as a word. */
export function numberInWords(count: number): string {
  return words[count]?.toLowerCase() ?? String(count);
}

const words = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");
