import { industries } from "@zodiac-at-work/catalog";
import { carBrands } from "../src/data/car-brands.ts";
import { companiesByIndustry } from "../src/data/companies.ts";
import { usStates } from "../src/data/us-states.ts";
import type { Catalogue } from "./data-rules.ts";

/** The project's data, the companies in one list. */
export const catalogue: Catalogue = {
  companies: industries.flatMap((industry) =>
    companiesByIndustry[industry].map((company) => ({ ...company, industry })),
  ),
  carBrands,
  usStates,
};
