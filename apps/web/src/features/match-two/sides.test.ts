import { careerMatch, signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { bridgeOf, sideIn, textOf } from "./sides.ts";

test("a side is in the URL and back, and a person is a sign there, never a date", () => {
  expect(sideIn("company:Reddit", "person")).toEqual({ kind: "company", value: "Reddit" });
  expect(sideIn("company:A: B", "person")).toEqual({ kind: "company", value: "A: B" });
  expect(sideIn("person:dragon", "company")).toEqual({ kind: "person", value: "dragon" });
  expect(textOf({ kind: "state", value: "Texas" })).toBe("state:Texas");
  expect(sideIn(textOf({ kind: "brand", value: undefined }), "person")).toEqual({ kind: "brand", value: undefined });
});

test.each([null, "", "cat:Tom", "person:1988-11-29", "person:cat", "person"])(
  "%j is a side without a choice",
  (text) => {
    expect(sideIn(text, "person").value).toBeUndefined();
  },
);

test("the bridge is another sign, the same in both orders, and no sign does better with both", () => {
  for (const a of signIds) {
    for (const b of signIds) {
      const bridge = bridgeOf(a, b);
      expect(bridge).toBe(bridgeOf(b, a));
      expect([a, b]).not.toContain(bridge);
      const lower = (sign: typeof a) => Math.min(careerMatch(a, sign).score, careerMatch(b, sign).score);
      for (const sign of signIds) if (sign !== a && sign !== b) expect(lower(sign)).toBeLessThanOrEqual(lower(bridge));
    }
  }
});
