import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slugOf } from "./slug.ts";

describe("slugOf", () => {
  test.each([
    ["Careers for the Year of the Snake: What’s Next?", "careers-for-the-year-of-the-snake-whats-next"],
    ["Don't stop", "dont-stop"],
    ["  Rat --- Ox__Tiger  ", "rat-ox-tiger"],
    ["Love & work", "love-and-work"],
    ["iPhone careers", "iphone-careers"],
    ["50% of 2026", "50-of-2026"],
    ["../../etc/passwd", "etc-passwd"],
    ["<script>alert(1)</script>", "script-alert-1-script"],
    ["Café naïve", "cafe-naive"],
    ["Cafe\u0301", "cafe"],
    ["ﬁne １２", "fine-12"],
    ["Привет мир", "privet-mir"],
    ["Ελλάδα", "ellada"],
    ["Year of the Dragon 龙年", "year-of-the-dragon"],
  ])("makes '%s' into %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test.each(["", "   ", "龙年", "!?", "…"])("returns 'article' for '%s', which has no usable character", (title) => {
    expect(slugOf(title)).toBe("article");
  });

  test("keeps a slug of exactly 80 characters and cuts one of 81 after a whole word", () => {
    const eighty = `${"a".repeat(40)} ${"b".repeat(39)}`;
    expect(slugOf(eighty)).toHaveLength(80);
    expect(slugOf(`${eighty}b`)).toBe("a".repeat(40));
    expect(slugOf(`${eighty} c`)).toBe(slugOf(eighty));
  });

  test("cuts a single word that is too long", () => {
    expect(slugOf("a".repeat(200))).toBe("a".repeat(80));
  });

  test("accepts another length", () => {
    expect(slugOf("The Year of the Snake", 11)).toBe("the-year-of");
    expect(slugOf("The Year of the Snake", 10)).toBe("the-year");
  });

  test("returns only a-z, 0-9 and single inner hyphens within the length, and is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
        const slug = slugOf(title);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});
