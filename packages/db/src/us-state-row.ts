import { signOfDate } from "@zodiac-at-work/zodiac";
import type { Insertable } from "kysely";
import type { UsStateRecord } from "./data/us-states.ts";
import type { Database } from "./schema.ts";

/**
 * The row of a state, its sign computed from the exact date of statehood.
 *
 * @throws when the record states another sign
 */
export function usStateRow({ statehood, ...facts }: UsStateRecord) {
  const sign = signOfDate(statehood).sign.id;
  if (sign !== facts.zodiacSign) {
    throw new Error(`${facts.name} joined on ${statehood}, under the ${sign}; its record says ${facts.zodiacSign}.`);
  }
  const [statehoodYear = Number.NaN, statehoodMonth = Number.NaN, statehoodDay = Number.NaN] = statehood
    .split("-")
    .map(Number);
  return { ...facts, statehoodYear, statehoodMonth, statehoodDay } satisfies Insertable<Database["usStates"]>;
}
