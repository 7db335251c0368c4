import { sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { summarize, type Vital, type VitalSummary, vitals } from "./vitals.ts";

/** What the visits of a release, or of one of its pages, reported. */
interface VisitSummary {
  visits: number;
  errors: number;
  /** Null for what no visit reported. */
  vitals: Record<Vital, VitalSummary | null>;
}

interface ReleaseSummary extends VisitSummary {
  release: string;
  /** The first and the last day of its reports, as `YYYY-MM-DD` in UTC. */
  firstDay: string;
  lastDay: string;
}

/** An error that browsers reported. */
interface BrowserError {
  page: string;
  /** Its kind and its place in the scripts. */
  error: string;
  count: number;
  lastDay: string;
}

/** Summarizes what browsers reported since a day, by release: the latest first. */
export async function listBrowserReleases(db: Db, since: string): Promise<ReleaseSummary[]> {
  const rows = await db
    .selectFrom("browserReports")
    .select(["release", "what", "detail"])
    .select([sql<number>`sum(count)::integer`.as("count"), sql<string>`min(day)`.as("firstDay")])
    .select(sql<string>`max(day)`.as("lastDay"))
    .where("day", ">=", since)
    .groupBy(["release", "what", "detail"])
    .execute();
  return Array.from(
    Map.groupBy(rows, ({ release }) => release),
    ([release, group]) => {
      const days = group.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).toSorted();
      return { release, firstDay: days[0] ?? "", lastDay: days.at(-1) ?? "", ...summaryOf(group) };
    },
  ).toSorted((a, b) => compare(b.firstDay, a.firstDay) || compare(b.lastDay, a.lastDay) || b.visits - a.visits);
}

/** Summarizes the pages of a release, the most visited first, and lists its most frequent errors. */
export async function getBrowserRelease(
  db: Db,
  release: string,
  since: string,
): Promise<{ pages: (VisitSummary & { page: string })[]; errors: BrowserError[] }> {
  const ofRelease = db.selectFrom("browserReports").where("release", "=", release).where("day", ">=", since);
  const [rows, errors] = await Promise.all([
    ofRelease
      .select(["page", "what", "detail", sql<number>`sum(count)::integer`.as("count")])
      .groupBy(["page", "what", "detail"])
      .execute(),
    ofRelease
      .select(["page", "detail as error"])
      .select([sql<number>`sum(count)::integer`.as("count"), sql<string>`max(day)`.as("lastDay")])
      .where("what", "=", "error")
      .groupBy(["page", "detail"])
      .orderBy("count", "desc")
      .orderBy("page")
      .orderBy("detail")
      .limit(20)
      .execute(),
  ]);
  const pages = Array.from(
    Map.groupBy(rows, ({ page }) => page),
    ([page, group]) => ({ page, ...summaryOf(group) }),
  );
  return { pages: pages.toSorted((a, b) => b.visits - a.visits || compare(a.page, b.page)), errors };
}

function summaryOf(rows: readonly { what: string; detail: string; count: number }[]): VisitSummary {
  const sum = (what: string) => rows.reduce((total, row) => (row.what === what ? total + row.count : total), 0);
  const summaries = vitals.map((vital) => {
    const counts = rows.filter(({ what }) => what === vital).map((row) => [Number(row.detail), row.count] as const);
    return [vital, summarize(vital, new Map(counts))] as const;
  });
  return {
    visits: sum("visit"),
    errors: sum("error"),
    vitals: Object.fromEntries(summaries) as VisitSummary["vitals"],
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
