import { expect, test } from "vitest";
import { chanceOf } from "./chance.ts";
import { templateRenderer } from "./render-template.ts";

test("slots are filled, choices are made, and the grammar around them is mended", () => {
  const renderTemplate = templateRenderer(chanceOf("1"));
  expect(renderTemplate("a {S} [waits|waits] . it [] stays", { S: "Ox" })).toBe("An Ox waits. It stays");
});

test("values of slots may have slots and choices", () => {
  const renderTemplate = templateRenderer(chanceOf("1"));
  expect(renderTemplate("{list}.", { list: "{S} and [{B}|{B}]", S: "Rat", B: "Pig" })).toBe("Rat and Pig.");
});

test("each text that uses a slot with several values takes the next one", () => {
  const renderTemplate = templateRenderer(chanceOf("1"));
  const slots = { gift: ["one", "two"], gift2: ["two", "one"] };
  const render = () => renderTemplate("{gift} and {gift2}", slots);
  expect([render(), render(), render()]).toEqual(["One and two", "Two and one", "One and two"]);
});

test("a slot without a value throws an error that names it", () => {
  const template: string = "The {S} waits.";
  expect(() => templateRenderer(chanceOf("1"))(template, {})).toThrow(/no value for \{S\}/);
});

test("the compiler refuses a slot that does not exist, and a literal template without its values", () => {
  const renderTemplate = templateRenderer(chanceOf("1"));
  // @ts-expect-error There is no slot “Sign”.
  expect(() => renderTemplate("The {Sign} waits.", {})).toThrow(RangeError);
  // @ts-expect-error The slot “S” has no value.
  expect(() => renderTemplate("The {S} waits.", {})).toThrow(RangeError);
  // @ts-expect-error No text can use a value with this name.
  expect(renderTemplate("It waits.", { sign: "Ox" })).toBe("It waits.");
});
