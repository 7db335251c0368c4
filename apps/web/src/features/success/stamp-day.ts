import { formatDate, parseDate } from "@zodiac-at-work/zodiac";
import { today } from "../../sign/today.ts";

/**
 * The day on which a user first saw that their payment went through. It is kept in this browser, so that the stamp moves
 * once and the postmark keeps its date.
 */
export const stampDay = {
  /** Returns the day and whether it is the first time. */
  of(uid: string) {
    const stored = localStorage.getItem(keyOf(uid)) ?? "";
    return /^\d{4}-\d\d-\d\d$/.test(stored)
      ? { day: parseDate(stored), isFirst: false }
      : { day: today(), isFirst: true };
  },
  keep(uid: string): void {
    if (stampDay.of(uid).isFirst) localStorage.setItem(keyOf(uid), formatDate(today()));
  },
};

function keyOf(uid: string): string {
  return `zodiac:stamped:${uid}`;
}
