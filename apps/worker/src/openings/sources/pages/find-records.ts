import { isRecord } from "../fields/json-fields.ts";
import { type FreeRecord, isJobRecord, type JobMarks } from "./record.ts";

/** A list of postings within other data. */
export interface FoundRecords {
  records: FreeRecord[];
  /** The object that holds the list; empty if the list is the whole of the data. */
  parent: FreeRecord;
  /** The number of postings that the data says there are. */
  declared: number | null;
}

/**
 * Finds the list of postings in data of unknown shape: the longest list or map in which most values are about jobs, or
 * else an empty list with a usual name. Returns null if the data has no such list.
 */
export function findRecords(data: unknown, marks: JobMarks): FoundRecords | null {
  let best: FoundRecords | null = null;
  let empty: FoundRecords | null = null;
  const pending: { value: unknown; name: string; parent: FreeRecord; depth: number }[] = [
    { value: data, name: "", parent: {}, depth: 0 },
  ];
  for (let at = 0; at < pending.length && at < maxValues; at++) {
    const { value, name, parent, depth } = pending[at] ?? { value: null, name: "", parent: {}, depth: 0 };
    if (typeof value !== "object" || value === null) continue;
    const values: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (Array.isArray(value) && values.every(isNotice) && depth <= 3 && (depth === 0 || listNames.test(name))) {
      empty ??= { records: [], parent, declared: null };
    }
    const isList = Array.isArray(value) || values.length > 1;
    if (isList && values.length > (best?.records.length ?? 0) && areMostlyJobs(values, marks))
      best = toRecords(values, parent);
    if (depth >= maxDepth) continue;
    const owner = isRecord(value) ? value : parent;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === "object" && child !== null) {
        pending.push({ value: child, name: Array.isArray(value) ? name : key, parent: owner, depth: depth + 1 });
      }
    }
  }
  return best ?? empty;
}

/**
 * Makes records of the values of a list. Lists of some services begin with a legal notice. It is no posting. A value
 * that is no record becomes an empty one and counts as unreadable.
 */
export function toRecords(values: readonly unknown[], parent: FreeRecord): FoundRecords {
  const postings = isNotice(values[0]) ? values.slice(1) : values;
  return { records: postings.map((value) => (isRecord(value) ? value : {})), parent, declared: declaredBy(parent) };
}

const maxValues = 300_000;
const maxDepth = 14;
const sampleSize = 20;
const listNames =
  /^(?:jobs?|items?|results?|data|postings?|positions?|vacanc(?:y|ies)|openings?|offers?|hits|listings?|opportunities|edges|records?)$/i;

function areMostlyJobs(values: unknown[], marks: JobMarks): boolean {
  // The first may be a notice.
  const sample = values.length > 1 ? values.slice(-sampleSize) : values;
  const jobs = sample.filter((value) => isJobRecord(value, marks)).length;
  return jobs * 2 > sample.length || (jobs === 1 && values.length === 2);
}

function isNotice(value: unknown): boolean {
  const names = isRecord(value) ? Object.keys(value) : [];
  return names.some((name) => /legal|notice|terms|disclaimer/i.test(name)) && !isJobRecord(value, { minFields: 1 });
}

/**
 * Whether the list is as long as its response says a response is: by a limit, or by a count of its own beside a larger
 * total. The total is then of the whole site, and says nothing about what this response should hold.
 *
 * @param limit of the request, if it names one
 */
export function isFullPage({ records, parent, declared }: FoundRecords, limit: number | null): boolean {
  const stated = Object.entries(parent).flatMap(([name, value]) =>
    Number.isSafeInteger(value) && value !== declared && sizeNames.test(name) ? Number(value) : [],
  );
  const sizes = limit === null ? stated : [...stated, limit];
  return records.length > 0 && sizes.length > 0 && sizes.every((size) => records.length >= size);
}

const sizeNames = /^(?:limit|per[_-]?page|page[_-]?size|count|job[_-]?count|returned)$/i;

/** Totals stand beside the list, or in an object beside it. */
function declaredBy(parent: FreeRecord): number | null {
  const places = [parent, parent.meta, parent.pagination, parent.paging, parent.page, parent.pageInfo].filter(isRecord);
  const totals = places.flatMap((place) =>
    Object.entries(place).filter(([name, value]) => totalNames.test(name) && Number.isSafeInteger(value)),
  );
  return totals.length === 0 ? null : Math.max(...totals.map(([, value]) => Number(value)));
}

const totalNames =
  /^(?:total|(?:total|num|nb)[_-]?(?:count|found|results?|jobs?|job[_-]?count|items?|elements|hits|records)|records?[_-]?total|job[_-]?count)$/i;
