import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameCompany } from "./company-name.ts";

test.each([
  ["Acme", "ACME"],
  ["Acme, Inc.", "Acme"],
  ["Acme Corp.", "Acme Corporation"],
  ["The Acme Company", "Acme"],
  ["Acme S.A.", "Acme SA"],
  ["Acme GmbH & Co. KG", "Acme"],
  ["Acme Pty Ltd", "acme pty. ltd."],
  ["Nestlé", "Nestle S.A."],
  ["Booking.com", "Booking.com B.V."],
  ["Johnson & Johnson", "Johnson and Johnson"],
  ["L'Oréal", "L’Oreal"],
  ["Acme (formerly Apex)", "Acme"],
  ["Data Dog", "Datadog"],
  ["Société Générale", "Societe Generale SA"],
])("%s and %s are one company", (first, second) => {
  expect(isSameCompany(first, second)).toBe(true);
  expect(isSameCompany(second, first)).toBe(true);
});

test.each([
  ["Acme", "Acme Robotics"],
  ["Delta Air Lines", "Delta Electronics"],
  ["Acme", "Apex"],
  ["Acme", ""],
  ["", ""],
  ["Inc.", "Ltd."],
  ["The", "A"],
  ["General Motors", "General Mills"],
  ["Block", "H&R Block"],
])("%s and %s are two companies", (first, second) => {
  expect(isSameCompany(first, second)).toBe(false);
});

test("a name is the same as itself in capitals and with a legal form", () => {
  const name = fc.stringMatching(/^[a-z]{2,8}( [a-z]{2,8}){0,2}$/);
  fc.assert(
    fc.property(name, fc.constantFrom("Inc.", ", LLC", "GmbH", "S.A.", "plc"), (company, form) => {
      expect(isSameCompany(company, `${company.toUpperCase()} ${form}`)).toBe(true);
    }),
  );
});

test("the comparison is symmetric for any two texts", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => isSameCompany(a, b) === isSameCompany(b, a)));
});
