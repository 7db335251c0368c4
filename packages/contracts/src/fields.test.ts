import { expect, test } from "vitest";
import { count, email, idInPath, limit, page, sign, text, textOrNone, trimmed, uid } from "./fields.ts";

test("text refuses the character that PostgreSQL can't store, at any position", () => {
  for (const value of ["\u0000", "a\u0000", "\u0000b", "a\u0000b"]) {
    expect(text(10).safeParse(value).success).toBe(false);
    expect(uid.safeParse(value).success).toBe(false);
  }
  expect(text(10).safeParse("鼠 ok\n").success).toBe(true);
});

test("text is not empty and not longer than its limit", () => {
  expect(text(3).safeParse("").success).toBe(false);
  expect(text(3).safeParse("abc").success).toBe(true);
  expect(text(3).safeParse("abcd").success).toBe(false);
});

test("text that may be empty keeps the other rules", () => {
  expect(textOrNone(3).safeParse("").success).toBe(true);
  for (const value of ["abcd", "a\u0000"]) expect(textOrNone(3).safeParse(value).success).toBe(false);
});

test("text refuses half a surrogate pair", () => {
  for (const value of ["\ud800", "a\udc00b"]) expect(textOrNone(9).safeParse(value).success).toBe(false);
  expect(textOrNone(9).safeParse("🐉").success).toBe(true);
});

test("trimmed text loses the spaces around it and is not blank", () => {
  expect(trimmed(9).parse(" The ox\n")).toBe("The ox");
  for (const value of ["", " ", "\n\u00a0"]) expect(trimmed(9).safeParse(value).success).toBe(false);
});

test("whole numbers in a query and a path are plain digits within their range, and an error has one message", () => {
  for (const [field, most] of [
    [page, 1_000_000],
    [limit, 100],
    [idInPath, 2_147_483_647],
  ] as const) {
    for (const value of ["1", String(most)]) expect(field.safeParse(value).success).toBe(true);
    for (const value of ["0", String(most + 1), "-1", "1.0", "01", "1e1", " 1", "", "9".repeat(30)]) {
      expect(field.safeParse(value).error?.issues, value).toHaveLength(1);
    }
  }
});

test("a sign is one of the twelve ids, and the error lists them", () => {
  expect(sign.safeParse("pig").success).toBe(true);
  expect(sign.safeParse("Pig").error?.issues[0]?.message).toMatch(/^must be one of rat, ox, .*, pig$/);
});

test("a count stays within PostgreSQL's integer", () => {
  expect(count.safeParse(2 ** 31 - 1).success).toBe(true);
  for (const value of [2 ** 31, -1, 1.5, Number.NaN, "3"]) expect(count.safeParse(value).success).toBe(false);
});

test("an email address contains an @, and its form is not checked any further", () => {
  expect(email.safeParse("ünï@localhost").success).toBe(true);
  expect(email.safeParse("nobody").success).toBe(false);
});
