import { type AdminAction, adminActions, isOneOf } from "@zodiac-at-work/catalog";
import { pageIn } from "../../../lists/search-params.ts";

/** What the URL asks the page to show. Invalid values in the URL are ignored. */
export interface AuditView {
  readonly person: string | undefined;
  readonly action: AdminAction | undefined;
  /** A day in UTC, as `YYYY-MM-DD`. */
  readonly day: string | undefined;
  readonly page: number;
}

export function auditViewIn(query: URLSearchParams): AuditView {
  const action = query.get("action");
  const day = query.get("day") ?? "";
  return {
    person: (query.get("person") ?? "").slice(0, 200) || undefined,
    action: isOneOf(adminActions, action) ? action : undefined,
    day: isDay(day) ? day : undefined,
    page: pageIn(query),
  };
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
