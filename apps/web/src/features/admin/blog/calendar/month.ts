/** A month of the calendar, from 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/** Reads `2026-11`. Without a valid month, returns the month of `today` in the reader's time zone. */
export function monthIn(value: string | null, today: Date): Month {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(value ?? "") ?? [];
  if (year && month) return { year: Number(year), month: Number(month) };
  return { year: today.getFullYear(), month: today.getMonth() + 1 };
}

/** Returns the month some months later, or earlier. */
export function addMonths({ year, month }: Month, months: number): Month {
  const date = new Date(year, month - 1 + months, 1);
  return { year: date.getFullYear(), month: date.getMonth() + 1 };
}

/** Returns a month as the URL has it: `2026-11`. */
export function monthValue({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** `November 2026` */
export function monthName({ year, month }: Month): string {
  return new Date(year, month - 1, 1).toLocaleDateString("en-US", { month: "long", year: "numeric" });
}

/** Returns when a month begins and ends in the reader's time zone. */
export function rangeOf({ year, month }: Month): { from: string; to: string } {
  return { from: new Date(year, month - 1, 1).toISOString(), to: new Date(year, month, 1).toISOString() };
}

/** Returns the weeks of a month from Sunday to Saturday. A day of another month is undefined. */
export function weeksOf({ year, month }: Month): (number | undefined)[][] {
  const before = new Date(year, month - 1, 1).getDay();
  const days = new Date(year, month, 0).getDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= days ? day : undefined;
    }),
  );
}

/** Groups articles by the day of the month in the reader's time zone, in their order. */
export function byDay<Item extends { readonly at: string }>(articles: readonly Item[]): ReadonlyMap<number, Item[]> {
  return Map.groupBy(articles, ({ at }) => new Date(at).getDate());
}
