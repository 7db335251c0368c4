import { type CivilDate, type Element, type SignId, signIds } from "@zodiac-at-work/zodiac";

/** The parts of the patterns that find statements. Names of signs are capitalized, as the articles write them. */
export const signSource = "(?:Rat|Ox|Tiger|Rabbit|Dragon|Snake|Horse|Goat|Sheep|Monkey|Rooster|Dog|Pig)";
export const elementSource = "(?:[Ww]ood|[Ff]ire|[Ee]arth|[Mm]etal|[Ww]ater)";
export const yearSource = "(?:1[6-9]\\d\\d|2[01]\\d\\d)";
export const dateSource =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.? \\d{1,2}, \\d{4}";

/** Reads a date of an article. The date may be impossible; `parseDate` tells. */
export function dateFrom(text: string): CivilDate {
  const [, month = "", day, year] = /^([A-Z][a-z]{2})[a-z]*\.? (\d+), (\d+)$/.exec(text) ?? [];
  return { year: Number(year), month: months.indexOf(month) + 1, day: Number(day) };
}

export function signFrom(name: string): SignId {
  const id = name.toLowerCase().replace(/s$/, "");
  if (name === "Oxen") return "ox";
  if (id === "sheep") return "goat";
  return signIds.find((each) => each === id) as SignId;
}

export function elementFrom(name: string): Element {
  return name.toLowerCase() as Element;
}

/** Returns the signs that a text names, in order, each as often as it is named. */
export function namesIn(text: string): SignId[] {
  return [...text.matchAll(new RegExp(`\\b(?:${signSource}s?|Oxen)\\b`, "g"))].map(([name]) => signFrom(name));
}

/** Returns the signs that a title or a keyword names, in order, in any case and by any of their names, each once. */
export function signsNamed(title: string): SignId[] {
  return [...new Set([...title.matchAll(anyName)].map(([name]) => signsByName[name.toLowerCase()] as SignId))];
}

/** Returns a number that is written in digits or as a word up to twenty. */
export function numberFrom(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const at = numberWords.indexOf(text.toLowerCase());
  return at < 0 ? undefined : at;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const numberWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** The names of signs in titles and keywords: tradition has several for some. */
const signsByName: Readonly<Record<string, SignId>> = Object.fromEntries([
  ...signIds.flatMap((id) => [
    [id, id],
    [`${id}s`, id],
  ]),
  ...["oxen", "oxes", "cow", "cows", "bull", "bulls"].map((name) => [name, "ox"]),
  ...["hare", "hares"].map((name) => [name, "rabbit"]),
  ...["sheep", "ram", "rams"].map((name) => [name, "goat"]),
  ...["boar", "boars"].map((name) => [name, "pig"]),
]);
const anyName = new RegExp(`\\b(?:${Object.keys(signsByName).join("|")})\\b`, "gi");
