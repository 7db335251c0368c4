/// <reference path="./data-files.d.ts" />
import records from "#data/us-states.json" with { type: "json" };
import type { UsStateRecord } from "./us-state-record.ts";

/**
 * The fifty states. Dates are those of admission, or of ratification for the original thirteen. Regions are the Census
 * Bureau's, populations its count of April 1, 2020. The descriptions are the project's own.
 */
export const usStates: readonly UsStateRecord[] = records;
