import type { Api, Of } from "@zodiac-at-work/contracts";

type Response<Name extends keyof Api> = Of<Api[Name], "response">;

/** The figures of the page. */
export type Operations = Response<"GET /api/operations">;

/** The check of one board. */
export type Check = Response<"GET /api/operations/checks">["checks"][number];

/** One page of checks, with the counts of all pages. */
export type CheckPage = Response<"GET /api/operations/checks">;

/** The report of a check. */
export type CheckReport = Response<"GET /api/operations/checks/:id">["check"];

/** How well the boards of one kind were read. */
export type KindHealth = Response<"GET /api/operations/health">["kinds"][number];

/** How many companies have a board. */
export type Coverage = Response<"GET /api/operations/coverage">;

/** How large the tables are, and what is removed when it is old. */
export type Storage = Response<"GET /api/operations/storage">;

/** What the visits of a release reported. */
export type BrowserRelease = Response<"GET /api/operations/browsers">["releases"][number];

/** An error that browsers reported. */
export type BrowserError = Response<"GET /api/operations/browsers/:release">["errors"][number];

/** A place that openings come from. Operators see it as a "board". */
export type Source = Response<"GET /api/operations/sources">["sources"][number];

/** A page of tasks, with the schedules and the runs that have not ended. */
export type TaskPage = Response<"GET /api/operations/tasks">;

export type Task = TaskPage["tasks"][number];
export type Schedule = TaskPage["schedules"][number];
export type Run = TaskPage["runs"][number];
