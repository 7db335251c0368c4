import { expect, test } from "vitest";
import { signsIn } from "./signs-in.ts";

test.each<[string, string, string, string[]]>([
  ["Rat and Ox at Work", "tiger jobs", "", ["rat", "ox"]],
  ["Oxen, Rats, and a Tiger", "", "", ["ox", "rat"]],
  ["The year of the sheep", "", "", ["goat"]],
  ["A Boss Who Pushes", "working for a rat boss", "Tiger", ["rat"]],
  ["A Rat as Boss", "ox and rat", "", ["rat", "ox"]],
  ["What Chinese Zodiac Is 1990?", "", "", ["horse"]],
  ["Pig 2028 Forecast", "", "", ["pig"]],
  ["Good Teams", "", "Dog, Dog, Dog, a Dog and a Pig", ["dog"]],
  ["Good Teams", "", "dog dog dog dog pig", []],
  ["Good Teams", "", "Dog", []],
  ["A pirate's copigment", "", "", []],
])("“%s” with the keyword “%s” and the text “%s” is about %j", (title, targetKeyword, text, signs) => {
  expect(signsIn({ title, targetKeyword, content: `<p>${text}</p>` })).toEqual(signs);
});
