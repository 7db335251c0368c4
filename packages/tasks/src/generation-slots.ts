import type { GenerationFrequency } from "@zodiac-at-work/catalog";
import type { StoredBlogSettings } from "@zodiac-at-work/db";

/** When articles are written by themselves. */
export interface GenerationSchedule {
  /** The first slot is one period later. Later slots keep its time of day in UTC, and monthly ones its day. */
  anchor: Date;
  frequency: GenerationFrequency;
}

type Settings = Pick<StoredBlogSettings, "isActive" | "generationFrequency" | "createdAt" | "scheduledFrom">;

/** Returns the latest slot that the settings ask an article for, or undefined if they ask for none. */
export function dueSlot(settings: Settings, now: Date): Date | undefined {
  const slot = latestSlot(scheduleOf(settings), now);
  return settings.isActive && slot && slot > settings.scheduledFrom ? slot : undefined;
}

/** Returns when the schedule writes the next article, or null if it is off. */
export function nextGenerationAt(settings: Settings, now: Date): Date | null {
  return settings.isActive ? nextSlot(scheduleOf(settings), now) : null;
}

function scheduleOf({ createdAt, generationFrequency }: Settings): GenerationSchedule {
  return { anchor: createdAt, frequency: generationFrequency };
}

/**
 * Returns the latest slot that is not after a moment, or undefined before the first slot.
 *
 * @example
 * latestSlot({ anchor: new Date("2026-01-31T09:00:00Z"), frequency: "monthly" }, new Date("2026-03-30T00:00:00Z"));
 * // 2026-02-28T09:00:00Z: a month without the anchor's day ends with the slot
 */
function latestSlot(schedule: GenerationSchedule, now: Date): Date | undefined {
  const number = latestNumber(schedule, now);
  return number >= 1 ? slotAt(schedule, number) : undefined;
}

/** Returns the first slot after a moment. */
function nextSlot(schedule: GenerationSchedule, now: Date): Date {
  return slotAt(schedule, Math.max(1, latestNumber(schedule, now) + 1));
}

/** The number of the latest slot; 0 or less before the first. */
function latestNumber(schedule: GenerationSchedule, now: Date): number {
  const { anchor, frequency } = schedule;
  if (frequency !== "monthly") return Math.floor((now.getTime() - anchor.getTime()) / periodMs[frequency]);
  const months = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + (now.getUTCMonth() - anchor.getUTCMonth());
  return slotAt(schedule, months) <= now ? months : months - 1;
}

function slotAt({ anchor, frequency }: GenerationSchedule, number: number): Date {
  if (frequency !== "monthly") return new Date(anchor.getTime() + number * periodMs[frequency]);
  const slot = new Date(anchor);
  const month = anchor.getUTCMonth() + number;
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  slot.setUTCFullYear(anchor.getUTCFullYear(), month, Math.min(anchor.getUTCDate(), lastDay));
  return slot;
}

const dayMs = 86_400_000;
const periodMs = { daily: dayMs, weekly: 7 * dayMs, biweekly: 14 * dayMs } as const;
