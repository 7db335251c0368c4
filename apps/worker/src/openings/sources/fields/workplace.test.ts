import { describe, expect, test } from "vitest";
import { readRemote, readWorkplace } from "./workplace.ts";

describe("readWorkplace", () => {
  test.each([
    ["OnSite", "on-site"],
    ["on-site", "on-site"],
    ["onsite", "on-site"],
    ["In-Office", "on-site"],
    ["Remote", "remote"],
    ["TELECOMMUTE", "remote"],
    ["fully", "remote"],
    ["Télétravail", "remote"],
    ["Hybrid", "hybrid"],
    ["Hybrid Remote", "hybrid"],
    ["híbrido", "hybrid"],
  ])("reads %s as %s", (text, mode) => {
    expect(readWorkplace(text)).toBe(mode);
  });

  test.each([null, true, "", "unspecified", "none", "Not remote", "Remote-Friendly", "Berlin", "Main Office"])(
    "reads %o as not said",
    (value) => {
      expect(readWorkplace(value)).toBeNull();
    },
  );
});

describe("readRemote", () => {
  test("takes the mode from the names of the places if the source states none", () => {
    expect(readRemote({ mode: null, places: ["Remote, Italy"] })).toEqual({ mode: "remote", countries: ["IT"] });
    expect(readRemote({ mode: null, places: ["San Francisco, CA", "Remote"] })).toEqual({
      mode: "remote",
      countries: [],
    });
    expect(readRemote({ mode: null, places: ["London (Hybrid)"] })?.mode).toBe("hybrid");
  });

  test("prefers the mode that the source states", () => {
    expect(readRemote({ mode: "hybrid", places: ["Remote"] })?.mode).toBe("hybrid");
  });

  test("says nothing if neither the source nor a place does", () => {
    expect(readRemote({ mode: null, places: ["Paris, France"], countries: ["FR"] })).toBeNull();
  });

  test("names each country once", () => {
    expect(
      readRemote({ mode: "remote", places: ["Remote (US & Canada)"], countries: ["US", null] })?.countries,
    ).toEqual(["US", "CA"]);
  });
});
