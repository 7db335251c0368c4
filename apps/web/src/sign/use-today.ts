import { type CivilDate, formatDate, parseDate } from "@zodiac-at-work/zodiac";
import { useSyncExternalStore } from "react";
import { today } from "./today.ts";

/**
 * Returns the reader's current day. A prerendered page starts with the day of its build, `VITE_BUILD_DAY`, and switches
 * to the reader's day once it is hydrated.
 */
export function useToday(): CivilDate {
  return parseDate(useSyncExternalStore(subscribe, currentDay, buildDay));
}

function currentDay(): string {
  return formatDate(today());
}

function buildDay(): string {
  return import.meta.env.VITE_BUILD_DAY ?? currentDay();
}

function subscribe(): () => void {
  return () => {};
}
