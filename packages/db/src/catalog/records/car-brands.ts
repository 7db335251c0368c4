/// <reference path="./data-files.d.ts" />
import records from "#data/car-brands.json" with { type: "json" };
import type { CarBrandRecord } from "./car-brand-record.ts";

/**
 * Car brands from all over the world, active and inactive. Each date is the founding of the brand, not of its parent company
 * or its first car. The descriptions are the project's own. docs/measurements/data-sources.md lists the sources.
 */
export const carBrands: readonly CarBrandRecord[] = records;
