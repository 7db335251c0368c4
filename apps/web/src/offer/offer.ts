import { counted } from "@zodiac-at-work/catalog/counted";
import { price } from "@zodiac-at-work/contracts/price";

/** What lifetime access costs and contains. */
export const offer = {
  price: `$${price.dollars}`,
  total: `$${price.dollars}.00`,
  /** The price as the API expects it, in whole dollars. */
  amount: price.dollars,
  terms: "One-Time Payment, Lifetime Access",
  /** The short list, the most important first. */
  features: [
    "Personal zodiac analysis, with numerology",
    "Company database, by sign",
    "Car brands zodiac analysis",
    "All 50 US states, by statehood date",
    "Lifetime updates",
  ],
} as const;

/**
 * Returns what lifetime access contains. Openings are named only with their number.
 *
 * @param openings the openings that readers can apply for today
 */
export function benefitsOf(openings: number): readonly string[] {
  return [
    "Companies by sign, with their founding dates",
    openings > 0
      ? `${counted(openings, "job opening")} at those companies`
      : "Links to the careers pages of those companies",
    "Car brands by sign, on a timeline",
    "All 50 US states, by statehood date",
    "Your personal reading, with numerology",
    "All future updates, at no extra charge",
  ];
}
