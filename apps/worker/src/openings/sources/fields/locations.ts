import { readLine } from "./line.ts";
import { states } from "./states.ts";

/**
 * Reads places from texts that may each name several ("Berlin; Remote", "London or Paris"). A comma separates places
 * only between pairs of city and state of the USA, because "San Francisco, CA" is one place. Values that are no text,
 * and texts that stand for none ("N/A"), are left out. Each place is there once, in the words of the source.
 *
 * @example
 * readPlaces("New York, New York; Remote"); // ["New York, New York", "Remote"]
 * readPlaces("Dubai, , United Arab Emirates"); // ["Dubai, United Arab Emirates"]
 */
export function readPlaces(...values: unknown[]): string[] {
  return uniquePlaces(
    values.flatMap((value) => {
      const text = readPlace(typeof value === "string" ? value.replace(/[\r\n]+/g, ";") : value);
      return text === null ? [] : splitPlaces(text).flatMap((part) => readPlace(part) ?? []);
    }),
  );
}

/** Joins the parts of an address, from the city to the country, to one place. Returns null if all are missing. */
export function joinPlace(...parts: unknown[]): string | null {
  const texts = parts.map(readPlace).filter((text) => text !== null);
  return texts.length === 0 ? null : texts.filter((text, index) => text !== texts[index - 1]).join(", ");
}

/** Leaves out repeated places, without regard to case. */
export function uniquePlaces(places: string[]): string[] {
  const keys = places.map((place) => place.toLowerCase());
  return places.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

/** Reads one place, without empty parts: "City, , Country" is "City, Country". */
function readPlace(value: unknown): string | null {
  const text = readLine(value)
    ?.split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(", ")
    .replace(/^[\s,;|/•·-]+|[\s,;|/•·-]+$/g, "");
  return text !== undefined && /\p{L}/u.test(text) && !noPlace.test(text) ? text : null;
}

const noPlace = /^(?:n\/?a|none|null|undefined|tbd|unspecified|unavailable)$/i;

const separator = /\s*[;|•·]\s*|\s+\/\s+|\s*,?\s+or\s+/g;

function splitPlaces(text: string): string[] {
  return splitOutsideOfParentheses(text).flatMap(splitPairs);
}

/** "Remote (US or Canada)" is one place. */
function splitOutsideOfParentheses(text: string): string[] {
  const parts = [""];
  for (const piece of text.split(/(\([^()]*\))/)) {
    const [first = "", ...others] = piece.startsWith("(") ? [piece] : piece.split(separator);
    parts.push((parts.pop() ?? "") + first, ...others);
  }
  return parts;
}

/** "New York, NY, Austin, TX" is two places, "New York, NY, United States" is one. */
function splitPairs(text: string): string[] {
  const parts = text.split(", ");
  const isPairs = parts.length >= 4 && parts.length % 2 === 0;
  if (!isPairs || !parts.every((part, index) => states.has(part) === (index % 2 === 1))) return [text];
  return parts.flatMap((city, index) => (index % 2 === 0 ? [`${city}, ${parts[index + 1]}`] : []));
}
