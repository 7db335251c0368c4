import { lastVisitKeys } from "./last-visit-key.ts";

type Place = keyof typeof lastVisitKeys;

/**
 * Records that the reader is at a place now. Only the device keeps it, until they sign out.
 *
 * @returns when the visit before this one ended; undefined on the first visit
 */
export function recordVisit(place: Place, now: Date): Date | undefined {
  const endedAt = lastVisit(place, now);
  write(place, { seenAt: now.getTime(), endedAt: endedAt?.getTime() });
  return endedAt;
}

/** Returns when the reader's last visit ended, without recording one. Undefined if there was none before now. */
export function lastVisit(place: Place, now: Date): Date | undefined {
  const before = read(place);
  const isSameVisit = before !== undefined && now.getTime() - before.seenAt < pauseMs;
  const endedAt = isSameVisit ? before.endedAt : before?.seenAt;
  return endedAt === undefined ? undefined : new Date(endedAt);
}

/** Marks everything that is at a place now as seen. */
export function markSeen(place: Place, now: Date): void {
  write(place, { seenAt: now.getTime(), endedAt: now.getTime() });
}

/** A reader who comes back after so long begins a new visit. */
const pauseMs = 30 * 60_000;

interface Stored {
  /** When the reader was last here. */
  readonly seenAt: number;
  /** When the visit before this one ended. */
  readonly endedAt?: number | undefined;
}

/** A device without room keeps no visit, and nothing is marked as new there. */
function write(place: Place, visit: Stored): void {
  try {
    localStorage.setItem(lastVisitKeys[place], JSON.stringify(visit));
  } catch (error) {
    console.error("The visit could not be kept.", error);
  }
}

/** Returns what is stored, unless it is no visit: a reader can change it. */
function read(place: Place): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(lastVisitKeys[place]) ?? "null");
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== "object" || value === null || !("seenAt" in value)) return false;
  const endedAt = "endedAt" in value ? value.endedAt : undefined;
  return isTime(value.seenAt) && (endedAt === undefined || isTime(endedAt));
}

function isTime(value: unknown): boolean {
  return typeof value === "number" && !Number.isNaN(new Date(value).getTime());
}
