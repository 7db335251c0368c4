import {
  isOneOf,
  type SourceKind,
  type SourceOutcome,
  type SourceStatus,
  sourceKinds,
  sourceOutcomes,
  sourceStatuses,
} from "@zodiac-at-work/catalog";
import type { Source, Task } from "./operations-types.ts";

/** What the URL asks the page to show. Invalid values in the URL are ignored. */
export interface OperationsView {
  readonly outcome: SourceOutcome | undefined;
  readonly search: string;
  readonly days: (typeof periods)[number];
  /** The id of the check that is open. */
  readonly run: string | undefined;
  readonly status: SourceStatus | undefined;
  readonly kind: SourceKind | undefined;
  readonly health: Source["health"] | undefined;
  readonly board: string;
  readonly boardPage: number;
  /** The id of the source that is open. */
  readonly source: string | undefined;
  readonly task: Task["state"] | undefined;
  readonly taskPage: number;
}

/** The periods of checks to choose from, in days. */
export const periods = [1, 7, 30, 365] as const;

export const healths = ["new", ...sourceOutcomes, "suspect"] as const satisfies readonly Source["health"][];

const taskStates = ["active", "retrying", "failed", "queued"] as const satisfies readonly Task["state"][];

export function operationsViewIn(query: URLSearchParams): OperationsView {
  const one = <Value extends string>(values: readonly Value[], name: string): Value | undefined => {
    const value = query.get(name);
    return isOneOf(values, value) ? value : undefined;
  };
  return {
    outcome: one(sourceOutcomes, "outcome"),
    search: textIn(query, "search"),
    days: periods.find((days) => String(days) === query.get("days")) ?? 1,
    run: idIn(query, "run"),
    status: one(sourceStatuses, "status"),
    kind: one(sourceKinds, "kind"),
    health: one(healths, "health"),
    board: textIn(query, "board"),
    boardPage: Number(idIn(query, "boards") ?? 1),
    source: idIn(query, "source"),
    task: one(taskStates, "tasks"),
    taskPage: Number(idIn(query, "queue") ?? 1),
  };
}

/**
 * Returns the URL's query with some values changed, for the `search` of a link. Undefined and empty values are removed.
 *
 * @example
 * changedView(new URLSearchParams("outcome=failed&run=7"), { run: undefined }); // "?outcome=failed"
 */
export function changedView(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, String(value));
    else next.delete(name);
  }
  const text = next.toString();
  return text && `?${text}`;
}

function textIn(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? "").trim().slice(0, 200);
}

function idIn(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name) ?? "";
  return /^[1-9]\d{0,8}$/.test(value) ? value : undefined;
}
