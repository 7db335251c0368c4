import { beginCheck, type Db, finishCheck } from "@zodiac-at-work/db";
import type { SignId } from "@zodiac-at-work/zodiac";

interface NewSource {
  logoUrl?: string | null;
  lastAttemptAt?: Date | null;
  status?: "proposed" | "active" | "paused";
  zodiacSign?: SignId;
  /** The other sign that the company's founding may have. */
  possibleSign?: SignId | null;
}

/** Adds a company with a source of the same name, and returns the id of the source. */
export async function addSource(
  db: Db,
  name: string,
  { logoUrl = null, zodiacSign = "rat", possibleSign = null, ...source }: NewSource = {},
): Promise<number> {
  const company = {
    name,
    location: "Lisbon",
    industry: "Technology",
    description: "A company.",
    zodiacSign,
    possibleSign,
    logoUrl,
  } as const;
  const { id: companyId } = await db.insertInto("companies").values(company).returning("id").executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("jobSources")
    .values({ companyId, kind: "ashby", address: name, status: "active", ...source })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends the check of a source that a run waits for, without a posting. */
export async function endCheck(db: Db, sourceId: number, endedAt: Date): Promise<void> {
  const check = await beginCheck(db, sourceId, endedAt);
  if (!check) throw new Error("no run waits for the source");
  const counts = { unreadable: 0, requests: 1, bytes: 1 };
  const result = { outcome: "empty", reason: null, ...counts, details: null, validators: null, endedAt } as const;
  await finishCheck(db, check, result);
}
