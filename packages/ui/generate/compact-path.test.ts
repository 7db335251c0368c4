import { expect, test } from "vitest";
import { compactPath } from "./compact-path.ts";

test("scales shapes about the middle of the box", () => {
  expect(compactPath('<path d="M0 0h10v10H0z"/>', { box: 100, scale: 4 })).toBe("M30 30h40v40H30z");
});

test("fills the box with the larger side without a scale, and turns the shapes upside down on request", () => {
  expect(compactPath('<path d="M0 0h10v5L0 10z"/>', { box: 100, flip: true })).toBe("M0 100h100V50L0 0z");
});
