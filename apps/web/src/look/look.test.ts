// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { look } from "./look.ts";
import { lookKey } from "./look-key.ts";

beforeEach(() => look.set("device"));

test("a chosen look is on the root element and survives a reload", () => {
  look.set("dark");
  expect(document.documentElement.dataset.look).toBe("dark");
  delete document.documentElement.dataset.look;
  look.restore();
  expect(document.documentElement.dataset.look).toBe("dark");
});

test("the look of the device is not stored, and a stored text that is no look counts as it", () => {
  look.set("light");
  look.set("device");
  expect(localStorage.getItem(lookKey)).toBeNull();
  localStorage.setItem(lookKey, "sepia");
  expect(look.get()).toBe("device");
});
