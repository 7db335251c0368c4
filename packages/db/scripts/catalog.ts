import { industries } from "@zodiac-at-work/catalog";
import { carBrands } from "../src/catalog/records/car-brands.ts";
import { companiesByIndustry } from "../src/catalog/records/companies.ts";
import { usStates } from "../src/catalog/records/us-states.ts";
import type { Catalog } from "./data-rules.ts";

/** The project's data, with the companies in one list. */
export const catalog: Catalog = {
  companies: industries.flatMap((industry) =>
    companiesByIndustry[industry].map((company) => ({ ...company, industry })),
  ),
  carBrands,
  usStates,
};
