import type { SavedLists } from "@zodiac-at-work/db";
import { withIsoDates } from "../../http/iso-dates.ts";

/** Returns what an account keeps as its contract shows it. */
export function toSavedItems({ searches, openings }: Pick<SavedLists, "searches" | "openings">) {
  return {
    searches: withIsoDates(searches),
    openings: openings.map(({ jobId, title, companyId, companyName, savedAt }) => ({
      id: jobId,
      title,
      company: { id: companyId, name: companyName },
      savedAt: savedAt.toISOString(),
    })),
  };
}
