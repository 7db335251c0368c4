import { expect, test } from "vitest";
import { count, email, text, uid } from "./fields.ts";

test("text refuses the character that PostgreSQL cannot store, wherever it stands", () => {
  for (const value of ["\u0000", "a\u0000", "\u0000b", "a\u0000b"]) {
    expect(text(10).safeParse(value).success).toBe(false);
    expect(uid.safeParse(value).success).toBe(false);
  }
  expect(text(10).safeParse("鼠 ok\n").success).toBe(true);
});

test("text is neither empty nor longer than its limit", () => {
  expect(text(3).safeParse("").success).toBe(false);
  expect(text(3).safeParse("abc").success).toBe(true);
  expect(text(3).safeParse("abcd").success).toBe(false);
});

test("a count stays within PostgreSQL's integer", () => {
  expect(count.safeParse(2 ** 31 - 1).success).toBe(true);
  for (const value of [2 ** 31, -1, 1.5, Number.NaN, "3"]) expect(count.safeParse(value).success).toBe(false);
});

test("an e-mail address needs an @ and is otherwise the provider's business", () => {
  expect(email.safeParse("ünï@localhost").success).toBe(true);
  expect(email.safeParse("nobody").success).toBe(false);
});
