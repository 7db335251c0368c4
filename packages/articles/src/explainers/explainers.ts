import type { Family, ReadKeyword } from "../types/family.ts";
import { comingYears } from "./coming-year.ts";
import { elementYears } from "./element-years.ts";
import type { Explainer } from "./explainer.ts";
import { numerologyExplainers } from "./numerology.ts";
import { ownYear } from "./own-year.ts";
import { signYears } from "./sign-years.ts";
import { yearStarts } from "./year-start.ts";

const all: readonly Explainer[] = [
  ...signYears,
  ...elementYears,
  ...yearStarts,
  ownYear,
  ...numerologyExplainers,
  ...comingYears,
];

/** How the calendar and the numbers are reckoned. */
export const explainers: Family = {
  name: "explainers",
  keywords: all.map(({ keyword, category, intent }) => ({ keyword, category, intent })),
  has: (keyword) => explainerFor(keyword) !== undefined,
  find: (keyword, context) => explainerFor(keyword)?.write(context),
};

function explainerFor({ text }: ReadKeyword): Explainer | undefined {
  return all.find(({ keyword, pattern }) => text === keyword || pattern.test(text));
}
