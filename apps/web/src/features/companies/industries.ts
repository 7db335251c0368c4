/** What a company does, in the words of the filter. */
export const industries: readonly string[] = [
  "Technology",
  "Financial Services",
  "Healthcare",
  "Retail",
  "Manufacturing",
  "Energy",
  "Automotive",
  "Media",
  "Telecommunications",
];
