// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keptBirthDate } from "./kept-birth-date.ts";
import { readersSign } from "./readers-sign.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keptBirthDate.forget();
});

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

test("a date stays in memory, and only its sign is stored", () => {
  keptBirthDate.keep("1990-01-26", { onDevice: false });
  expect(keptBirthDate.get()).toBe("1990-01-26");
  expect(keptBirthDate.isOnDevice()).toBe(false);
  expect(readersSign.get()).toBe("snake");
  expect(stored()).not.toContain("1990");
});

test("with the reader's agreement the date is on the device, and the next visit has it", () => {
  keptBirthDate.keep("1990-01-27", { onDevice: true });
  expect(keptBirthDate.isOnDevice()).toBe(true);
  sessionStorage.clear();
  keptBirthDate.restore();
  expect(keptBirthDate.get()).toBe("1990-01-27");
  expect(readersSign.get()).toBe("horse");
});

test("a new date without agreement removes the one on the device", () => {
  keptBirthDate.keep("1990-01-27", { onDevice: true });
  keptBirthDate.keep("1988-11-29", { onDevice: false });
  expect(stored()).not.toMatch(/1990|1988/);
});

test("forgetting removes the date and its sign", () => {
  keptBirthDate.keep("1990-01-27", { onDevice: true });
  keptBirthDate.forget();
  expect(keptBirthDate.get()).toBeUndefined();
  expect(readersSign.get()).toBeUndefined();
  expect(stored()).toBe("[{},{}]");
});

test.each(["", "yesterday", "1990-02-30", "1066-10-14", "1990-01-26[u-ca=chinese]"])(
  "what the device holds must be a date with a sign: %j",
  (text) => {
    localStorage.setItem("zodiac:birth-date", text);
    keptBirthDate.restore();
    expect(keptBirthDate.get()).toBeUndefined();
    expect(localStorage.getItem("zodiac:birth-date")).toBeNull();
  },
);
