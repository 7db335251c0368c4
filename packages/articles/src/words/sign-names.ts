import { type SignId, signIds } from "@zodiac-at-work/zodiac";

/**
 * Returns the sign that a word names, in any case, in the plural, and by any of its names; undefined if it names none.
 *
 * @example
 * signNamed("Sheep"); // "goat"
 */
export function signNamed(word: string): SignId | undefined {
  return signsByName.get(word.toLowerCase());
}

/**
 * Returns the signs that a title or a keyword names, in order, each once.
 *
 * @example
 * signsNamed("rats and oxen at work"); // ["rat", "ox"]
 */
export function signsNamed(title: string): SignId[] {
  return [...new Set((title.match(/[A-Za-z]+/g) ?? []).flatMap((word) => signNamed(word) ?? []))];
}

/**
 * Returns the signs that running text names, each as often as it is named. In lower case an animal is an animal.
 *
 * @example
 * signsInText("The Rat, a dog, the Rats"); // ["rat", "rat"]
 */
export function signsInText(text: string): SignId[] {
  return (text.match(/\b[A-Z][a-z]+\b/g) ?? []).flatMap((word) => signNamed(word) ?? []);
}

/** Tradition has several names for some of the signs. */
const signsByName: ReadonlyMap<string, SignId> = new Map(
  Object.entries({
    ...Object.fromEntries(signIds.flatMap((id) => [id, `${id}s`].map((name) => [name, id] as const))),
    ...namesOf("ox", "oxen oxes cow cows bull bulls buffalo"),
    ...namesOf("rabbit", "hare hares"),
    ...namesOf("snake", "serpent serpents"),
    ...namesOf("goat", "sheep ram rams"),
    ...namesOf("rooster", "chicken chickens"),
    ...namesOf("pig", "boar boars hog hogs"),
  }),
);

function namesOf(sign: SignId, names: string): Record<string, SignId> {
  return Object.fromEntries(names.split(" ").map((name) => [name, sign]));
}
