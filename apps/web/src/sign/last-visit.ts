import { lastVisitKey } from "./last-visit-key.ts";

/**
 * Records that the reader is here now. Only the device keeps it, until they sign out.
 *
 * @returns when the visit before this one ended; undefined on the first visit
 */
export function recordVisit(now: Date): Date | undefined {
  const before = read();
  const isSameVisit = before !== undefined && now.getTime() - before.seenAt < pauseMs;
  const endedAt = isSameVisit ? before.endedAt : before?.seenAt;
  localStorage.setItem(lastVisitKey, JSON.stringify({ seenAt: now.getTime(), endedAt }));
  return endedAt === undefined ? undefined : new Date(endedAt);
}

/** A reader who comes back after so long begins a new visit. */
const pauseMs = 30 * 60_000;

interface Stored {
  /** When the reader was last here. */
  readonly seenAt: number;
  /** When the visit before this one ended. */
  readonly endedAt?: number;
}

/** Returns what is stored, unless it is no visit: a reader can change it. */
function read(): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(lastVisitKey) ?? "null");
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
