import { describe, expect, test, vi } from "vitest";
import { epochMillisecondsOf, type InstantInput } from "./instant.ts";

describe("epochMillisecondsOf", () => {
  test.each<[InstantInput, string]>([
    ["1990-01-27T03:30Z", "1990-01-27T03:30:00.000Z"],
    ["1990-01-27t03:30:01z", "1990-01-27T03:30:01.000Z"],
    ["1990-01-27T03:30:00.25Z", "1990-01-27T03:30:00.250Z"],
    ["1990-01-27T03:30:00,25Z", "1990-01-27T03:30:00.250Z"],
    ["1990-01-27T03:30:00.123456789Z", "1990-01-27T03:30:00.123Z"],
    ["1990-01-27T11:30:00+08:00", "1990-01-27T03:30:00.000Z"],
    ["1990-01-27T11:30:00+0800", "1990-01-27T03:30:00.000Z"],
    ["1990-01-26T22:00:00-0530", "1990-01-27T03:30:00.000Z"],
    ["1990-01-27T11:30:00+08:00[Asia/Shanghai]", "1990-01-27T03:30:00.000Z"],
    ["1990-01-27T11:30:00+08:00[Asia/Shanghai][u-ca=chinese]", "1990-01-27T03:30:00.000Z"],
    ["1583-01-01T00:00:00Z", "1583-01-01T00:00:00.000Z"],
    ["9998-12-31T00:00:00Z", "9998-12-31T00:00:00.000Z"],
    [0, "1970-01-01T00:00:00.000Z"],
    [1e10, "1970-04-26T17:46:40.000Z"],
    [-1e10, "1969-09-07T06:13:20.000Z"],
    [new Date(1000), "1970-01-01T00:00:01.000Z"],
    [new Date("1990-01-27T03:30:00Z"), "1990-01-27T03:30:00.000Z"],
    [{ epochMilliseconds: 1000 }, "1970-01-01T00:00:01.000Z"],
  ])("reads %o as %s", (instant, iso) => {
    expect(new Date(epochMillisecondsOf(instant)).toISOString()).toBe(iso);
  });

  test.each([
    "born 1990-01-27T03:30:00Z",
    "1990-01-27T03:30:00Z ",
    "1990-01-27T03:30:00",
    "1990-01-27",
    "1990-02-30T03:30:00Z",
    "1990-01-27T25:00:00Z",
    "1990-01-27T03:30:00+08:00[]",
    "1582-12-31T23:59:59Z",
    "9998-12-31T00:00:01Z",
    Number.NaN,
    { epochMilliseconds: "soon" as unknown as number },
  ])("refuses %o", (instant) => {
    expect(() => epochMillisecondsOf(instant)).toThrow(
      expect.objectContaining({ code: "malformed-instant", message: expect.stringContaining("from the year 1583") }),
    );
  });
});

test.each([
  ["1990-01-27t11:30:00,25+0800[Asia/Shanghai][u-ca=chinese]", "1990-01-27T11:30:00.25+08:00"],
  ["1990-01-27T11:30-0530", "1990-01-27T11:30-05:30"],
  ["1990-01-27T11:30z", "1990-01-27T11:30Z"],
])("gives Date.parse the form of ECMAScript, which every engine reads: %s as %s", (text, form) => {
  const parse = vi.spyOn(Date, "parse");
  epochMillisecondsOf(text);
  expect(parse).toHaveBeenCalledWith(form);
  parse.mockRestore();
});

test.each([633_411_000, -633_411_000, 1990, 1, 0.5, 9_999_999_999])(
  "refuses the number %s, which may be seconds",
  (number) => {
    expect(() => epochMillisecondsOf(number)).toThrow(
      expect.objectContaining({ code: "malformed-instant", message: expect.stringContaining("not in seconds") }),
    );
    expect(epochMillisecondsOf({ epochMilliseconds: number })).toBe(number);
  },
);
