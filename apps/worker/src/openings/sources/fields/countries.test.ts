import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryName, findCountries, readCountry } from "./countries.ts";

describe("readCountry", () => {
  test.each([
    ["us", "US"],
    ["USA", "US"],
    ["U.S.A.", "US"],
    ["United States", "US"],
    ["United States of America", "US"],
    ["uk", "GB"],
    ["England", "GB"],
    ["The Netherlands", "NL"],
    ["Deutschland", "DE"],
    ["Schweiz", "CH"],
    ["Österreich", "AT"],
    ["Sverige", "SE"],
    ["Espagne", "ES"],
    ["Czech Republic", "CZ"],
    ["South Korea", "KR"],
    ["Türkiye", "TR"],
    ["Georgia", "GE"],
  ])("reads %s as %s", (text, code) => {
    expect(readCountry(text)).toBe(code);
  });

  test.each([null, 7, "", "XX", "Europe", "European Union", "Remote", "constructor", "__proto__"])(
    "does not read %o as a country",
    (value) => {
      expect(readCountry(value)).toBeNull();
    },
  );

  test("returns two capitals or null for any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCountry(text) ?? "ZZ").toMatch(/^[A-Z]{2}$/);
      }),
    );
  });
});

describe("findCountries", () => {
  test.each([
    ["Remote, Italy", ["IT"]],
    ["Remote - US", ["US"]],
    ["US-Remote", ["US"]],
    ["Remote (US & Canada)", ["US", "CA"]],
    ["Paris, France", ["FR"]],
    ["Austin, TX, United States", ["US"]],
    ["Germany or Austria", ["DE", "AT"]],
    ["Guinea-Bissau", ["GW"]],
    ["Anywhere in Spain", ["ES"]],
  ])("finds in %s: %j", (place, codes) => {
    expect(findCountries(place)).toEqual(codes);
  });

  test.each([
    "San Francisco, CA",
    "Wilmington, DE",
    "Atlanta, Georgia",
    "Lebanon, PA",
    "Remote, Bangalore",
    "join us",
    "Europe",
    "",
  ])("finds no country in '%s'", (place) => {
    expect(findCountries(place)).toEqual([]);
  });
});

test("names a country in English", () => {
  expect(countryName("DE")).toBe("Germany");
  expect(countryName("US")).toBe("United States");
  for (const code of ["VN", "KR", "CI", "BA", "VA", "TR"]) expect(readCountry(countryName(code))).toBe(code);
});
