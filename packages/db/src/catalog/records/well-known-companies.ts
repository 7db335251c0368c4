import tiers from "#data/well-known-companies.json" with { type: "json" };

/**
 * The companies that most readers know, the best known first. The order is the editors' judgment, made for readers in the
 * United States: how many people meet the name as customers, at work or in the news. It is no ranking by size or quality.
 *
 * Each name is the name of a record in `companies`. A company that is not listed has the prominence 0.
 */
export const wellKnownCompanies: readonly string[] = tiers.flatMap(({ names }) => names);
