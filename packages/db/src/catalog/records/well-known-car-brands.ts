import tiers from "#data/well-known-car-brands.json" with { type: "json" };

/**
 * The car brands that most readers know, the best known first. The order is the editors' judgment, as for companies, and
 * counts brands of the past that readers know from films, collections and the road. It is no ranking by size or quality.
 *
 * Each name is the name of a record in `carBrands`.
 */
export const wellKnownCarBrands: readonly string[] = tiers.flatMap(({ names }) => names);
