import type { Attributes } from "@zodiac-at-work/articles/clean-attributes";

/** Returns the attributes of an element by name. */
export function attributesOf(element: Element): Attributes {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
}
