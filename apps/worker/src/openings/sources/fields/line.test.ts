import { expect, test } from "vitest";
import { cut, readLine } from "./line.ts";

test.each([
  ["  Baker \n (m/w/d) ", "Baker (m/w/d)"],
  ["R&amp;D &amp;amp; more", "R&D & more"],
  ["<b>Baker</b><br>Oven", "Baker Oven"],
  ["Level < 3", "Level < 3"],
  ["C++ &lt;3", "C++ <3"],
  ["a\u0000b\u202e", "ab"],
  [7, "7"],
])("reads %j as %j", (value, line) => {
  expect(readLine(value)).toBe(line);
});

test.each([null, undefined, {}, [], true, "", "  ", "–", "&nbsp;", "<br>"])("reads no line from %o", (value) => {
  expect(readLine(value)).toBeNull();
});

test("a cut leaves no half of a character behind", () => {
  expect(cut("ab😀cd", 4)).toBe("ab…");
  expect(cut("abcd", 4)).toBe("abcd");
});
