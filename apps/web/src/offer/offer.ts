import { price } from "@zodiac-at-work/contracts/offer";

/** What lifetime access costs and contains. */
export const offer = {
  price: `$${price.dollars}`,
  total: `$${price.dollars}.00`,
  /** The price as the API expects it, in whole dollars. */
  amount: price.dollars,
  terms: "One-Time Payment, Lifetime Access",
  benefits: [
    "Companies by sign, with their founding dates",
    "Job openings at those companies",
    "Car brands by sign, on a timeline",
    "All 50 US states, by statehood date",
    "Your personal reading, with numerology",
    "All future updates, at no extra charge",
  ],
  /** The short list, the most important first. */
  features: [
    "Personal zodiac analysis, with numerology",
    "Company database, by sign",
    "Car brands zodiac analysis",
    "All 50 US states, by statehood date",
    "Lifetime updates",
  ],
} as const;
