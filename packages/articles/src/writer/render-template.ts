import type { Chance } from "./chance.ts";
import type { KnownSlots, SlotName, Slots, SlotsIn } from "./slots.ts";

/** Renders a template: fills its slots and makes its choices. The slots of a literal template must have values. */
export type RenderTemplate = <const Text extends string>(
  template: Text & KnownSlots<Text>,
  slots: Slots<Extract<SlotsIn<Text>, SlotName>>,
) => string;

/**
 * Returns a function that renders templates: `{name}` becomes the slot's value, and one of `[a|b|c]` is chosen. Choices may
 * be nested, and the values of slots may contain slots and choices. Slots with several values advance together. Two of them
 * never meet the same value in one text if their lists are shifted.
 *
 * @throws {RangeError} if a slot has no value.
 * @example
 * templateRenderer(chance)("The {S} [waits|stays].", { S: "Ox" }); // "The Ox stays."
 */
export function templateRenderer(chance: Chance): RenderTemplate {
  let turn = 0;
  return (template: string, slots: Slots) => {
    const values: Readonly<Record<string, Slots[SlotName]>> = slots;
    let filled = template;
    let rotated = false;
    for (let depth = 0; filled.includes("{") && depth < 4; depth++) {
      filled = filled.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name];
        if (value === undefined) throw new RangeError(`The template has no value for {${name}}: ${template}`);
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
