import type { Chance } from "./chance.ts";

/** The values of `{names}` in texts. */
export type Slots = Readonly<Record<string, string>>;

/** Turns a text with choices and slots into a sentence. */
export type Say = (text: string, more?: Slots) => string;

/**
 * Returns a function that fills in a text: `{name}` becomes the slot's value, and one of `[a|b|c]` is chosen. Choices may
 * be nested, and the values of slots may contain slots and choices.
 *
 * @throws {RangeError} if a slot has no value.
 * @example
 * sayWith(chance, { sign: "Ox" })("The {sign} [waits|stays]."); // "The Ox stays."
 */
export function sayWith(chance: Chance, slots: Slots): Say {
  return (text, more = {}) => {
    const values = { ...slots, ...more };
    let filled = text;
    for (let depth = 0; filled.includes("{") && depth < 4; depth++) {
      filled = filled.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name];
        if (value === undefined) throw new RangeError(`The text has no value for {${name}}: ${text}`);
        return value;
      });
    }
    while (/\[[^[\]]*\]/.test(filled)) {
      filled = filled.replace(/\[([^[\]]*)\]/g, (_, choices: string) => chance.pick(choices.split("|")));
    }
    return tidy(filled);
  };
}

/** Removes the spaces that empty choices leave, and begins sentences with a capital. */
function tidy(text: string): string {
  return text
    .replace(/ {2,}/g, " ")
    .replace(/ +([,.;:?!])/g, "$1")
    .replace(/([.?!]["”]?\s+)([a-z])/g, (_, end: string, letter: string) => end + letter.toUpperCase())
    .replace(/^([a-z])/, (letter) => letter.toUpperCase())
    .trim();
}
