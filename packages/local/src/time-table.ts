/** The part of turbo's summary of a run that says how long each task took. Times are milliseconds since 1970. */
export interface RunSummary {
  readonly execution: { readonly startTime: number; readonly endTime: number };
  readonly tasks: readonly {
    readonly taskId: string;
    readonly cache: { readonly status: string };
    readonly execution: { readonly startTime: number; readonly endTime: number };
  }[];
}

/** Tasks that are shorter stand together in the last line. */
const shortestMs = 1000;

/**
 * Returns the tasks of a run with their seconds, the longest first. Tasks run side by side, so their times add up to more
 * than the run.
 */
export function timeTable({ execution, tasks }: RunSummary): string {
  const run = tasks
    .filter(({ cache }) => cache.status !== "HIT")
    .map(({ taskId, execution: { startTime, endTime } }) => ({ name: taskId, ms: endTime - startTime }))
    .toSorted((a, b) => b.ms - a.ms);
  const long = run.filter(({ ms }) => ms >= shortestMs);
  const cached = tasks.length - run.length;
  return [
    `Time of the tests by workspace, ${seconds(execution.endTime - execution.startTime)} in all:`,
    ...long.map(({ name, ms }) => `${seconds(ms).padStart(8)}  ${name}`),
    `${String(run.length - long.length).padStart(8)}  shorter tasks, and ${cached} from the cache`,
  ].join("\n");
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(0)} s`;
}
