import type { Db } from "@zodiac-at-work/db";
import type { TaskData } from "./task.ts";

/** When to enqueue a task, and its data. */
export interface Schedule<Data extends TaskData> {
  /** The five fields of cron. Resolution is one minute. */
  cron: string;
  /** An IANA time zone; UTC if left out. */
  timeZone?: string;
  data: Data;
  /** Distinguishes the schedules of one task; the task's own key if left out. Letters, digits and `_-./`. */
  key?: string;
  /** Also enqueue the task each time a worker starts. */
  runAtStart?: boolean;
}

/** Schedules of a task: from code, or from a table that is read again every few seconds. */
export type Schedules<Data extends TaskData> =
  | readonly Schedule<Data>[]
  | ((db: Db) => Promise<readonly Schedule<Data>[]>);
