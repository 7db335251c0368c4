import { describe, expect, test } from "vitest";
import { isSignId, type SignId, signById, signIds, signs } from "./signs.ts";

describe("signs", () => {
  test("are the twelve of the listed ids, in the order of the cycle", () => {
    expect(signs.map((sign) => sign.id)).toEqual(signIds);
    expect(signIds.join(" ")).toBe("rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig");
  });

  test("have the same names as their ids", () => {
    for (const { id, name } of signs) expect(name.toLowerCase()).toBe(id);
  });

  test("have an emoji and a character each, all different", () => {
    expect(signs.map((sign) => sign.emoji).join(" ")).toBe("🐀 🐂 🐅 🐇 🐉 🐍 🐎 🐐 🐒 🐓 🐕 🐖");
    expect(signs.map((sign) => sign.character).join("")).toBe("鼠牛虎兔龙蛇马羊猴鸡狗猪");
  });

  test("have the elements of the earthly branches: two to wood, fire, metal and water each, four to earth", () => {
    expect(signs.map((sign) => sign.element).join(" ")).toBe(
      "water earth wood wood earth fire fire earth metal metal earth water",
    );
  });

  test("alternate between yang and yin, beginning with yang", () => {
    expect(signs.map((sign) => sign.polarity)).toEqual(signs.map((_, place) => (place % 2 === 0 ? "yang" : "yin")));
  });
});

describe("signById", () => {
  test("finds each of the twelve", () => {
    for (const sign of signs) expect(signById(sign.id)).toBe(sign);
  });

  test("refuses any other id and lists the twelve", () => {
    expect(() => signById("sheep" as SignId)).toThrow(
      expect.objectContaining({
        name: "ZodiacRangeError",
        code: "unknown-sign",
        message:
          '"sheep" is not a sign: give one of rat, ox, tiger, rabbit, dragon, snake, horse, goat, monkey, rooster, dog, pig.',
      }),
    );
  });
});

describe("isSignId", () => {
  test("accepts the twelve and nothing else", () => {
    expect(signIds.every(isSignId)).toBe(true);
    for (const other of ["Rat", "sheep", "", "toString", null, undefined, 0, {}]) expect(isSignId(other)).toBe(false);
  });
});
