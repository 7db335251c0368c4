import type { Api, Of } from "@zodiac-at-work/contracts";
import type { CivilDate } from "@zodiac-at-work/zodiac";

export interface Feature {
  readonly title: string;
  /** The page of the list. */
  readonly path: string;
  readonly text: string;
  /** The name of its total in the API. */
  readonly total: keyof Of<Api["GET /api/stats"], "response">;
  /** Records with their dates. The page computes their signs. */
  readonly examples: readonly Example[];
}

interface Example {
  readonly name: string;
  readonly date: CivilDate;
  /** The path of the logo. A state has none. */
  readonly logo?: string;
}

export const features: readonly Feature[] = [
  {
    title: "Companies",
    path: "/companies",
    text: "Ranked for your sign, well-known names first, with the reason for every score and open roles where a company lists them.",
    total: "companies",
    examples: [
      { name: "Nvidia", date: { year: 1993, month: 4, day: 5 }, logo: "/logos/nvidia.svg" },
      { name: "Reddit", date: { year: 2005, month: 6, day: 23 }, logo: "/logos/reddit.svg" },
      { name: "Meta Platforms", date: { year: 2004, month: 2, day: 4 }, logo: "/logos/meta.svg" },
      { name: "Apple", date: { year: 1976, month: 4, day: 1 }, logo: "/logos/apple.svg" },
    ],
  },
  {
    title: "Car Brands",
    path: "/car-brands",
    text: "Every marque by the year it began, on one timeline, from the first motor cars to today’s electric names.",
    total: "carBrands",
    examples: [
      { name: "Audi", date: { year: 1909, month: 7, day: 16 }, logo: "/logos/audi.svg" },
      { name: "Kia", date: { year: 1944, month: 12, day: 11 }, logo: "/logos/kia.svg" },
      { name: "BMW", date: { year: 1916, month: 3, day: 7 }, logo: "/logos/bmw.svg" },
      { name: "Toyota", date: { year: 1937, month: 8, day: 28 }, logo: "/logos/toyota.svg" },
    ],
  },
  {
    title: "All 50 US States",
    path: "/us-states",
    text: "By the day each joined the Union. For nine of them the calendar year alone gives the wrong sign.",
    total: "usStates",
    examples: [
      { name: "Massachusetts", date: { year: 1788, month: 2, day: 6 } },
      { name: "California", date: { year: 1850, month: 9, day: 9 } },
      { name: "Texas", date: { year: 1845, month: 12, day: 29 } },
      { name: "Maine", date: { year: 1820, month: 3, day: 15 } },
    ],
  },
];
