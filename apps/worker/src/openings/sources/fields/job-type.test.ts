import { jobTypes } from "@zodiac-at-work/catalog";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readJobType } from "./job-type.ts";

test.each([
  ["FullTime", "full-time"],
  ["FULL_TIME", "full-time"],
  ["Full Time Employee", "full-time"],
  ["Regular Full Time (Salary)", "full-time"],
  ["full", "full-time"],
  ["fulltime_permanent", "full-time"],
  ["full-or-part-time", "full-time"],
  ["Vollzeit", "full-time"],
  ["Temps plein", "full-time"],
  ["Tempo pieno", "full-time"],
  ["Jornada completa", "full-time"],
  ["Heltid", "full-time"],
  ["Pełny etat", "full-time"],
  ["Part-time", "part-time"],
  ["PartTime", "part-time"],
  ["parttime_permanent", "part-time"],
  ["Teilzeit", "part-time"],
  ["working_student", "part-time"],
  ["Temps partiel", "part-time"],
  ["CONTRACTOR", "contract"],
  ["Contract", "contract"],
  ["freelance", "contract"],
  ["Full Time Contract", "contract"],
  ["Intern", "internship"],
  ["Internship (Full-time)", "internship"],
  ["Trainee", "internship"],
  ["Praktikum", "internship"],
  ["Stage", "internship"],
  ["Estágio", "internship"],
  ["TEMPORARY", "temporary"],
  ["fulltime_fixed_term", "temporary"],
  ["Befristet", "temporary"],
  ["CDD", "temporary"],
  ["Seasonal", "temporary"],
  ["Permanent", "other"],
  ["Permanent contract", "other"],
  ["CDI", "other"],
  ["Ausbildung", "other"],
  ["VOLUNTEER", "other"],
])("reads %s as %s", (text, type) => {
  expect(readJobType(text)).toBe(type);
});

test.each([null, undefined, "", " ", 7, {}, [], "Remote", "International Sales", "n/a", "Engineering"])(
  "does not read %o as a type",
  (value) => {
    expect(readJobType(value)).toBeNull();
  },
);

test("reads a list, in which a special relationship decides before the hours", () => {
  expect(readJobType(["FULL_TIME"])).toBe("full-time");
  expect(readJobType(["FULL_TIME", "INTERN"])).toBe("internship");
  expect(readJobType([null, "PART_TIME"])).toBe("part-time");
});

test("returns a known type or null for any value", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect([null, ...jobTypes]).toContain(readJobType(value));
    }),
  );
});
