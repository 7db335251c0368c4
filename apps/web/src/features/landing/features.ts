import type { Api, Of } from "@zodiac-at-work/contracts";
import type { CivilDate } from "@zodiac-at-work/zodiac";

export interface Feature {
  readonly title: string;
  readonly text: string;
  /** The name of its total in the API. */
  readonly total: keyof Of<Api["GET /api/stats"], "response">;
  /** A date on record. The page computes its sign. */
  readonly example: { readonly name: string; readonly date: CivilDate; readonly remark?: string };
}

export const features: readonly Feature[] = [
  {
    title: "Companies",
    text: "A company has a birthday too: the day it was founded. That day gives the company its sign, just as yours does.",
    total: "companies",
    example: { name: "Apple", date: { year: 1976, month: 4, day: 1 } },
  },
  {
    title: "Car Brands",
    text: "From the first automobiles to the newest brand, each under the year it was founded.",
    total: "carBrands",
    example: { name: "Toyota", date: { year: 1937, month: 8, day: 28 } },
  },
  {
    title: "All 50 US States",
    text: "By the day each state joined the Union. For nine of them, the calendar year gives the wrong sign.",
    total: "usStates",
    example: { name: "Massachusetts", date: { year: 1788, month: 2, day: 6 }, remark: ", by one day" },
  },
];
