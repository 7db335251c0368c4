import { type Element, signById, signOfDate } from "@zodiac-at-work/zodiac";

/**
 * The element and the animal of a zodiac year.
 *
 * @example
 * yearName(2026); // "Fire Horse"
 */
export function yearName(zodiacYear: number): string {
  // 1 July lies in the zodiac year of its own number, whenever New Year falls.
  const { sign, yearElement } = signOfDate({ year: zodiacYear, month: 7, day: 1 });
  return `${elementName(yearElement)} ${signById(sign).name}`;
}

/** `Fire` for `fire`. */
export function elementName(element: Element): string {
  return element.charAt(0).toUpperCase() + element.slice(1);
}
