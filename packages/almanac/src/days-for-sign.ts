import { type CivilDate, dayAnimal, relationsBetween, type SignId } from "@zodiac-at-work/zodiac";

/** How a day suits a sign, by the animal of the day. */
export interface DayForSign {
  readonly date: CivilDate;
  /** The animal of the day. */
  readonly sign: SignId;
  /** `good` for the sign's harmonies, `careful` for its clash and its harm. */
  readonly kind: "good" | "careful" | "plain";
}

/**
 * Returns how consecutive days suit a sign. A day in harmony with it (liuhe or sanhe) is good. A day that clashes with it or
 * harms it (liuchong, liuhai) asks for care.
 *
 * @example
 * daysFor("dragon", { year: 2026, month: 11, day: 30 }, 1); // [{ sign: "monkey", kind: "good", … }]
 */
export function daysFor(reader: SignId, from: CivilDate, count: number): DayForSign[] {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index);
    const animal = dayAnimal(date);
    // Without a time, and with days that change at midnight, the animal is always known.
    const sign = animal.known ? animal.sign : animal.possible[0];
    return { date, sign, kind: kindOf(reader, sign) };
  });
}

function kindOf(reader: SignId, sign: SignId): DayForSign["kind"] {
  const relations = new Set(relationsBetween(reader, sign).map(({ id }) => id));
  if (sign !== reader && (relations.has("liuhe") || relations.has("sanhe"))) return "good";
  return relations.has("liuchong") || relations.has("liuhai") ? "careful" : "plain";
}

/** Returns the date a number of days later, or earlier if the number is negative. */
export function addDays({ year, month, day }: CivilDate, days: number): CivilDate {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns the signs of the days of a kind, in the order of the cycle. */
export function signsOfKind(days: readonly DayForSign[], kind: DayForSign["kind"]): SignId[] {
  return [...new Set(days.filter((day) => day.kind === kind).map(({ sign }) => sign))];
}
