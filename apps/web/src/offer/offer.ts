import { price } from "@zodiac-at-work/contracts/offer";

/** What lifetime access costs and contains. */
export const offer = {
  price: `$${price.dollars}`,
  total: `$${price.dollars}.00`,
  /** The price as the API expects it, in whole dollars. */
  amount: price.dollars,
  terms: "One-Time Payment, Lifetime Access",
  benefits: [
    "Companies by sign, with the day each was founded",
    "Job openings at those companies",
    "Car brands by sign, on one timeline",
    "All 50 US states, by the day they joined",
    "Your personal reading, with numerology",
    "Every later update, at no further charge",
  ],
  /** The same in short, the most telling first. */
  features: [
    "Personal zodiac analysis, with numerology",
    "Company database, by sign",
    "Car brands zodiac analysis",
    "All 50 US states, by statehood date",
    "Lifetime updates",
  ],
} as const;
