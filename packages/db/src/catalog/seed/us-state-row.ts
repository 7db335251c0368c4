import { parseDate, signOfDate } from "@zodiac-at-work/zodiac";
import type { Insertable } from "kysely";
import type { Database } from "../../platform/schema.ts";
import type { UsStateRecord } from "../records/us-state-record.ts";

/**
 * Returns the row of a state, with the sign of its exact date of statehood.
 *
 * @throws if the record states another sign
 */
export function usStateRow({ statehood, ...facts }: UsStateRecord) {
  const sign = signOfDate(statehood).sign;
  if (sign !== facts.zodiacSign) {
    throw new Error(
      `${facts.name} joined on ${statehood}, so its sign is ${sign}, but its record says ${facts.zodiacSign}.`,
    );
  }
  const { year, month, day } = parseDate(statehood);
  return {
    ...facts,
    statehoodYear: year,
    statehoodMonth: month,
    statehoodDay: day,
  } satisfies Insertable<Database["usStates"]>;
}
