import { sql } from "kysely";
import type { Db } from "../platform/client.ts";
import { rangeEndOf, type Vital, vitals } from "./vitals.ts";

/** What one visit reports. */
export interface BrowserReport {
  /** Identifies the build of the site. */
  release: string;
  /** The pattern of the page's path, such as `/companies/:id`. */
  page: string;
  /** Whether the visit reports for the first time. */
  isFirst: boolean;
  /** Milliseconds; the layout shift has no unit. */
  vitals: Partial<Record<Vital, number | undefined>>;
  errors: readonly { page: string; name: string; place: string }[];
}

/** Anybody can send reports. These limits keep the table small: what is beyond them is counted as `other`. */
const most = { releasesPerDay: 10, errorsPerDay: 300 };

const other = "other";

interface Row {
  readonly page: string;
  readonly what: "visit" | "error" | Vital;
  readonly detail: string;
}

/**
 * Counts a report among those of its day, release and page.
 *
 * @example
 * await recordBrowserReport(db, { release: "Bx3kQ9aZ", page: "/", isFirst: true, vitals: { lcp: 1180 }, errors: [] });
 */
export async function recordBrowserReport(db: Db, report: BrowserReport, now = new Date()): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const [release, known] = await Promise.all([releaseFor(db, day, report.release), countErrors(db, day)]);
  const rows: Row[] = [
    ...(report.isFirst ? [{ page: report.page, what: "visit" as const, detail: "" }] : []),
    ...vitals.flatMap((vital) => {
      const value = report.vitals[vital];
      return value === undefined ? [] : [{ page: report.page, what: vital, detail: String(rangeEndOf(vital, value)) }];
    }),
    ...report.errors.map(({ page, name, place }) => {
      return { page, what: "error" as const, detail: known < most.errorsPerDay ? `${name} at ${place}` : other };
    }),
  ];
  // In one order everywhere, so that two reports never wait for each other. A statement may count a row only once.
  const sums = Map.groupBy(rows, ({ page, what, detail }) => JSON.stringify([page, what, detail]));
  const sorted = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const values = sorted.flatMap(([, same]) => same.slice(0, 1).map((row) => ({ ...row, count: same.length })));
  if (values.length === 0) return;
  await db
    .insertInto("browserReports")
    .values(values.map((row) => ({ day, release, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(["day", "release", "page", "what", "detail"])
        .doUpdateSet({ count: sql`browser_reports.count + excluded.count` }),
    )
    .execute();
}

async function releaseFor(db: Db, day: string, release: string): Promise<string> {
  const rows = await db
    .selectFrom("browserReports")
    .select("release")
    .distinct()
    .where("day", "=", day)
    .limit(most.releasesPerDay + 1)
    .execute();
  return rows.length < most.releasesPerDay || rows.some((row) => row.release === release) ? release : other;
}

async function countErrors(db: Db, day: string): Promise<number> {
  const { count } = await db
    .selectFrom("browserReports")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("day", "=", day)
    .where("what", "=", "error")
    .executeTakeFirstOrThrow();
  return count;
}
