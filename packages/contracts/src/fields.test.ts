import { expect, test } from "vitest";
import { count, email, idInPath, limit, page, sign, text, textOrNone, uid } from "./fields.ts";

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

test("text that may be none keeps the other rules", () => {
  expect(textOrNone(3).safeParse("").success).toBe(true);
  for (const value of ["abcd", "a\u0000"]) expect(textOrNone(3).safeParse(value).success).toBe(false);
});

test("whole numbers of a query and a path are plain digits within their range, and told once what they have to be", () => {
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

test("a sign is one of the twelve by its id, and who names another is told which there are", () => {
  expect(sign.safeParse("pig").success).toBe(true);
  expect(sign.safeParse("Pig").error?.issues[0]?.message).toMatch(/^must be one of rat, ox, .*, pig$/);
});

test("a count stays within PostgreSQL's integer", () => {
  expect(count.safeParse(2 ** 31 - 1).success).toBe(true);
  for (const value of [2 ** 31, -1, 1.5, Number.NaN, "3"]) expect(count.safeParse(value).success).toBe(false);
});

test("an e-mail address needs an @ and is otherwise the provider's business", () => {
  expect(email.safeParse("ünï@localhost").success).toBe(true);
  expect(email.safeParse("nobody").success).toBe(false);
});
