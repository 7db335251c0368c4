/** What full access costs and holds. The price is charged once; the server owns it. */
export const offer = {
  price: "$62",
  terms: "One-Time Payment, Lifetime Access",
  benefits: [
    "Companies by sign, with the day each was founded",
    "Job openings at those companies",
    "Car brands by sign, on one timeline",
    "All 50 US states, by the day they joined",
    "Your personal reading, with numerology",
    "Every later update, at no further charge",
  ],
} as const;
