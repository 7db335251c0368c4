import { type CivilDate, type Element, type SignId, signById } from "@zodiac-at-work/zodiac";

/** Returns the date as running text has it: `January 27, 1990`. */
export function longDate({ year, month, day }: CivilDate): string {
  return `${months[month - 1]} ${day}, ${year}`;
}

/** Returns the date as tables have it: `Jan 27, 1990`. */
export function shortDate({ year, month, day }: CivilDate): string {
  return `${(months[month - 1] as string).slice(0, 3)} ${day}, ${year}`;
}

/** Returns a whole number from 0 to 20 in words, and a greater one in digits. */
export function inWords(number: number): string {
  return numberWords[number] ?? String(number);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the plural of a sign's name: `Oxen`. */
export function plural(sign: SignId): string {
  return sign === "ox" ? "Oxen" : `${signById(sign).name}s`;
}

/** Returns `Metal Horse`. */
export function yearName(element: Element, sign: SignId): string {
  return `${capital(element)} ${signById(sign).name}`;
}

/** Returns `Rat, Ox and Tiger`. */
export function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Returns the HTML of a table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const header = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Returns the HTML of a list. */
export function list(items: readonly string[], tag: "ul" | "ol" = "ul"): string {
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** The names of the months. */
export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const numberWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
