export * from "./admin-actions.ts";
export * from "./blog.ts";
export * from "./jobs.ts";
export * from "./saved.ts";
export * from "./subscriptions.ts";

/** The industries of companies, in the order of filters. */
export const industries = [
  "Technology",
  "Financial Services",
  "Healthcare",
  "Retail",
  "Manufacturing",
  "Energy",
  "Automotive",
  "Media",
  "Telecommunications",
  "Travel",
] as const;

export type Industry = (typeof industries)[number];

/** What a car brand is best known for. */
export const carBrandCategories = ["Luxury", "Sports", "Economy", "Electric", "SUV"] as const;

export type CarBrandCategory = (typeof carBrandCategories)[number];

/** The four regions of the Census Bureau. */
export const usStateRegions = ["Midwest", "Northeast", "South", "West"] as const;

export type UsStateRegion = (typeof usStateRegions)[number];

/** How or when a state joined the Union. */
export const usStateCategories = [
  "Original Colony",
  "Early State",
  "Louisiana Purchase",
  "Missouri Compromise",
  "Pre-Civil War",
  "Republic Annexation",
  "Gold Rush",
  "Civil War Era",
  "Reconstruction Era",
  "Centennial State",
  "Western Expansion",
  "Indian Territory",
  "20th Century",
  "Modern Era",
] as const;

export type UsStateCategory = (typeof usStateCategories)[number];

/**
 * Returns whether a value is in one of the lists above.
 *
 * @example
 * isOneOf(industries, "Energy"); // true
 */
export function isOneOf<Value extends string>(values: readonly Value[], value: string | null): value is Value {
  return (values as readonly (string | null)[]).includes(value);
}
