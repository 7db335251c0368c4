import { type Element, type SignOfDate, signById } from "@zodiac-at-work/zodiac";

/**
 * Returns the element and the animal of the zodiac year of a date.
 *
 * @example
 * yearName(signOfDate("1990-01-26")); // "Earth Snake"
 */
export function yearName({ sign, yearElement }: Pick<SignOfDate, "sign" | "yearElement">): string {
  return `${elementName(yearElement)} ${signById(sign).name}`;
}

/** Returns `Fire` for `fire`. */
export function elementName(element: Element): string {
  return element.charAt(0).toUpperCase() + element.slice(1);
}
