import type { Family } from "../family.ts";
import { comingYears } from "./coming-year.ts";
import { elementYears } from "./element-years.ts";
import { numerologyExplainers } from "./numerology.ts";
import { ownYear } from "./own-year.ts";
import { signYears } from "./sign-years.ts";
import { yearStarts } from "./year-start.ts";

const all = [...signYears, ...elementYears, ...yearStarts, ownYear, ...numerologyExplainers, ...comingYears];

/** How the calendar and the numbers are reckoned. */
export const explainers: Family = {
  name: "explainers",
  keywords: all.map(({ keyword, category, intent }) => ({ keyword, category, intent })),
  find: ({ text }, context) =>
    all.find(({ keyword, pattern }) => text === keyword || pattern.test(text))?.write(context),
};
