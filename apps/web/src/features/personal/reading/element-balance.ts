import { dayAnimal, type Element, monthAnimal, type SignOfDate, signById } from "@zodiac-at-work/zodiac";

/** The elements of a birth date. */
export interface ElementBalance {
  readonly counts: Readonly<Record<Element, number>>;
  /** What was counted, with its element: `["the sign", "earth"]`. */
  readonly parts: readonly (readonly [name: string, element: Element])[];
  /** False on the few days at a change of solar months. The month is then not counted. */
  readonly isMonthKnown: boolean;
}

/**
 * Counts the elements of what a birth date settles: the sign, the stem of the year, and the animals of month and day.
 *
 * @param time the time of birth, `HH:MM`, which may settle the month
 * @example
 * elementBalance("1988-11-29", signOfDate("1988-11-29")).counts; // { wood: 0, fire: 0, earth: 2, metal: 0, water: 2 }
 */
export function elementBalance(
  birthDate: string,
  { sign, yearElement }: Pick<SignOfDate, "sign" | "yearElement">,
  time?: string,
): ElementBalance {
  const month = monthAnimal(birthDate, { time });
  const day = dayAnimal(birthDate);
  const parts: [string, Element][] = [
    ["your sign", signById(sign).element],
    ["your year", yearElement],
  ];
  if (month.known) parts.push([`your month (${signById(month.sign).name})`, signById(month.sign).element]);
  if (day.known) parts.push([`your day (${signById(day.sign).name})`, signById(day.sign).element]);
  const counts = { wood: 0, fire: 0, earth: 0, metal: 0, water: 0 };
  for (const [, element] of parts) counts[element] += 1;
  return { counts, parts, isMonthKnown: month.known };
}

/**
 * Says where the elements come from, and names the missing ones.
 *
 * @example
 * balanceInWords(elementBalance("1988-11-29", signOfDate("1988-11-29")));
 * // ["Earth from your sign and your year.", …, "Wood, fire and metal are missing."]
 */
export function balanceInWords({ counts, parts, isMonthKnown }: ElementBalance): string[] {
  const elements = Object.keys(counts) as Element[];
  const sentences = elements.flatMap((element) => {
    const sources = parts.filter((part) => part[1] === element).map(([name]) => name);
    return sources.length > 0 ? [`${capital(element)} from ${list(sources)}.`] : [];
  });
  const missing = elements.filter((element) => counts[element] === 0);
  if (missing.length > 0) sentences.push(`${capital(list(missing))} ${missing.length > 1 ? "are" : "is"} missing.`);
  if (!isMonthKnown)
    sentences.push("The solar month changed about that day, so the month is left out and three things are counted.");
  return sentences;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const formatter = new Intl.ListFormat("en-US", { type: "conjunction" });
const list = (words: readonly string[]) => formatter.format(words).replace(", and ", " and ");
