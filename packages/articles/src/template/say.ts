import type { Chance } from "./chance.ts";

/** The values of `{names}` in texts. Of several values, each text that uses the slot takes the next one. */
export type Slots = Readonly<Record<string, string | readonly string[]>>;

/** Turns a text with choices and slots into a sentence. */
export type Say = (text: string, more?: Slots) => string;

/**
 * Returns a function that fills in a text: `{name}` becomes the slot's value, and one of `[a|b|c]` is chosen. Choices may
 * be nested, and the values of slots may contain slots and choices. Slots with several values advance together, so that two
 * of them do not meet the same value in one text if their lists are shifted.
 *
 * @throws {RangeError} if a slot has no value.
 * @example
 * sayWith(chance, { sign: "Ox" })("The {sign} [waits|stays]."); // "The Ox stays."
 */
export function sayWith(chance: Chance, slots: Slots): Say {
  let turn = 0;
  return (text, more = {}) => {
    const values = { ...slots, ...more };
    let filled = text;
    let rotated = false;
    for (let depth = 0; filled.includes("{") && depth < 4; depth++) {
      filled = filled.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name];
        if (value === undefined) throw new RangeError(`The text has no value for {${name}}: ${text}`);
        if (typeof value === "string") return value;
        rotated = true;
        return value[turn % value.length] as string;
      });
    }
    if (rotated) turn++;
    while (/\[[^[\]]*\]/.test(filled)) {
      filled = filled.replace(/\[([^[\]]*)\]/g, (_, choices: string) => chance.pick(choices.split("|")));
    }
    return tidy(filled);
  };
}

/** Removes the spaces that empty choices leave, writes `an` where a slot needs it, and begins sentences with a capital. */
function tidy(text: string): string {
  return text
    .replace(/ {2,}/g, " ")
    .replace(/ +([,.;:?!])/g, "$1")
    .replace(/\b([Aa]) (?=(?:Ox|Earth|Eight|Eleven)\b)/g, "$1n ")
    .replace(/([.?!]["”]?(?:<\/strong>)?\s+)([a-z])/g, (_, end: string, letter: string) => end + letter.toUpperCase())
    .replace(/^([a-z])/, (letter) => letter.toUpperCase())
    .trim();
}
