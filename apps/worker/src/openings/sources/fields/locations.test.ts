import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinPlace, readPlaces } from "./locations.ts";

describe("readPlaces", () => {
  test.each([
    ["San Francisco, CA", ["San Francisco, CA"]],
    ["New York City, NY; San Francisco, CA", ["New York City, NY", "San Francisco, CA"]],
    ["New York, New York; Remote", ["New York, New York", "Remote"]],
    ["San Francisco, CA | Remote", ["San Francisco, CA", "Remote"]],
    ["London or Paris", ["London", "Paris"]],
    ["London, UK, or Remote", ["London, UK", "Remote"]],
    ["Berlin / Munich", ["Berlin", "Munich"]],
    ["Berlin\nMunich", ["Berlin", "Munich"]],
    ["New York, NY, Austin, TX", ["New York, NY", "Austin, TX"]],
    ["New York, NY, United States", ["New York, NY, United States"]],
    ["Remote (US or Canada)", ["Remote (US or Canada)"]],
    ["Portland, OR", ["Portland, OR"]],
    ["Trinidad and Tobago", ["Trinidad and Tobago"]],
    ["Dubai, , United Arab Emirates", ["Dubai, United Arab Emirates"]],
    [", Berlin,", ["Berlin"]],
    ["São Paulo &amp; Recife", ["São Paulo & Recife"]],
    ["Berlin; berlin ;; Berlin", ["Berlin"]],
    ["N/A", []],
    ["; |", []],
  ])("reads %s as %j", (text, places) => {
    expect(readPlaces(text)).toEqual(places);
  });

  test("reads several values, and leaves out what is no text", () => {
    expect(readPlaces("Oslo", null, undefined, {}, ["x"], "Bergen; Oslo")).toEqual(["Oslo", "Bergen"]);
  });

  test("returns places that it reads as themselves", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const places = readPlaces(text);
        expect(readPlaces(...places)).toEqual(places);
      }),
    );
  });
});

describe("joinPlace", () => {
  test("joins the parts that are there", () => {
    expect(joinPlace("Berlin", "", null, "Germany")).toBe("Berlin, Germany");
    expect(joinPlace("Berlin", "Berlin", "Germany")).toBe("Berlin, Germany");
    expect(joinPlace(undefined, {}, " ")).toBeNull();
  });
});
